import { formatDayName } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import type { SlotDay } from './slot-days.ts';
import styles from './slot.module.css';

export interface QuickDaysProps {
  readonly days: readonly SlotDay[];
  readonly selectedDay: string;
  readonly onSelect: (day: string) => void;
}

/** The earliest day of delivery and the day after it. */
export const QuickDays = ({ days, selectedDay, onSelect }: QuickDaysProps) =>
  days.length === 0 ? null : (
    <div role="group" aria-label={t('day.quick')} className={styles.quickDays}>
      <span className="fine-print">{t('day.quick')}</span>
      {days.map(({ day }) => (
        <button
          key={day}
          type="button"
          className="chip"
          aria-pressed={day === selectedDay}
          onClick={() => onSelect(day)}
        >
          {formatDayName(day)}
        </button>
      ))}
    </div>
  );
