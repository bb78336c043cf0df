import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FakeShell } from '../fake-shell/index.tsx';
import { QueryClient } from '../platform/query.ts';
import type { RouteObject } from '../platform/router.ts';

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
    invalidateQueries: (operationId) =>
      void queryClient.invalidateQueries({ queryKey: [operationId] }),
    ...render(<FakeShell routes={routes} path={path} queryClient={queryClient} />),
  };
};
