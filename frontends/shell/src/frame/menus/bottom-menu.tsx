import { conversationsPath, itemListPath } from '@tokri/contracts/platform';
import { Link, useLocation } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { House, Icon, LayoutGrid, MessageCircle, ShoppingBasket, User } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { accountPath } from './account-path.ts';
import { checkVersion } from '../../version/check-version.ts';

const maxBadgeCount = 99;

export const badgeLabel = (count: number): string =>
  count > maxBadgeCount ? `${maxBadgeCount}+` : String(count);

const Badge = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <span className="badge">
      <span aria-hidden="true">{badgeLabel(count)}</span>
      <span className="sr-only">{t('bottom.badge', { count })}</span>
    </span>
  ) : null;

const accountPaths = [
  '/customer-dashboard',
  '/booking-history',
  '/order-status',
  '/order-details',
  '/track-order',
  '/update-profile',
  '/displayfavorite',
  '/login',
];

export const BottomMenu = () => {
  const { pathname } = useLocation();
  const count = useSession((state) => state.cartCount);
  const user = useSession((state) => state.user);
  const current = (...paths: readonly string[]) =>
    paths.includes(pathname) ? ('page' as const) : undefined;
  return (
    <nav className="bottom-menu" aria-label={t('menu.main')}>
      <Link to="/home" aria-current={current('/home')}>
        <Icon icon={House} />
        {t('bottom.home')}
      </Link>
      <Link to={itemListPath} aria-current={current(itemListPath, '/single-product')}>
        <Icon icon={LayoutGrid} />
        {t('bottom.items')}
      </Link>
      <Link to="/checkout-details" onClick={() => void checkVersion()}>
        <Icon icon={ShoppingBasket} />
        {t('bottom.cart')}
        <Badge count={count} />
      </Link>
      <Link to={conversationsPath} aria-current={current(conversationsPath)}>
        <Icon icon={MessageCircle} />
        {t('bottom.chat')}
      </Link>
      <Link to={accountPath(user)} aria-current={current(...accountPaths)}>
        <Icon icon={User} />
        {t('bottom.account')}
      </Link>
    </nav>
  );
};
