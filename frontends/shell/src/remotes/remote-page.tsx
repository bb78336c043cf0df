import { useLocation, useRoutes } from '@tokri/web-kit/platform';
import type { RemoteName, RoutesModule } from '@tokri/web-kit/shell-contract';
import { useEffect } from 'react';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { FailedPage } from './failed-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { retryRemote, startRemote, useRemote } from './remote-store.ts';

const unknown = { path: '*', element: <NotFoundPage /> };

const Routed = ({ module }: { readonly module: RoutesModule }) =>
  useRoutes([...module.routes, unknown]);

export const RemotePage = ({ name }: { readonly name: RemoteName }) => {
  const state = useRemote(name);
  const { pathname } = useLocation();
  useEffect(() => void startRemote(name), [name]);
  if (state.kind === 'loading') return <PageSkeleton />;
  if (state.kind === 'failed')
    return <FailedPage error={state.error} onRetry={() => retryRemote(name)} />;
  return (
    <RemoteBoundary
      resetKey={pathname}
      fallback={(error, retry) => <FailedPage error={error} onRetry={retry} />}
    >
      <Routed module={state.module} />
    </RemoteBoundary>
  );
};
