import { usePageTitle } from '@tokri/web-kit/ui';
import { useId } from 'react';
import { Footer } from '../frame/footer/footer.tsx';
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
  const titleId = useId();
  usePageTitle(t('menu'));
  return (
    <main id="main" tabIndex={-1}>
      <h1 className="sr-only">{t('menu')}</h1>
      <SideMenu titleId={titleId} />
    </main>
  );
};
