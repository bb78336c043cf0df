import { extensionMinutes } from '@tokri/contracts';
import { Lock } from '@tokri/web-kit/more-icons';
import { Button, Clock, CountdownText, Icon, useCountdown } from '@tokri/web-kit/ui';
import { slotText } from '../../formats.ts';
import { t } from '../../texts.ts';
import type { Hold } from './hold.ts';
import styles from './slot.module.css';

/** Below this the note asks to hurry. */
const lastSeconds = 60;

export interface HeldNoteProps {
  readonly hold: Hold;
  readonly isExtending: boolean;
  readonly onExtend: () => void;
}

const ExtendButton = ({ isExtending, onExtend }: Omit<HeldNoteProps, 'hold'>) => (
  <Button kind="second" isSmall isBusy={isExtending} onClick={onExtend}>
    {t('hold.extend', { minutes: extensionMinutes })}
  </Button>
);

/** What is held and how long, above the days. */
export const HeldNote = ({ hold, isExtending, onExtend }: HeldNoteProps) => {
  const seconds = useCountdown(hold.until);
  const isLast = seconds <= lastSeconds;
  return (
    <div className={`note ${isLast ? 'few' : 'ok'} ${styles.held}`}>
      <Icon of={isLast ? Clock : Lock} />
      <span className={styles.words}>
        <b className="strong">{t('hold.held', { slot: slotText(hold.slot) })}</b>{' '}
        <span className={styles.hurry}>{t('hold.hurry')}</span>
      </span>
      {!hold.isExtended && <ExtendButton isExtending={isExtending} onExtend={onExtend} />}
      <span className="wide-only">
        <CountdownText className={styles.count} seconds={seconds} />
      </span>
    </div>
  );
};

/** The same in one line over the pay bar of phones. */
export const HeldBar = ({ hold }: { readonly hold: Hold }) => (
  <div className="hold">
    <Icon of={Lock} size={16} />
    <span>{t('hold.bar', { slot: slotText(hold.slot) })}</span>
    <CountdownText seconds={useCountdown(hold.until)} />
  </div>
);

/** Tells once when the time of a hold has run out. */
export const HoldWatch = ({
  hold,
  onEnd,
}: {
  readonly hold: Hold;
  readonly onEnd: (holdKey: string) => void;
}) => {
  useCountdown(hold.until, () => onEnd(hold.holdKey));
  return null;
};
