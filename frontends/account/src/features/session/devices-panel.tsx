import type { OwnSessionResponse } from '@tokri/contracts/api';
import { isApiProblem, preview } from '@tokri/web-kit/platform';
import {
  Button,
  CircleAlert,
  dialogTypes,
  ErrorPanel,
  escapeHtml,
  formatDateTime,
  Icon,
  isConfirmed,
  showDialog,
  showToast,
  Skeleton,
  ShieldCheck,
  Tag,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import { t } from '../../labels.ts';
import styles from './devices.module.css';
import { endOwnSession, useOwnSessions } from './own-sessions.ts';

interface DeviceProps {
  readonly session: OwnSessionResponse;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

const deviceName = ({ Device }: OwnSessionResponse): string => Device || t('devices.unknown');

const Device = ({ session, isBusy, onEnd }: DeviceProps) => (
  <li className={styles.device}>
    <span>
      <b className="strong">{deviceName(session)}</b>{' '}
      {session.IsThis && <Tag tone="success">{t('devices.this')}</Tag>}
      <small className="fine-print">
        {t('devices.lastUsed', { time: formatDateTime(session.LastUsedAt) })}
      </small>
      {session.StartedAt && (
        <small className="fine-print">
          {t('devices.signedIn', { time: formatDateTime(session.StartedAt) })}
        </small>
      )}
    </span>
    {!session.IsThis && (
      <Button kind="quiet" isSmall isBusy={isBusy} onClick={onEnd}>
        {t('devices.end')}
        <span className="sr-only"> {deviceName(session)}</span>
      </Button>
    )}
  </li>
);

const useEndSession = (refetch: () => Promise<unknown>) => {
  const [endingId, setEndingId] = useState('');
  const end = async (session: OwnSessionResponse): Promise<void> => {
    const device = deviceName(session);
    const message = escapeHtml(t('devices.confirm', { device }));
    if (!isConfirmed(await showDialog({ type: dialogTypes.yesNo, message }))) return;
    setEndingId(session.Id);
    try {
      const result = await endOwnSession(session.Id);
      showToast(
        result.kind === 'done'
          ? { text: t('devices.ended', { device }) }
          : { icon: CircleAlert, text: result.message },
      );
      await refetch();
    } catch (error) {
      showToast({ icon: CircleAlert, text: isApiProblem(error) ? error.message : t('failed') });
    } finally {
      setEndingId('');
    }
  };
  return { end, endingId };
};

const Devices = ({ userId }: { readonly userId: number }) => {
  const sessions = useOwnSessions(userId);
  const { end, endingId } = useEndSession(sessions.refetch);
  if (sessions.data?.length === 0) return <p className="muted">{t('devices.none')}</p>;
  if (sessions.data)
    return (
      <ul className={styles.devices}>
        {sessions.data.map((session) => (
          <Device
            key={session.Id}
            session={session}
            isBusy={endingId === session.Id}
            onEnd={() => void end(session)}
          />
        ))}
      </ul>
    );
  if (sessions.isError)
    return (
      <ErrorPanel
        error={sessions.error}
        isBusy={sessions.isFetching}
        onRetry={() => void sessions.refetch()}
      />
    );
  return (
    <div aria-busy="true">
      <span className="sr-only" role="status">
        {t('loading')}
      </span>
      <Skeleton width="70" />
    </div>
  );
};

/** Staff who see the shop as a customer have a cookie of their own, so nothing is shown to them. */
export const DevicesPanel = ({ userId }: { readonly userId: number }) =>
  preview() ? null : (
    <section className="panel" aria-labelledby="h-devices">
      <h2 id="h-devices">
        <Icon icon={ShieldCheck} />
        {t('devices.title')}
      </h2>
      <Devices userId={userId} />
    </section>
  );
