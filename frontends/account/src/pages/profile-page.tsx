import { Link, preview, useLocation } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { PageHeader, usePageTitle } from '@tokri/web-kit/ui';
import { useEffect } from 'react';
import { AddressesPanel } from '../features/addresses/addresses-panel.tsx';
import { ProfileBusinessPanel } from '../features/business/profile-business-panel.tsx';
import { DataCopyPanel } from '../features/deletion/data-copy-panel.tsx';
import { DisplayPanel } from '../features/display/display-panel.tsx';
import { PreferencesPanel } from '../features/preferences/preferences-panel.tsx';
import { ProfilePanel } from '../features/profile/profile-panel.tsx';
import { DevicesPanel } from '../features/session/devices-panel.tsx';
import { t } from '../labels.ts';
import styles from './pages.module.css';
import { SignInPrompt } from './sign-in-prompt.tsx';

const useScrollToHash = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
};

export const ProfilePage = () => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  usePageTitle(t('profile.title'));
  useScrollToHash();
  return (
    <>
      <PageHeader title={t('profile.title')} backTo="/customer-dashboard" />
      <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
        {userId > 0 ? (
          <div className={styles.columns} key={userId}>
            <div className={styles.main}>
              <ProfilePanel userId={userId} />
              <div id="addresses">
                <AddressesPanel userId={userId} />
              </div>
              <ProfileBusinessPanel userId={userId} />
              <DisplayPanel />
            </div>
            <div className={styles.aside}>
              <PreferencesPanel userId={userId} />
              <DevicesPanel userId={userId} />
              <div id="my-data">
                <DataCopyPanel userId={userId} />
              </div>
              {!preview() && (
                <Link className={`link ${styles.deletion}`} to="/delete-account">
                  {t('deletion.title')}
                </Link>
              )}
            </div>
          </div>
        ) : (
          <SignInPrompt text={t('signIn.profile')} />
        )}
      </main>
    </>
  );
};
