import { itemListPath } from '@tokri/contracts';
import { Link, site, useLocation } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { House, Icon, LayoutGrid, MessageCircle, ShoppingBasket, User } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';
import { accountPath } from './account.ts';
import { openCart } from './open-cart.ts';

const badgeMax = 99;

/** Section 9: shown only above 0; past 99 it says so. */
export const badgeText = (count: number): string =>
  count > badgeMax ? `${badgeMax}+` : String(count);

const Badge = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <span className="badge">
      <span aria-hidden="true">{badgeText(count)}</span>
      <span className="sr">{t('bottom.badge', { count })}</span>
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
  const { customerCareNumber } = site();
  return (
    <nav className="bottom" aria-label={t('menu.main')}>
      <Link to="/home" aria-current={current('/home')}>
        <Icon of={House} />
        {t('bottom.home')}
      </Link>
      <Link to={itemListPath} aria-current={current(itemListPath, '/single-product')}>
        <Icon of={LayoutGrid} />
        {t('bottom.items')}
      </Link>
      <Link to="/checkout-details" onClick={openCart}>
        <Icon of={ShoppingBasket} />
        {t('bottom.cart')}
        <Badge count={count} />
      </Link>
      {customerCareNumber && (
        <a href={`https://wa.me/${customerCareNumber}`} target="_blank" rel="noreferrer">
          <Icon of={MessageCircle} />
          {t('bottom.chat')}
        </a>
      )}
      <Link to={accountPath(user)} aria-current={current(...accountPaths)}>
        <Icon of={User} />
        {t('bottom.account')}
      </Link>
    </nav>
  );
};
