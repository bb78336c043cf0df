import { useLanguage, useLocation, useRoutes } from '@tokri/web-kit/platform';
import { Announcer, DialogHost, ToastHost } from '@tokri/web-kit/ui';
import { Fragment } from 'react';
import { useLiveData } from './effects/use-live-data.ts';
import { useOfferedPlace } from './effects/use-offered-place.ts';
import { useReturn } from './effects/use-return.ts';
import { useNavigation } from './effects/use-navigation.ts';
import { usePlace } from './effects/use-place.ts';
import { Frame } from './frame/frame.tsx';
import { FailedPage } from './remotes/failed-page.tsx';
import { RemoteBoundary } from './remotes/remote-boundary.tsx';
import { RemotePage } from './remotes/remote-page.tsx';
import { routes } from './routes.tsx';
import { screenOf } from './screens.ts';

const Routed = () => useRoutes(routes);

const ShellPage = () => (
  <RemoteBoundary
    resetKey={useLocation().pathname}
    fallback={(error, retry) => <FailedPage error={error} onRetry={retry} />}
  >
    <Routed />
  </RemoteBoundary>
);

const Page = () => {
  const owner = screenOf(useLocation().pathname)?.owner ?? 'shell';
  return owner === 'shell' ? <ShellPage /> : <RemotePage name={owner} />;
};

/** The one router's tree. Another language starts it anew, so that every text is asked for again. */
export const App = () => {
  useNavigation();
  useLiveData();
  useOfferedPlace();
  useReturn();
  usePlace();
  return (
    <Fragment key={useLanguage()}>
      <Frame>
        <Page />
      </Frame>
      <ToastHost />
      <DialogHost />
      <Announcer />
    </Fragment>
  );
};
