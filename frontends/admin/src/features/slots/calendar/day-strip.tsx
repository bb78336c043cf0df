import type { SlotUsageResponse } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { classNames, formatLongDate, today, formatWeekday } from '@tokri/web-kit/ui';
import {
  summarizeDay,
  isOrderingOver,
  isDayFull,
  heatLevel,
  utilisationPercent,
} from './utilisation.ts';
import { formatCalendarFilter, type CalendarFilter } from './calendar-filter.ts';
import styles from './day-strip.module.css';
import heatStyles from './heat-scale.module.css';
import { slotStatusLabel } from '../slot-labels.ts';
import { t } from '../labels.ts';

interface DayLinkProps {
  readonly date: string;
  readonly slots: readonly SlotUsageResponse[];
  readonly filter: CalendarFilter;
  readonly isVisible: boolean;
}

const DayLink = ({ date, slots, filter, isVisible }: DayLinkProps) => {
  const utilisation = summarizeDay(slots, date);
  const percent = utilisationPercent(utilisation.booked, utilisation.capacity);
  const isClosed = utilisation.closedFor !== null && !isOrderingOver(utilisation.closedFor);
  const tone =
    utilisation.slots === 0
      ? undefined
      : isClosed
        ? heatStyles.closed
        : isOrderingOver(utilisation.closedFor)
          ? heatStyles.orderingOver
          : heatStyles[
              `tone${heatLevel(utilisation.booked, utilisation.capacity, isDayFull(utilisation))}`
            ];
  const state =
    utilisation.slots === 0
      ? t('calendar.noSlot')
      : utilisation.closedFor
        ? slotStatusLabel(utilisation.closedFor)
        : t('daysAhead.state', { percent, full: utilisation.full });
  return (
    <li>
      <Link
        className={classNames(styles.day, isVisible && styles.visible)}
        to={{
          pathname: '/admin/slots',
          search: formatCalendarFilter({ ...filter, from: date, slotId: 0 }),
        }}
        aria-current={date === today() ? 'date' : undefined}
      >
        <span className="sr-only">{t('daysAhead.day', { day: formatLongDate(date), state })}</span>
        <span aria-hidden="true">
          {formatWeekday(date)} <b>{Number(date.slice(8))}</b>
        </span>
        <span className={classNames(styles.fill, tone)} aria-hidden="true">
          {utilisation.slots === 0
            ? '–'
            : isClosed && utilisation.closedFor
              ? slotStatusLabel(utilisation.closedFor)
              : `${percent}%`}
        </span>
      </Link>
    </li>
  );
};

export interface DayStripProps {
  readonly days: readonly string[];
  readonly visibleDays: readonly string[];
  readonly slots: readonly SlotUsageResponse[];
  readonly filter: CalendarFilter;
}

export const DayStrip = ({ days, visibleDays, slots, filter }: DayStripProps) => (
  <nav className={styles.strip} aria-label={t('daysAhead.label')}>
    <ol className={styles.days}>
      {days.map((date) => (
        <DayLink
          key={date}
          date={date}
          slots={slots}
          filter={filter}
          isVisible={visibleDays.includes(date)}
        />
      ))}
    </ol>
  </nav>
);
