import { addDays } from '@tokri/contracts/dates';
import { ChevronLeft } from '@tokri/web-kit/more-icons';
import { ChevronRight, Icon, IconButton } from '@tokri/web-kit/ui';
import styles from './week-picker.module.css';
import { t } from '../labels.ts';
import { dateRangeLabel } from '../slot-labels.ts';
import { visibleDayCount, type CalendarFilter } from './calendar-filter.ts';

export const WeekPicker = ({
  filter,
  onChange,
}: {
  readonly filter: CalendarFilter;
  readonly onChange: (change: Partial<CalendarFilter>) => void;
}) => (
  <span className={styles.weekPicker}>
    <IconButton
      label={t('calendar.previousWeek')}
      onClick={() => onChange({ from: addDays(filter.from, -visibleDayCount), slotId: 0 })}
    >
      <Icon icon={ChevronLeft} />
    </IconButton>
    <b>{dateRangeLabel(filter.from, addDays(filter.from, visibleDayCount - 1))}</b>
    <IconButton
      label={t('calendar.nextWeek')}
      onClick={() => onChange({ from: addDays(filter.from, visibleDayCount), slotId: 0 })}
    >
      <Icon icon={ChevronRight} />
    </IconButton>
  </span>
);
