import {
  lazyPage,
  Navigate,
  preview,
  siteConfig,
  useDataSaver,
  useHasShownData,
  useLocation,
  useOnline,
} from '@tokri/web-kit/platform';
import { signInPath, useSession } from '@tokri/web-kit/session';
import { classNames, OfflineBanner } from '@tokri/web-kit/ui';
import type { ReactNode } from 'react';
import { findScreen, showsBottomMenu } from '../screens.ts';
import { t } from '../labels.ts';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { BottomMenu } from './menus/bottom-menu.tsx';
import styles from './frame.module.css';
import { Footer } from './footer/footer.tsx';
import { ShopHeader } from './header/shop-header.tsx';
import { PincodeSheet } from './pincode/pincode-sheet.tsx';

const PreviewBanner = lazyPage(() =>
  import('./preview/preview-banner.tsx').then((file) => file.PreviewBanner),
);
const DataSaverBar = lazyPage(() =>
  import('./data-saver/data-saver-bar.tsx').then((file) => file.DataSaverBar),
);
const useMustSignIn = (path: string): boolean => {
  const user = useSession((state) => state.user);
  return path === 'home' && siteConfig().partyLogin && user === null;
};

const OfflineNotice = () => (
  <OfflineBanner hasShownData={useHasShownData()} onRetry={() => location.reload()} />
);

export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const isSavingData = useDataSaver();
  const screen = findScreen(pathname);
  const frame = screen?.frame ?? 'shop';
  const hasBottom = showsBottomMenu(pathname);
  if (useMustSignIn(screen?.path ?? '')) return <Navigate to={signInPath('/home')} replace />;
  return (
    <div className={classNames(styles.frame, hasBottom && 'has-bottom-menu')}>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      {preview() && <PreviewBanner />}
      {!isOnline && <OfflineNotice />}
      {frame === 'shop' && <ShopHeader path={screen?.path ?? ''} />}
      {frame === 'shop' && isSavingData && <DataSaverBar />}
      {children}
      {frame === 'shop' && <Footer />}
      {hasBottom && <BottomMenu />}
      <RemoteBoundary resetKey={pathname} fallback={() => null}>
        <PincodeSheet />
      </RemoteBoundary>
    </div>
  );
};
