import { usePageTitle } from '@tokri/web-kit/ui';
import { useId, useState } from 'react';
import { Footer } from '../frame/footer/footer.tsx';
import { ProfileSheet } from '../frame/menus/profile-sheet.tsx';
import { SideMenu } from '../frame/menus/side-menu.tsx';
import { t } from '../labels.ts';

export const FooterPage = () => {
  usePageTitle('');
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="sr-only">{t('footer.legal')}</h1>
      <Footer />
    </main>
  );
};

export const SideMenuPage = () => {
  const [isProfileOpen, setProfileOpen] = useState(false);
  const titleId = useId();
  usePageTitle(t('menu'));
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="sr-only">{t('menu')}</h1>
      <SideMenu titleId={titleId} onProfile={() => setProfileOpen(true)} />
      {isProfileOpen && <ProfileSheet onClose={() => setProfileOpen(false)} />}
    </main>
  );
};
