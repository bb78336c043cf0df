import { useSession } from '@tokri/web-kit/session';
import { Button, Icon, LogOut, maskMobile } from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import { signOutEverywhere, signOutThisDevice } from './sign-out.ts';
import styles from './sign-out.module.css';

export const SignOutPanel = () => {
  const user = useSession((state) => state.user);
  return (
    <section className="panel" aria-labelledby="h-leave">
      <h2 id="h-leave">
        <Icon icon={LogOut} />
        {t('signOut.title')}
      </h2>
      <p className="muted">{user && (maskMobile(user.Mobile) || user.Email)}</p>
      <div className={styles.actions}>
        <Button kind="secondary" onClick={() => void signOutThisDevice()}>
          {t('signOut.submit')}
        </Button>
        <Button kind="quiet" onClick={() => void signOutEverywhere()}>
          {t('signOut.allDevices')}
        </Button>
      </div>
    </section>
  );
};
