import { maxOrderSearchLength } from '@tokri/contracts/validation';
import { useLocation, useNavigate } from '@tokri/web-kit/platform';
import { Icon, Search } from '@tokri/web-kit/ui';
import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import { FilterFold } from '../../../components/filter-fold/filter-fold.tsx';
import { t } from '../../../labels.ts';
import styles from './orders.module.css';
import {
  changeOrderFilter,
  countFilters,
  formatOrderFilter,
  isDayFiltered,
  noDayFilter,
  type OrderFilter,
} from '../order-filter.ts';

const searchDebounceMs = 300;

export const useApplyFilter = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (filter: OrderFilter): void =>
    void navigate({ pathname, search: formatOrderFilter(filter) }, { replace: true });
};

const useDebouncedSearch = (filter: OrderFilter) => {
  const applyFilter = useApplyFilter();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [requested, setRequested] = useState<{ readonly text: string }>();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (input.current && document.activeElement !== input.current)
      input.current.value = filter.search;
  }, [filter.search]);
  useEffect(() => {
    if (!requested) return;
    setRequested(undefined);
    if (requested.text !== filter.search)
      applyFilter(changeOrderFilter(filter, { search: requested.text }));
  }, [requested, filter, applyFilter]);
  const search = (): void => {
    clearTimeout(timer.current);
    const text = input.current?.value.trim() ?? '';
    // A transition commits after a navigation that has started, so it keeps an order that is being opened.
    startTransition(() => setRequested({ text }));
  };
  const searchLater = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, searchDebounceMs);
  };
  return { input, search, searchLater };
};

const FilterChips = ({ filter }: { readonly filter: OrderFilter }) => {
  const applyFilter = useApplyFilter();
  return (
    <>
      <button
        type="button"
        className="chip"
        aria-pressed={filter.isLate}
        onClick={() =>
          applyFilter(changeOrderFilter(filter, { ...noDayFilter, isLate: !filter.isLate }))
        }
      >
        {t('orders.late')}
      </button>
      {isDayFiltered({ ...filter, search: '' }) && (
        <button
          type="button"
          className="chip"
          onClick={() => applyFilter(changeOrderFilter(filter, noDayFilter))}
        >
          {t('orders.clear')}
        </button>
      )}
    </>
  );
};

const AllDaysChip = ({ filter }: { readonly filter: OrderFilter }) => {
  const applyFilter = useApplyFilter();
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={filter.isAllDays}
      onClick={() => applyFilter(changeOrderFilter(filter, { isAllDays: !filter.isAllDays }))}
    >
      {t('orders.allDays')}
    </button>
  );
};

export const SearchBar = ({
  filter,
  children,
}: {
  readonly filter: OrderFilter;
  readonly children?: ReactNode;
}) => {
  const { input, search, searchLater } = useDebouncedSearch(filter);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search();
  };
  return (
    <form className={styles.searchBar} role="search" onSubmit={submit}>
      <label className={styles.searchField}>
        <Icon icon={Search} size={16} />
        <input
          ref={input}
          type="search"
          defaultValue={filter.search}
          maxLength={maxOrderSearchLength}
          autoComplete="off"
          aria-label={t('orders.search')}
          placeholder={t('orders.searchHint')}
          onChange={searchLater}
        />
      </label>
      <FilterFold activeCount={countFilters(filter)}>
        {children}
        <FilterChips filter={filter} />
      </FilterFold>
      {filter.search && <AllDaysChip filter={filter} />}
    </form>
  );
};
