import { useSession } from '@tokri/web-kit/session';
import { ButtonLink, EmptyState, PageHeader, usePageTitle } from '@tokri/web-kit/ui';
import { PartyPeople } from '../features/business/party-people.tsx';
import { t } from '../labels.ts';
import styles from './pages.module.css';
import { SignInPrompt } from './sign-in-prompt.tsx';

const NoBusiness = () => (
  <EmptyState title={t('people.noBusiness')} text={t('business.linkText')}>
    <ButtonLink to="/register-bcustomer">{t('business.newTitle')}</ButtonLink>
  </EmptyState>
);

export const BusinessPeoplePage = () => {
  const user = useSession((state) => state.user);
  usePageTitle(t('people.title'));
  return (
    <>
      <PageHeader title={t('people.title')} backTo="/register-bcustomer" />
      <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
        {!user && <SignInPrompt text={t('signIn.business')} />}
        {user?.PartyId === 0 && <NoBusiness />}
        {user && user.PartyId > 0 && (
          <PartyPeople key={user.PartyId} partyId={user.PartyId} gstin={user.GSTN} />
        )}
      </main>
    </>
  );
};
