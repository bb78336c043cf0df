import { useLocation } from '@tokri/web-kit/platform';
import { ErrorPanel } from '@tokri/web-kit/ui';
import { ShopHeader } from '../frame/header/shop-header.tsx';
import { BottomMenu } from '../frame/menus/bottom-menu.tsx';
import { t } from '../labels.ts';
import { findScreen, showsBottomMenu } from '../screens.ts';
import styles from './page-skeleton.module.css';

/** A page that is missing cannot bring its own header and way back, so it gets those of the shop. */
export const FailedPage = ({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry: () => void;
}) => {
  const { pathname } = useLocation();
  const page = findScreen(pathname);
  const isOfShop = page !== undefined && page.owner !== 'admin';
  return (
    <>
      {isOfShop && page.frame === 'own' && <ShopHeader path={page.path} />}
      <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
        <h1 className="sr-only">{t('failed')}</h1>
        <ErrorPanel error={error} onRetry={onRetry} />
      </main>
      {isOfShop && !showsBottomMenu(pathname) && <BottomMenu />}
    </>
  );
};
