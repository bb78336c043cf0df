import { Link } from '@tokri/web-kit/platform';
import { useSession, type SessionUser } from '@tokri/web-kit/session';
import {
  ChevronRight,
  Icon,
  maskMobile,
  Package,
  ReceiptText,
  usePageTitle,
} from '@tokri/web-kit/ui';
import { DefaultAddressPanel } from '../features/addresses/default-address-panel.tsx';
import { BusinessLink } from '../features/business/business-link.tsx';
import { FavouritesStrip } from '../features/favourites/favourites-strip.tsx';
import { InboxPanel } from '../features/inbox/inbox-panel.tsx';
import { ActiveOrder } from '../features/orders/active-order.tsx';
import { SignOutPanel } from '../features/session/sign-out-panel.tsx';
import { NextSlotPanel } from '../features/slot/next-slot-panel.tsx';
import { SupportPanel } from '../features/support/support-panel.tsx';
import { t } from '../labels.ts';
import styles from './dashboard.module.css';
import page from './pages.module.css';
import { SignInPrompt } from './sign-in-prompt.tsx';

const History = () => (
  <Link className={styles.row} to="/booking-history">
    <Icon icon={Package} />
    <span className="grow">
      <b className="strong">{t('order.history')}</b>
      <br />
      <span className="muted">{t('order.historyText')}</span>
    </span>
    <Icon icon={ChevronRight} />
  </Link>
);

const Dues = () => (
  <Link className={styles.row} to="/pay-outstanding">
    <Icon icon={ReceiptText} />
    <span className="grow">
      <b className="strong">{t('dues.title')}</b>
      <br />
      <span className="muted">{t('dues.linkText')}</span>
    </span>
    <Icon icon={ChevronRight} />
  </Link>
);

const Overview = ({ user }: { readonly user: SessionUser }) => (
  <>
    <div className={page.greeting}>
      <h1 className="grow">
        {user.Name ? t('dashboard.greeting', { name: user.Name }) : t('dashboard.title')}
      </h1>
      <Link className="link" to="/update-profile">
        {t('dashboard.profile')}
      </Link>
      <p className="muted">{[maskMobile(user.Mobile), user.Email].filter(Boolean).join(' • ')}</p>
    </div>
    <div className={page.columns}>
      <div className={page.main}>
        <ActiveOrder userId={user.Id} />
        <History />
        <BusinessLink className={styles.row} />
        {user.PartyId > 0 && <Dues />}
        <InboxPanel userId={user.Id} />
        <FavouritesStrip userId={user.Id} />
      </div>
      <div className={page.aside}>
        <NextSlotPanel />
        <DefaultAddressPanel userId={user.Id} />
        <SupportPanel />
        <SignOutPanel />
      </div>
    </div>
  </>
);

export const DashboardPage = () => {
  const user = useSession((state) => state.user);
  usePageTitle(t('dashboard.title'));
  return (
    <main id="main" className={`wrap ${page.page}`} tabIndex={-1}>
      {user ? (
        <Overview key={user.Id} user={user} />
      ) : (
        <>
          <h1>{t('dashboard.title')}</h1>
          <SignInPrompt text={t('signIn.account')} />
        </>
      )}
    </main>
  );
};
