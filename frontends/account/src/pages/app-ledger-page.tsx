import { LedgerView } from '@tokri/web-kit/ledger';
import { Navigate, useParams } from '@tokri/web-kit/platform';
import { useSession, useSignInPath } from '@tokri/web-kit/session';
import { EmptyState, formatDate, pictures, usePageTitle } from '@tokri/web-kit/ui';
import { parseAppLedgerLink } from '../features/ledger/app-ledger-link.ts';
import { t } from '../labels.ts';
import styles from './pages.module.css';

const Unavailable = () => (
  <EmptyState title={t('ledger.noLink')} text={t('ledger.noLinkText')} picture={pictures.box} />
);

/** For shells of apps, which have menus of their own. Its ids can be guessed, so it needs a session. */
export const AppLedgerPage = () => {
  const user = useSession((state) => state.user);
  const companyId = useSession((state) => state.companyId);
  const signInPath = useSignInPath();
  const link = parseAppLedgerLink(useParams());
  usePageTitle(t('ledger.title'));
  if (!user) return <Navigate to={signInPath} replace />;
  const isOwn = link?.partyId === user.PartyId && link.companyId === companyId;
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <h1>{t('ledger.title')}</h1>
      {link && isOwn ? (
        <>
          <p className="muted">
            {t('ledger.days', {
              from: formatDate(link.filter.fromDate, { withYear: true }),
              to: formatDate(link.filter.toDate, { withYear: true }),
            })}
          </p>
          <LedgerView partyId={link.partyId} filter={link.filter} noAccess={<Unavailable />} />
        </>
      ) : (
        <Unavailable />
      )}
    </main>
  );
};
