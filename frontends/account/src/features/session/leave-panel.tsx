import { useSession } from '@tokri/web-kit/session';
import { Button, Icon, LogOut, maskedMobile } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import { leaveEverywhere, leaveHere } from './leave.ts';
import styles from './leave.module.css';

/** Ends the session here or on every device. */
export const LeavePanel = () => {
  const user = useSession((state) => state.user);
  return (
    <section className="panel" aria-labelledby="h-leave">
      <h2 id="h-leave">
        <Icon of={LogOut} />
        {t('leave.title')}
      </h2>
      <p className="muted">{user && (maskedMobile(user.Mobile) || user.Email)}</p>
      <div className={styles.acts}>
        <Button kind="second" onClick={() => void leaveHere()}>
          {t('leave.here')}
        </Button>
        <Button kind="quiet" onClick={() => void leaveEverywhere()}>
          {t('leave.all')}
        </Button>
      </div>
    </section>
  );
};
