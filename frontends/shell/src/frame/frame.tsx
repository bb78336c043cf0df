import { lazyPage, Navigate, site, useLocation, useOnline } from '@tokri/web-kit/platform';
import { signInPath, useSession } from '@tokri/web-kit/session';
import { classNames, OfflineBanner } from '@tokri/web-kit/ui';
import { useState, type ReactNode } from 'react';
import { screenOf, showsBottomMenu } from '../screens.ts';
import { t } from '../texts.ts';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { BottomMenu } from './bottom-menu.tsx';
import styles from './frame.module.css';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PincodeSheet } from './pincode-sheet.tsx';
import { SlotRibbon } from './slot-ribbon.tsx';

const SideMenuDrawer = lazyPage(() =>
  import('./side-menu.tsx').then((file) => file.SideMenuDrawer),
);
const withSlotLine = [
  'home',
  'product-list',
  'all-categories',
  'sub-category',
  'subcategory-list',
  'offer-item-list',
];

const Top = ({ path }: { readonly path: string }) => {
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <Header isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(true)} />
      {withSlotLine.includes(path) ? <SlotRibbon /> : <div className="rim" aria-hidden="true" />}
      {isMenuOpen && (
        <RemoteBoundary resetKey={path} fallback={() => null}>
          <SideMenuDrawer onClose={() => setMenuOpen(false)} />
        </RemoteBoundary>
      )}
    </>
  );
};

/** Section 2, guard: home requires a stored user only when the party-login setting is on. */
const useMustSignIn = (path: string): boolean => {
  const user = useSession((state) => state.user);
  return path === 'home' && site().partyLogin && user === null;
};

/** What stands around a page: offline line, header, menus, footer, as its screen wants it. */
export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const isOnline = useOnline();
  const screen = screenOf(pathname);
  const frame = screen?.frame ?? 'shop';
  const hasBottom = showsBottomMenu(pathname);
  if (useMustSignIn(screen?.path ?? '')) return <Navigate to={signInPath('/home')} replace />;
  return (
    <div className={classNames(styles.frame, hasBottom && 'has-bottom')}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      {!isOnline && <OfflineBanner onRetry={() => location.reload()} />}
      {frame === 'shop' && <Top path={screen?.path ?? ''} />}
      {children}
      {frame === 'shop' && <Footer />}
      {hasBottom && <BottomMenu />}
      <RemoteBoundary resetKey={pathname} fallback={() => null}>
        <PincodeSheet />
      </RemoteBoundary>
    </div>
  );
};
