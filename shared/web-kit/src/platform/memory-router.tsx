import { useState, type ReactNode } from 'react';
import { UNSAFE_createMemoryHistory, unstable_HistoryRouter } from 'react-router';
import { navigateUnlessBlocked } from './navigation-blocker.ts';

const createBlockableHistory = (initialEntries: string[]) => {
  const memoryHistory = UNSAFE_createMemoryHistory({ initialEntries, v5Compat: true });
  const { push, replace, go } = memoryHistory;
  return Object.assign(memoryHistory, {
    push: (...args: Parameters<typeof push>) => navigateUnlessBlocked(() => push(...args)),
    replace: (...args: Parameters<typeof replace>) => navigateUnlessBlocked(() => replace(...args)),
    go: (delta: number) => navigateUnlessBlocked(() => go(delta)),
  });
};

/** For tests. Not part of `router.ts`: shared modules are not tree-shaken. */
export const MemoryRouter = ({
  initialEntries = ['/'],
  children,
}: {
  readonly initialEntries?: string[];
  readonly children: ReactNode;
}) => {
  const [history] = useState(() => createBlockableHistory(initialEntries));
  const HistoryRouter = unstable_HistoryRouter;
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
};
