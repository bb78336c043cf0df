import { cartPath, conversationsPath, itemListPath } from '@tokri/contracts/platform';
import { Link, useLocation, whatsAppUrl } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { House, Icon, LayoutGrid, ShoppingBasket, User } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { accountPath } from './account-path.ts';
import { Badge } from './badge.tsx';
import { ChatLink } from './chat-link.tsx';

const otherAccountPaths = [
  '/booking-history',
  '/order-status',
  '/order-details',
  '/track-order',
  '/displayfavorite',
  '/login',
];

/** Where the chat entry opens WhatsApp, customers get to them through their account. */
const isConversations = (pathname: string): boolean =>
  pathname === conversationsPath && whatsAppUrl() !== undefined;

const current = (isCurrent: boolean) => (isCurrent ? ('page' as const) : undefined);

export const BottomMenu = () => {
  const { pathname } = useLocation();
  const count = useSession((state) => state.cartCount);
  const user = useSession((state) => state.user);
  const isHome = useSession((state) => state.isHome);
  const isProductList = useSession((state) => state.isProductList);
  const isCart = useSession((state) => state.isCart);
  const isProfile = useSession((state) => state.isProfile);
  const isAccount = isProfile || otherAccountPaths.includes(pathname) || isConversations(pathname);
  return (
    <nav className="bottom-menu" aria-label={t('menu.main')}>
      <Link to="/home" aria-current={current(isHome)}>
        <Icon icon={House} />
        {t('bottom.home')}
      </Link>
      <Link to={itemListPath} aria-current={current(isProductList)}>
        <Icon icon={LayoutGrid} />
        {t('bottom.items')}
      </Link>
      <Link to={cartPath} aria-current={current(isCart)}>
        <Icon icon={ShoppingBasket} />
        {t('bottom.cart')}
        <Badge count={count} label={t('bottom.badge', { count })} />
      </Link>
      <ChatLink />
      <Link to={accountPath(user)} aria-current={current(isAccount)}>
        <Icon icon={User} />
        {t('bottom.account')}
      </Link>
    </nav>
  );
};
