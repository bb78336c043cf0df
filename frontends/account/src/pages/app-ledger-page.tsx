import { LedgerView, type LedgerFilter } from '@tokri/web-kit/ledger';
import { Navigate, useLocation, useParams } from '@tokri/web-kit/platform';
import { useSession, useSignInPath } from '@tokri/web-kit/session';
import { EmptyState, formatDate, pictures, usePageTitle } from '@tokri/web-kit/ui';
import { SharedLedger } from '../features/ledger/shared-ledger.tsx';
import { parseAppLedgerLink } from '../features/ledger/app-ledger-link.ts';
import { t } from '../labels.ts';
import styles from './pages.module.css';

const Unavailable = () => (
  <EmptyState title={t('ledger.noLink')} text={t('ledger.noLinkText')} picture={pictures.box} />
);

const Days = ({ filter }: { readonly filter: LedgerFilter }) => (
  <p className="muted">
    {t('ledger.days', {
      from: formatDate(filter.fromDate, { withYear: true }),
      to: formatDate(filter.toDate, { withYear: true }),
    })}
  </p>
);

/**
 * For shells of apps, which have menus of their own. Its ids can be guessed, so it needs a session or
 * the signature of a link, which is in the fragment: browsers send that to nobody.
 */
export const AppLedgerPage = () => {
  const user = useSession((state) => state.user);
  const companyId = useSession((state) => state.companyId);
  const signInPath = useSignInPath();
  const link = parseAppLedgerLink(useParams());
  const signature = useLocation().hash.slice(1);
  usePageTitle(t('ledger.title'));
  if (link && signature.includes('signature='))
    return (
      <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
        <h1>{t('ledger.title')}</h1>
        <Days filter={link.filter} />
        <SharedLedger link={link} fragment={signature} />
      </main>
    );
  if (!user) return <Navigate to={signInPath} replace />;
  const isOwn = link?.partyId === user.PartyId && link.companyId === companyId;
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <h1>{t('ledger.title')}</h1>
      {link && isOwn ? (
        <>
          <Days filter={link.filter} />
          <LedgerView partyId={link.partyId} filter={link.filter} noAccess={<Unavailable />} />
        </>
      ) : (
        <Unavailable />
      )}
    </main>
  );
};
