import { useLocation, useRoutes } from '@tokri/web-kit/platform';
import type { RemoteName, RoutesModule } from '@tokri/web-kit/shell-contract';
import { ErrorPanel } from '@tokri/web-kit/ui';
import { useEffect } from 'react';
import { t } from '../texts.ts';
import { NotFoundPage } from '../pages/not-found.tsx';
import styles from './page-skeleton.module.css';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { retryRemote, startRemote, useRemote } from './remote-store.ts';

const unknown = { path: '*', element: <NotFoundPage /> };

const Routed = ({ module }: { readonly module: RoutesModule }) => useRoutes([...module.routes, unknown]);

const Failed = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => (
  <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}><h1 className="sr">{t('failed')}</h1><ErrorPanel problem={error} onRetry={onRetry} /></main>
);

/** The pages of one remote: waiting, broken or shown, each by itself. */
export const RemotePage = ({ name }: { readonly name: RemoteName }) => {
  const state = useRemote(name);
  const { pathname } = useLocation();
  useEffect(() => startRemote(name), [name]);
  if (state.kind === 'loading') return <PageSkeleton />;
  if (state.kind === 'failed') return <Failed error={state.error} onRetry={() => retryRemote(name)} />;
  return (
    <RemoteBoundary resetKey={pathname} fallback={(error, retry) => <Failed error={error} onRetry={retry} />}>
      <Routed module={state.module} />
    </RemoteBoundary>
  );
};
