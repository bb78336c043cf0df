import { cartPath } from '@tokri/contracts/platform';
import { useLanguage, useLocation, useRoutes } from '@tokri/web-kit/platform';
import { Announcer, DialogHost, ToastHost } from '@tokri/web-kit/ui';
import { Fragment } from 'react';
import { useAppNavigation } from './effects/use-app-navigation.ts';
import { useAppBadge } from './effects/use-app-badge.ts';
import { useChatReply } from './effects/use-chat-reply.ts';
import { useEndedSessionNotice } from './effects/ended-session.ts';
import { useDataOfFormerUser } from './effects/use-data-of-former-user.ts';
import { useLiveData } from './effects/use-live-data.ts';
import { useWaitlistOffer } from './effects/use-waitlist-offer.ts';
import { useOwnParty } from './effects/use-own-party.ts';
import { useReconnect } from './effects/use-reconnect.ts';
import { useRouteChange } from './effects/use-route-change.ts';
import { usePincodeFromAddress } from './effects/use-pincode-from-address.ts';
import { Frame } from './frame/frame.tsx';
import { FailedPage } from './remotes/failed-page.tsx';
import { RemoteBoundary } from './remotes/remote-boundary.tsx';
import { RemotePage } from './remotes/remote-page.tsx';
import { routes } from './routes.tsx';
import { findScreen } from './screens.ts';
import { VersionGate } from './version/version-gate.tsx';

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
  const { pathname } = useLocation();
  const owner = findScreen(pathname)?.owner ?? 'shell';
  if (owner === 'shell') return <ShellPage />;
  const page = <RemotePage name={owner} />;
  return pathname === cartPath ? <VersionGate>{page}</VersionGate> : page;
};

/** The language is the key: a change remounts the tree, so every text is translated again. */
export const App = () => {
  useRouteChange();
  useLiveData();
  useWaitlistOffer();
  useChatReply();
  useReconnect();
  useDataOfFormerUser();
  useOwnParty();
  useEndedSessionNotice();
  usePincodeFromAddress();
  useAppBadge();
  useAppNavigation();
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
