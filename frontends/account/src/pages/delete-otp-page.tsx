import { useSession } from '@tokri/web-kit/session';
import { PageHeader, usePageTitle } from '@tokri/web-kit/ui';
import { DeletionCode } from '../features/deletion/deletion-code.tsx';
import { t } from '../labels.ts';
import styles from './pages.module.css';
import { SignInPrompt } from './sign-in-prompt.tsx';

export const DeleteOtpPage = () => {
  const isSignedIn = useSession((state) => state.user !== null);
  usePageTitle(t('deletion.title'));
  return (
    <>
      <PageHeader title={t('deletion.title')} backTo="/delete-account" />
      <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
        {isSignedIn ? <DeletionCode /> : <SignInPrompt text={t('signIn.delete')} />}
      </main>
    </>
  );
};
