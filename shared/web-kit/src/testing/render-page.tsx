import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FakeShell } from '../fake-shell/index.tsx';
import { QueryClient } from '../platform/query.ts';
import type { RouteObject } from '../platform/router.ts';

/** Opens a page of a remote at a path, in the fake shell, without retries. `refreshReads` does what the shell does at a live event. */
export const renderPage = (
  routes: RouteObject[],
  path: string,
): RenderResult & {
  readonly user: UserEvent;
  readonly invalidateQueries: (operationId: string) => void;
} => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 0 } },
  });
  return {
    user: userEvent.setup(),
    invalidateQueries: (operationId) => void queryClient.invalidateQueries({ queryKey: [operationId] }),
    ...render(<FakeShell routes={routes} path={path} queryClient={queryClient} />),
  };
};
