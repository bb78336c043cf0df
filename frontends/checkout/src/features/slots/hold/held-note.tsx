import { extensionMinutes } from '@tokri/contracts/slots';
import { Lock } from '@tokri/web-kit/more-icons';
import { Button, Clock, CountdownText, Icon, useCountdown } from '@tokri/web-kit/ui';
import { formatChosenSlot } from '../../../formats.ts';
import { t } from '../../../labels.ts';
import type { Hold } from './hold.ts';
import styles from '../picker/slot.module.css';

const urgentSeconds = 60;

export interface HeldNoteProps {
  readonly hold: Hold;
  readonly isExtending: boolean;
  readonly onExtend: () => void;
}

const ExtendButton = ({ isExtending, onExtend }: Omit<HeldNoteProps, 'hold'>) => (
  <Button kind="secondary" isSmall isBusy={isExtending} onClick={onExtend}>
    {t('hold.extend', { minutes: extensionMinutes })}
  </Button>
);

export const HeldNote = ({ hold, isExtending, onExtend }: HeldNoteProps) => {
  const seconds = useCountdown(hold.until);
  const isUrgent = seconds <= urgentSeconds;
  return (
    <div className={`note ${isUrgent ? 'warning' : 'success'} ${styles.heldNote}`}>
      <Icon icon={isUrgent ? Clock : Lock} />
      <span className={styles.text}>
        <b className="strong wide-only">{t('hold.held', { slot: formatChosenSlot(hold.slot) })}</b>{' '}
        {t('hold.deadline')}
      </span>
      {!hold.isExtended && <ExtendButton isExtending={isExtending} onExtend={onExtend} />}
      <span className="wide-only">
        <CountdownText className={styles.countdown} seconds={seconds} />
      </span>
    </div>
  );
};

export const HeldBar = ({ hold }: { readonly hold: Hold }) => (
  <div className="held-slot">
    <Icon icon={Lock} size={16} />
    <span>{t('hold.bar', { slot: formatChosenSlot(hold.slot) })}</span>
    <CountdownText seconds={useCountdown(hold.until)} />
  </div>
);

export const HoldExpiryTimer = ({
  hold,
  onExpire,
}: {
  readonly hold: Hold;
  readonly onExpire: (holdKey: string) => void;
}) => {
  useCountdown(hold.until, () => onExpire(hold.holdKey));
  return null;
};
