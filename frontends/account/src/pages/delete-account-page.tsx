import { useSession } from '@tokri/web-kit/session';
import { PageHeader, usePageTitle } from '@tokri/web-kit/ui';
import { Certificate } from '../features/deletion/certificate.tsx';
import { DataCopyPanel } from '../features/deletion/data-copy-panel.tsx';
import { DeletionTerms } from '../features/deletion/deletion-terms.tsx';
import { t } from '../labels.ts';
import { useSearchParams } from '@tokri/web-kit/platform';
import styles from './pages.module.css';
import { SignInPrompt } from './sign-in-prompt.tsx';

export const DeleteAccountPage = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const [query] = useSearchParams();
  const reference = query.get('Reference');
  const title = t(reference === null ? 'deletion.title' : 'deletion.certificate.title');
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} backTo={reference === null ? '/customer-dashboard' : '/home'} />
      <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
        {reference === null && userId === 0 && <SignInPrompt text={t('signIn.delete')} />}
        {reference === null && userId > 0 && (
          <div className={styles.sections} key={userId}>
            <DataCopyPanel userId={userId} isBeforeDeletion />
            <DeletionTerms userId={userId} />
          </div>
        )}
        {reference !== null && <Certificate reference={reference} />}
      </main>
    </>
  );
};
