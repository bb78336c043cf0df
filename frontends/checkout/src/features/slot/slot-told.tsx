import type { SlotAnswer } from '@tokri/contracts/http';
import { Button, Note } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import type { ChosenSlot, HoldState } from './hold.ts';
import { Nearest } from './nearest.tsx';
import { canBeChosen, nearestOpen } from './slot-days.ts';
import styles from './slot.module.css';

interface WaysOn {
  readonly onChoose: (slot: ChosenSlot) => void;
  /** Undefined where nobody can wait: for a visitor, or because one stands in that line already. */
  readonly onWait: ((slot: ChosenSlot) => void) | undefined;
}

interface RefusalProps extends WaysOn {
  readonly state: Extract<HoldState, { kind: 'refused' }>;
}

/** Why the choice did not go well, what is nearest to it, and its line where it is full. */
export const Refusal = ({ state: { slot, refusal }, onChoose, onWait }: RefusalProps) => (
  <div className={styles.refusal}>
    <Note tone="bad" isAlert>
      {refusal.code === 'slot-already-held' ? t('hold.elsewhere') : refusal.message}
    </Note>
    <Nearest slots={refusal.alternatives} onChoose={onChoose} />
    {refusal.code === 'slot-full' && onWait && (
      <Button kind="second" isSmall onClick={() => onWait(slot)}>
        {t('wait.it')}
      </Button>
    )}
    {refusal.code === 'failed' && (
      <Button kind="second" isSmall onClick={() => onChoose(slot)}>
        {t('slot.tryAgain')}
      </Button>
    )}
  </div>
);

interface EndedProps extends WaysOn {
  readonly slot: ChosenSlot;
  readonly slots: readonly SlotAnswer[];
}

/** The time of a hold ran out: the same place again in one tap while there is one, else what is nearest and the line. */
export const Ended = ({ slot, slots, onChoose, onWait }: EndedProps) => {
  const listed = slots.find(({ Id }) => Id === slot.slotId);
  const isOpen = listed !== undefined && canBeChosen(listed);
  const isFull = listed?.State === 'Full';
  return (
    <div className={styles.refusal}>
      <Note tone="few">{t(isFull ? 'hold.endedFull' : 'hold.endedText')}</Note>
      {isOpen && (
        <Button kind="second" isSmall onClick={() => onChoose(slot)}>
          {t('hold.again')}
        </Button>
      )}
      {!isOpen && <Nearest slots={nearestOpen(slots, slot.slotId)} onChoose={onChoose} />}
      {isFull && onWait && (
        <Button kind="second" isSmall onClick={() => onWait(slot)}>
          {t('wait.it')}
        </Button>
      )}
    </div>
  );
};
