import { useSearchParams } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { PageHeader, usePageTitle } from '@tokri/web-kit/ui';
import { BusinessAccountPanel } from '../features/business/business-account.tsx';
import { maxLengths, toTypedGstin } from '../features/business/business-form-rules.ts';
import { t } from '../labels.ts';
import styles from './pages.module.css';
import { SignInPrompt } from './sign-in-prompt.tsx';

export const BusinessPage = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const [params] = useSearchParams();
  const invitedGstin = toTypedGstin(params.get('GSTIN') ?? '').slice(0, maxLengths.gstin);
  usePageTitle(t('business.title'));
  return (
    <>
      <PageHeader title={t('business.title')} backTo="/customer-dashboard" />
      <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
        {userId > 0 ? (
          <BusinessAccountPanel key={userId} userId={userId} invitedGstin={invitedGstin} />
        ) : (
          <SignInPrompt text={t('signIn.business')} />
        )}
      </main>
    </>
  );
};
