import { useSearchParams } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { PageHeader, usePageTitle } from '@tokri/web-kit/ui';
import { DuesView } from '../features/dues/dues-view.tsx';
import { NoParty } from '../features/ledger/no-party.tsx';
import { t } from '../labels.ts';
import styles from './pages.module.css';
import { SignInPrompt } from './sign-in-prompt.tsx';

const parseId = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : 0;

/** `PaymentId` names a payment that was opened before; with `Pay` its form opens at once. */
export const PayOutstandingPage = () => {
  const user = useSession((state) => state.user);
  const [params] = useSearchParams();
  const partyId = user?.PartyId ?? 0;
  const paymentId = parseId(params.get('PaymentId'));
  usePageTitle(t('dues.title'));
  return (
    <>
      <PageHeader title={t('dues.title')} backTo="/ledger-report" />
      <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
        {!user && <SignInPrompt text={t('dues.signIn')} />}
        {user && partyId === 0 && <NoParty />}
        {partyId > 0 && (
          <DuesView
            key={`${partyId}-${paymentId}`}
            partyId={partyId}
            paymentId={paymentId}
            shouldAutoOpen={params.get('Pay') === '1'}
            noParty={<NoParty />}
          />
        )}
      </main>
    </>
  );
};
