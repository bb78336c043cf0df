import { addDays } from '@tokri/contracts/dates';
import { maxOrderSearchLength } from '@tokri/contracts/validation';
import { useLocation, useNavigate } from '@tokri/web-kit/platform';
import { ChevronLeft } from '@tokri/web-kit/more-icons';
import { ChevronRight, Icon, IconButton, formatLongDate, Search, today } from '@tokri/web-kit/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { t } from '../../../labels.ts';
import styles from './orders.module.css';
import { changeOrderFilter, formatOrderFilter, type OrderFilter } from '../order-filter.ts';

/** After the last letter, before the list is asked for. */
const searchDebounceMs = 300;

/** Shows what is wished; an order that is open stays open. */
export const useApplyFilter = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (filter: OrderFilter): void =>
    void navigate({ pathname, search: formatOrderFilter(filter) }, { replace: true });
};

/** Which delivery day is shown. */
export const DayPicker = ({ filter }: { readonly filter: OrderFilter }) => {
  const applyFilter = useApplyFilter();
  const showDay = (day: string) => applyFilter(changeOrderFilter(filter, { day, slotId: 0 }));
  return (
    <div className={styles.days}>
      <IconButton label={t('orders.dayBefore')} onClick={() => showDay(addDays(filter.day, -1))}>
        <Icon icon={ChevronLeft} />
      </IconButton>
      <input
        type="date"
        className={styles.date}
        aria-label={t('orders.day')}
        value={filter.day}
        required
        onChange={({ target }) => {
          if (target.value) showDay(target.value);
        }}
      />
      <IconButton label={t('orders.dayAfter')} onClick={() => showDay(addDays(filter.day, 1))}>
        <Icon icon={ChevronRight} />
      </IconButton>
      {filter.day === today() ? (
        <span className="fine">{formatLongDate(filter.day)}</span>
      ) : (
        <button type="button" className="chip" onClick={() => showDay(today())}>
          {t('orders.today')}
        </button>
      )}
    </div>
  );
};

/** Number, name or mobile, while one types. */
export const SearchBar = ({ filter }: { readonly filter: OrderFilter }) => {
  const applyFilter = useApplyFilter();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Between the last letter and the search an order may have been opened: what is shown then counts.
  const latest = useRef({ filter, show: applyFilter });
  useEffect(() => {
    latest.current = { filter, show: applyFilter };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // The field follows the address (back, a link), not the other way round, unless somebody types.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current)
      input.current.value = filter.search;
  }, [filter.search]);
  const search = (): void => {
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? '';
    const current = latest.current;
    if (text !== current.filter.search)
      current.show(changeOrderFilter(current.filter, { search: text }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search();
  };
  return (
    <form className={styles.bar} role="search" onSubmit={submit}>
      <label className={styles.find}>
        <Icon icon={Search} size={16} />
        <input
          ref={input}
          type="search"
          defaultValue={filter.search}
          maxLength={maxOrderSearchLength}
          autoComplete="off"
          aria-label={t('orders.search')}
          placeholder={t('orders.searchHint')}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(search, searchDebounceMs);
          }}
        />
      </label>
      {filter.search && (
        <button
          type="button"
          className="chip"
          aria-pressed={filter.isAllDays}
          onClick={() => applyFilter(changeOrderFilter(filter, { isAllDays: !filter.isAllDays }))}
        >
          {t('orders.allDays')}
        </button>
      )}
      {(filter.status > 0 || filter.slotId > 0) && (
        <button
          type="button"
          className="chip"
          onClick={() => applyFilter(changeOrderFilter(filter, { status: 0, slotId: 0 }))}
        >
          {t('orders.clear')}
        </button>
      )}
    </form>
  );
};
