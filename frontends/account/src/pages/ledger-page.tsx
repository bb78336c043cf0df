import {
  formatLedgerFilter,
  LedgerFilterBar,
  LedgerView,
  parseLedgerFilter,
} from '@tokri/web-kit/ledger';
import { useSearchParams } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { ButtonLink, PageHeader, usePageTitle } from '@tokri/web-kit/ui';
import { NoParty } from '../features/ledger/no-party.tsx';
import { t } from '../labels.ts';
import styles from './pages.module.css';
import { SignInPrompt } from './sign-in-prompt.tsx';

export const LedgerPage = () => {
  const user = useSession((state) => state.user);
  const [params, setParams] = useSearchParams();
  const filter = parseLedgerFilter(params);
  const partyId = user?.PartyId ?? 0;
  usePageTitle(t('ledger.title'));
  return (
    <>
      <PageHeader title={t('ledger.title')} backTo="/customer-dashboard" />
      <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
        {!user && <SignInPrompt text={t('ledger.signIn')} />}
        {user && partyId === 0 && <NoParty />}
        {partyId > 0 && (
          <>
            <div>
              <ButtonLink kind="secondary" to="/pay-outstanding">
                {t('dues.title')}
              </ButtonLink>
            </div>
            <LedgerFilterBar
              filter={filter}
              onChange={(next) => setParams(formatLedgerFilter(next), { replace: true })}
            />
            <LedgerView key={partyId} partyId={partyId} filter={filter} noAccess={<NoParty />} />
          </>
        )}
      </main>
    </>
  );
};
