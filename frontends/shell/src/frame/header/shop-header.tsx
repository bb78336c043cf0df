import { lazyPage } from '@tokri/web-kit/platform';
import { useState } from 'react';
import { RemoteBoundary } from '../../remotes/remote-boundary.tsx';
import { Header } from './header.tsx';
import { SlotRibbon } from './slot-ribbon.tsx';

const SideMenuDrawer = lazyPage(() =>
  import('../menus/side-menu.tsx').then((file) => file.SideMenuDrawer),
);
const ProfileSheet = lazyPage(() =>
  import('../menus/profile-sheet.tsx').then((file) => file.ProfileSheet),
);

const screensWithSlotRibbon = [
  'home',
  'product-list',
  'all-categories',
  'sub-category',
  'subcategory-list',
  'offer-item-list',
];

export const ShopHeader = ({ path }: { readonly path: string }) => {
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
