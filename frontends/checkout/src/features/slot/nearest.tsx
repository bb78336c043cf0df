import type { SlotAnswer } from '@tokri/contracts/http';
import { shortDay, slotTime } from '@tokri/web-kit/ui';
import { t } from '../../texts.ts';
import type { ChosenSlot } from './hold.ts';
import { chosenOf } from './slot-days.ts';
import styles from './slot.module.css';

export interface NearestProps {
  readonly slots: readonly SlotAnswer[];
  readonly onChoose: (slot: ChosenSlot) => void;
}

/** What can be had in place of a slot, one tap each; nothing when there is nothing. */
export const Nearest = ({ slots, onChoose }: NearestProps) =>
  slots.length === 0 ? null : (
    <div role="group" aria-label={t('slot.nearest')} className={styles.nearest}>
      <span className="fine">{t('slot.nearest')}</span>
      {slots.map((slot) => (
        <button
          key={slot.Id}
          type="button"
          className="chip"
          onClick={() => onChoose(chosenOf(slot))}
        >
          {shortDay(slot.Date)}, {slotTime(slot.Start, slot.End)}
        </button>
      ))}
    </div>
  );
