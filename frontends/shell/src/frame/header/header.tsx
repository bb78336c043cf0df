import { cartPath, conversationsPath } from '@tokri/contracts/platform';
import { lazyPage, Link, useMediaQuery, useOtherLanguage } from '@tokri/web-kit/platform';
import { openPincodePrompt, useSession } from '@tokri/web-kit/session';
import {
  ChevronDown,
  Icon,
  IconButton,
  MapPin,
  Menu,
  MessageCircle,
  ShoppingBasket,
  User,
} from '@tokri/web-kit/ui';
import { RemoteBoundary } from '../../remotes/remote-boundary.tsx';
import { t } from '../../labels.ts';
import { accountPath } from '../menus/account-path.ts';
import { Badge } from '../menus/badge.tsx';
import { changeLanguage, languageChoiceAttribute } from '../menus/change-language.ts';
import { useUnreadChatCount } from '../use-unread-chat-count.ts';
import { BrandLink } from './brand-link.tsx';
import styles from './header.module.css';
import { SearchForm } from './search-form.tsx';

const PincodeButton = () => {
  const pincode = useSession((state) => state.pincode);
  return (
    <button
      type="button"
      className="pincode-button"
      aria-label={pincode ? t('pincode.label', { pincode }) : undefined}
      onClick={openPincodePrompt}
    >
      <Icon icon={MapPin} />
      <span>
        <small>{t('pincode.deliverTo')} </small>
        {pincode || t('pincode.set')}
      </span>
      <Icon icon={ChevronDown} size={16} />
    </button>
  );
};

const wideScreenQuery = '(min-width: 1024px)';

const CartCount = () => {
  const count = useSession((state) => state.cartCount);
  return count > 0 ? t('header.items', { count }) : t('header.cart');
};

const CartSummary = lazyPage(
  () => import('./cart-summary.tsx').then((file) => file.CartSummary),
  <CartCount />,
);

const CartLabel = () => {
  const count = useSession((state) => state.cartCount);
  const isWide = useMediaQuery(wideScreenQuery);
  return isWide && count > 0 ? (
    <RemoteBoundary resetKey="" fallback={() => <CartCount />}>
      <CartSummary count={count} />
    </RemoteBoundary>
  ) : (
    <CartCount />
  );
};

/** Replies of the shop in the conversations about orders; the bottom menu opens WhatsApp. */
const UnreadChatLink = () => {
  const count = useUnreadChatCount();
  if (count === 0) return null;
  return (
    <Link to={conversationsPath}>
      <Icon icon={MessageCircle} />
      {t('bottom.chat')}
      <Badge isInline count={count} label={t('bottom.unread', { count })} />
    </Link>
  );
};

const UnreadChatIcon = () => {
  const count = useUnreadChatCount();
  if (count === 0) return null;
  return (
    <Link to={conversationsPath} className="icon-button narrow-only">
      <Icon icon={MessageCircle} />
      <span className="sr-only">{t('bottom.chat')}</span>
      <Badge count={count} label={t('bottom.unread', { count })} />
    </Link>
  );
};

const AccountNav = () => {
  const user = useSession((state) => state.user);
  const otherLanguage = useOtherLanguage();
  return (
    <nav className="actions wide-only" aria-label={t('menu.account')}>
      <button
        type="button"
        className={styles.languageButton}
        lang={otherLanguage}
        onClick={() => void changeLanguage(otherLanguage)}
        {...{ [languageChoiceAttribute]: '' }}
      >
        {t('header.language')}
      </button>
      <UnreadChatLink />
      <Link to={accountPath(user)}>
        <Icon icon={User} />
        {user ? user.Name || t('bottom.account') : t('header.signIn')}
      </Link>
      <Link className="cart" to={cartPath}>
        <Icon icon={ShoppingBasket} />
        <CartLabel />
      </Link>
    </nav>
  );
};

export const Header = ({
  onMenu,
  isMenuOpen,
}: {
  readonly onMenu: () => void;
  readonly isMenuOpen: boolean;
}) => (
  <header className="header on-brand">
    <div className="header-bar">
      <IconButton
        label={t('menu')}
        aria-expanded={isMenuOpen}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <Icon icon={Menu} size={24} />
      </IconButton>
      <BrandLink />
      <PincodeButton />
      <UnreadChatIcon />
      <div className={`${styles.searchField} wide-only`}>
        <SearchForm />
      </div>
      <AccountNav />
    </div>
    <div className="header-search narrow-only">
      <SearchForm />
    </div>
  </header>
);
