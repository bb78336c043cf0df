import type { SlotResponse } from '@tokri/contracts/api';
import { formatDate, formatTimeRange } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import type { ChosenSlot } from '../hold/hold.ts';
import { toChosenSlot } from './slot-days.ts';
import styles from './slot.module.css';

export interface NearestSlotsProps {
  readonly slots: readonly SlotResponse[];
  readonly onChoose: (slot: ChosenSlot) => void;
}

export const NearestSlots = ({ slots, onChoose }: NearestSlotsProps) =>
  slots.length === 0 ? null : (
    <div role="group" aria-label={t('slot.nearest')} className={styles.nearestSlots}>
      <span className="fine-print">{t('slot.nearest')}</span>
      {slots.map((slot) => (
        <button
          key={slot.Id}
          type="button"
          className="chip"
          onClick={() => onChoose(toChosenSlot(slot))}
        >
          {formatDate(slot.Date)}, {formatTimeRange(slot.Start, slot.End)}
        </button>
      ))}
    </div>
  );
