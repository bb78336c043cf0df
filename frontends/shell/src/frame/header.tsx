import { lazyPage, Link, setLanguage, useOtherLanguage } from '@tokri/web-kit/platform';
import { askPincode, useSession } from '@tokri/web-kit/session';
import {
  ChevronDown,
  Icon,
  IconButton,
  MapPin,
  Menu,
  ShoppingBasket,
  User,
} from '@tokri/web-kit/ui';
import { useSyncExternalStore } from 'react';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { t } from '../texts.ts';
import { accountPath } from './account.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './header.module.css';
import { openCart } from './open-cart.ts';
import { SearchForm } from './search-form.tsx';

const PincodeButton = () => {
  const pincode = useSession((state) => state.pincode);
  return (
    <button
      type="button"
      className="pin"
      aria-label={pincode ? t('pincode.label', { pincode }) : t('pincode.none')}
      onClick={askPincode}
    >
      <Icon of={MapPin} />
      <span>
        <small>{t('pincode.deliverTo')} </small>
        {pincode || t('pincode.set')}
      </span>
      <Icon of={ChevronDown} size={16} />
    </button>
  );
};

const wideScreen = '(min-width: 1024px)';
const onWidthChange = (tell: () => void): (() => void) => {
  const width = window.matchMedia(wideScreen);
  width.addEventListener('change', tell);
  return () => width.removeEventListener('change', tell);
};
const useIsWide = (): boolean =>
  useSyncExternalStore(onWidthChange, () => window.matchMedia(wideScreen).matches);

const CartCount = () => {
  const count = useSession((state) => state.cartCount);
  return count > 0 ? t('header.items', { count }) : t('header.cart');
};

/** Its code and its call are for wide screens with something in the cart only: phones have the sum in the bar of the page. */
const CartSum = lazyPage(
  () => import('./cart-sum.tsx').then((file) => file.CartSum),
  <CartCount />,
);

const CartWords = () => {
  const count = useSession((state) => state.cartCount);
  const isWide = useIsWide();
  return isWide && count > 0 ? (
    <RemoteBoundary resetKey="" fallback={() => <CartCount />}>
      <CartSum count={count} />
    </RemoteBoundary>
  ) : (
    <CartCount />
  );
};

const Account = () => {
  const user = useSession((state) => state.user);
  const other = useOtherLanguage();
  return (
    <nav className="acts wide-only" aria-label={t('menu.account')}>
      <button
        type="button"
        className={styles.act}
        lang={other}
        onClick={() => void setLanguage(other)}
      >
        {t('menu.language')}
      </button>
      <Link to={accountPath(user)}>
        <Icon of={User} />
        {user ? user.Name || t('bottom.account') : t('header.signIn')}
      </Link>
      <Link className="cart" to="/checkout-details" onClick={openCart}>
        <Icon of={ShoppingBasket} />
        <CartWords />
      </Link>
    </nav>
  );
};

/** Menu, brand, pincode left of the search, and on wide screens account and cart. */
export const Header = ({
  onMenu,
  isMenuOpen,
}: {
  readonly onMenu: () => void;
  readonly isMenuOpen: boolean;
}) => (
  <header className="top on-brand">
    <div className="bar">
      <IconButton
        label={t('menu')}
        aria-expanded={isMenuOpen}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <Icon of={Menu} size={24} />
      </IconButton>
      <BrandLink />
      <PincodeButton />
      <div className={`${styles.wide} wide-only`}>
        <SearchForm />
      </div>
      <Account />
    </div>
    <div className="find narrow-only">
      <SearchForm />
    </div>
  </header>
);
