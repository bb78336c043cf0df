import {
  lazyPage,
  Navigate,
  preview,
  siteConfig,
  useDataSaver,
  useLocation,
  useOnline,
} from '@tokri/web-kit/platform';
import { signInPath, useSession } from '@tokri/web-kit/session';
import { classNames, OfflineBanner } from '@tokri/web-kit/ui';
import { useState, type ReactNode } from 'react';
import { findScreen, showsBottomMenu } from '../screens.ts';
import { t } from '../labels.ts';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { BottomMenu } from './menus/bottom-menu.tsx';
import styles from './frame.module.css';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { PincodeSheet } from './pincode/pincode-sheet.tsx';
import { SlotRibbon } from './header/slot-ribbon.tsx';

const SideMenuDrawer = lazyPage(() =>
  import('./menus/side-menu.tsx').then((file) => file.SideMenuDrawer),
);
const ProfileSheet = lazyPage(() =>
  import('./menus/profile-sheet.tsx').then((file) => file.ProfileSheet),
);
const PreviewBanner = lazyPage(() =>
  import('./preview/preview-banner.tsx').then((file) => file.PreviewBanner),
);
const DataSaverBar = lazyPage(() =>
  import('./data-saver/data-saver-bar.tsx').then((file) => file.DataSaverBar),
);
const screensWithSlotRibbon = [
  'home',
  'product-list',
  'all-categories',
  'sub-category',
  'subcategory-list',
  'offer-item-list',
];

const ShopHeader = ({ path }: { readonly path: string }) => {
  const [layer, setLayer] = useState<'menu' | 'profile' | null>(null);
  const close = () => setLayer(null);
  return (
    <>
      <Header isMenuOpen={layer === 'menu'} onMenu={() => setLayer('menu')} />
      {screensWithSlotRibbon.includes(path) ? (
        <SlotRibbon />
      ) : (
        <div className="basket-rim" aria-hidden="true" />
      )}
      <RemoteBoundary resetKey={path} fallback={() => null}>
        {layer === 'menu' && (
          <SideMenuDrawer onClose={close} onProfile={() => setLayer('profile')} />
        )}
        {layer === 'profile' && <ProfileSheet onClose={close} />}
      </RemoteBoundary>
    </>
  );
};

const useMustSignIn = (path: string): boolean => {
  const user = useSession((state) => state.user);
  return path === 'home' && siteConfig().partyLogin && user === null;
};

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
      {!isOnline && <OfflineBanner onRetry={() => location.reload()} />}
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
