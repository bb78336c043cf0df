import type { SlotResponse } from '@tokri/contracts/api';
import { Clock, Button, Note } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import { type ChooseSlot, type ChosenSlot, type HoldState } from '../hold/hold.ts';
import { NearestSlots } from './nearest-slots.tsx';
import { isSelectable, findNearestOpenSlots } from './slot-days.ts';
import styles from './slot.module.css';

interface RecoveryProps {
  readonly onChoose: ChooseSlot;
  readonly onJoinWaitlist: ((slot: ChosenSlot) => void) | undefined;
}

interface RejectedHoldProps extends RecoveryProps {
  readonly state: Extract<HoldState, { kind: 'rejected' }>;
}

export const RejectedHold = ({
  state: { slot, error },
  onChoose,
  onJoinWaitlist,
}: RejectedHoldProps) => {
  return (
    <div className={styles.rejection}>
      <Note tone="error" isAlert>
        {error.message}
      </Note>
      <NearestSlots slots={error.alternatives} onChoose={onChoose} />
      {error.code === 'slot-full' && onJoinWaitlist && (
        <Button kind="secondary" isSmall onClick={() => onJoinWaitlist(slot)}>
          {t('waitlist.join')}
        </Button>
      )}
      {error.code === 'failed' && (
        <Button kind="secondary" isSmall onClick={() => onChoose(slot)}>
          {t('slot.tryAgain')}
        </Button>
      )}
    </div>
  );
};

interface ExpiredHoldProps extends RecoveryProps {
  readonly slot: ChosenSlot;
  readonly slots: readonly SlotResponse[];
}

export const ExpiredHold = ({ slot, slots, onChoose, onJoinWaitlist }: ExpiredHoldProps) => {
  const listedSlot = slots.find(({ Id }) => Id === slot.slotId);
  const isOpen = listedSlot !== undefined && isSelectable(listedSlot);
  const isFull = listedSlot?.State === 'Full';
  return (
    <div className={styles.rejection}>
      <Note tone="warning" icon={Clock}>
        {t(isFull ? 'hold.expiredFull' : 'hold.expiredText')}
      </Note>
      {isOpen && (
        <Button kind="secondary" isSmall onClick={() => onChoose(slot)}>
          {t('hold.retry')}
        </Button>
      )}
      {!isOpen && (
        <NearestSlots slots={findNearestOpenSlots(slots, slot.slotId)} onChoose={onChoose} />
      )}
      {isFull && onJoinWaitlist && (
        <Button kind="secondary" isSmall onClick={() => onJoinWaitlist(slot)}>
          {t('waitlist.join')}
        </Button>
      )}
    </div>
  );
};
