import { addDays } from '@tokri/contracts/dates';
import { ChevronLeft } from '@tokri/web-kit/more-icons';
import { ChevronRight, formatDate, Icon, IconButton, today } from '@tokri/web-kit/ui';
import { t } from '../../../labels.ts';
import { changeOrderFilter, type OrderFilter } from '../order-filter.ts';
import { useApplyFilter } from './filter-bar.tsx';
import styles from './orders.module.css';

/** The browser writes a date as its own language does, so its field shows only while it has the focus. */
const DayInput = ({
  day,
  onSelect,
}: {
  readonly day: string;
  readonly onSelect: (day: string) => void;
}) => (
  <div className={styles.dayField}>
    <input
      type="date"
      aria-label={t('orders.day')}
      value={day}
      required
      onChange={({ target }) => {
        if (target.value) onSelect(target.value);
      }}
    />
    <span aria-hidden="true">{formatDate(day, { withYear: true })}</span>
  </div>
);

export const DayPicker = ({ filter }: { readonly filter: OrderFilter }) => {
  const applyFilter = useApplyFilter();
  const showDay = (day: string) => applyFilter(changeOrderFilter(filter, { day, slotId: 0 }));
  return (
    <div className={styles.dayPicker}>
      <IconButton label={t('orders.dayBefore')} onClick={() => showDay(addDays(filter.day, -1))}>
        <Icon icon={ChevronLeft} />
      </IconButton>
      <DayInput day={filter.day} onSelect={showDay} />
      <IconButton label={t('orders.dayAfter')} onClick={() => showDay(addDays(filter.day, 1))}>
        <Icon icon={ChevronRight} />
      </IconButton>
      {filter.day !== today() && (
        <button type="button" className="chip" onClick={() => showDay(today())}>
          {t('orders.today')}
        </button>
      )}
    </div>
  );
};
