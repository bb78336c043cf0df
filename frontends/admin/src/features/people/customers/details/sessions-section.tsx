import type { CustomerDetailsResponse } from '@tokri/contracts/api';
import {
  Button,
  dialogTypes,
  escapeHtml,
  formatDateTime,
  isConfirmed,
  showDialog,
} from '@tokri/web-kit/ui';
import { t } from '../../labels.ts';
import styles from '../../people.module.css';
import { customerName } from '../customer-name.ts';
import { useEndSessions } from './use-customer-change.ts';

type Session = CustomerDetailsResponse['Sessions'][number];

const SessionEntry = ({
  userId,
  session,
}: {
  readonly userId: number;
  readonly session: Session;
}) => {
  const device = session.Device || t('sessions.unknown');
  const { end, isBusy } = useEndSessions(userId, () => t('sessions.ended', { device }));
  return (
    <li>
      <span>
        {device}
        <small>
          {t(`channel.${session.Channel}`)} •{' '}
          {t('sessions.lastUsed', { time: formatDateTime(session.LastUsedAt) })}
        </small>
      </span>
      <Button
        kind="quiet"
        isSmall
        isBusy={isBusy}
        aria-label={t('sessions.endOf', { device })}
        onClick={() => end(session.Id)}
      >
        {t('sessions.end')}
      </Button>
    </li>
  );
};

const EndAllButton = ({
  customer: { Profile },
}: {
  readonly customer: CustomerDetailsResponse;
}) => {
  const name = customerName(Profile);
  const { end, isBusy } = useEndSessions(Profile.UserId, () => t('sessions.allEnded', { name }));
  const confirmAndEnd = async (): Promise<void> => {
    const message = escapeHtml(t('sessions.endAllConfirm', { name }));
    if (isConfirmed(await showDialog({ type: dialogTypes.yesNo, message }))) end('');
  };
  return (
    <Button kind="secondary" isSmall isBusy={isBusy} onClick={() => void confirmAndEnd()}>
      {t('sessions.endAll')}
    </Button>
  );
};

export const SessionsSection = ({ customer }: { readonly customer: CustomerDetailsResponse }) => {
  const { Sessions, Profile } = customer;
  return (
    <section aria-labelledby="h-sessions" className={styles.section}>
      <h3 id="h-sessions">{t('sessions.title')}</h3>
      {Sessions.length === 0 ? (
        <p className="muted">{t('sessions.none')}</p>
      ) : (
        <>
          <ul className={styles.entries}>
            {Sessions.map((session) => (
              <SessionEntry key={session.Id} userId={Profile.UserId} session={session} />
            ))}
          </ul>
          <div>
            <EndAllButton customer={customer} />
          </div>
        </>
      )}
    </section>
  );
};
