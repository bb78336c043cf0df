import { Link, setLanguage, useLanguage } from '@tokri/web-kit/platform';
import { askPincode, useSession } from '@tokri/web-kit/session';
import { ChevronDown, Icon, IconButton, MapPin, Menu, ShoppingBasket, User } from '@tokri/web-kit/ui';
import { t } from '../texts.ts';
import { accountPath } from './account.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './header.module.css';
import { openCart } from './open-cart.ts';
import { SearchForm } from './search-form.tsx';

const PincodeButton = () => {
  const pincode = useSession((state) => state.pincode);
  return (
    <button type="button" className="pin" aria-label={pincode ? t('pincode.label', { pincode }) : t('pincode.none')} onClick={askPincode}>
      <Icon of={MapPin} /><span><small>{t('pincode.deliverTo')} </small>{pincode || t('pincode.set')}</span><Icon of={ChevronDown} size={16} />
    </button>
  );
};

const Account = () => {
  const user = useSession((state) => state.user);
  const count = useSession((state) => state.cartCount);
  const language = useLanguage();
  return (
    <nav className="acts wide-only" aria-label={t('menu.account')}>
      <button type="button" className={styles.act} lang={language === 'en' ? 'hi' : 'en'} onClick={() => setLanguage(language === 'en' ? 'hi' : 'en')}>{t('menu.language')}</button>
      <Link to={accountPath(user)}><Icon of={User} />{user ? user.Name || t('bottom.account') : t('header.signIn')}</Link>
      <Link className="cart" to="/checkout-details" onClick={openCart}><Icon of={ShoppingBasket} />{count > 0 ? t('header.items', { count }) : t('header.cart')}</Link>
    </nav>
  );
};

/** Menu, brand, pincode left of the search, and on wide screens account and cart. */
export const Header = ({ onMenu, isMenuOpen }: { readonly onMenu: () => void; readonly isMenuOpen: boolean }) => (
  <header className="top on-brand">
    <div className="bar">
      <IconButton label={t('menu')} aria-expanded={isMenuOpen} aria-haspopup="dialog" onClick={onMenu}><Icon of={Menu} size={24} /></IconButton>
      <BrandLink />
      <PincodeButton />
      <div className={`${styles.wide} wide-only`}><SearchForm /></div>
      <Account />
    </div>
    <div className="find narrow-only"><SearchForm /></div>
  </header>
);
