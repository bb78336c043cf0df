import type { ReactNode } from 'react';
import { createQueryClient, QueryClientProvider, type QueryClient } from '../platform/query.ts';
import { MemoryRouter } from '../platform/memory-router.tsx';
import { useRoutes, type RouteObject } from '../platform/router.ts';
import { Announcer } from '../ui/components/announcer.tsx';
import { DialogHost } from '../ui/dialog/dialog-host.tsx';
import { ToastHost } from '../ui/toast/toasts.tsx';

const Routed = ({ routes }: { readonly routes: RouteObject[] }): ReactNode => useRoutes(routes);

export interface FakeShellProps {
  readonly routes: RouteObject[];
  readonly path: string;
  readonly queryClient?: QueryClient;
}

export const FakeShell = ({ routes, path, queryClient = createQueryClient() }: FakeShellProps) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter initialEntries={[path]}>
      <Routed routes={routes} />
      <DialogHost />
      <ToastHost />
      <Announcer />
    </MemoryRouter>
  </QueryClientProvider>
);
