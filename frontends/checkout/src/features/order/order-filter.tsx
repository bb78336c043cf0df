import { orderStatus } from '@tokri/contracts/orders';
import { maxOrderSearchLength } from '@tokri/contracts/validation';
import { Link, useNavigate, useSearchParams } from '@tokri/web-kit/platform';
import { Icon, IconButton, Search, X } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { t } from '../../labels.ts';
import { statusLabel } from './order-labels.ts';
import styles from './order.module.css';

export interface OrderFilters {
  readonly status: number;
  readonly search: string;
}

const filterableStatuses: readonly number[] = [
  orderStatus.AwaitingPayment,
  orderStatus.Confirmed,
  orderStatus.Packed,
  orderStatus.OutForDelivery,
  orderStatus.Delivered,
  orderStatus.Cancelled,
  orderStatus.Rejected,
];

export const orderHistoryPath = ({ status, search }: OrderFilters): string => {
  const params = new URLSearchParams({
    ...(status > 0 ? { Status: String(status) } : {}),
    ...(search ? { Search: search } : {}),
  }).toString();
  return `/booking-history${params && `?${params}`}`;
};

export const useOrderFilters = (): OrderFilters => {
  const [params] = useSearchParams();
  const status = Number(params.get('Status') ?? 0);
  return {
    status: filterableStatuses.includes(status) ? status : 0,
    search: (params.get('Search') ?? '').trim().slice(0, maxOrderSearchLength),
  };
};

const SearchField = ({ filters }: { readonly filters: OrderFilters }) => {
  const navigate = useNavigate();
  const [text, setText] = useState(filters.search);
  const applySearch = (search: string): void =>
    void navigate(orderHistoryPath({ ...filters, search: search.trim() }), { replace: true });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    applySearch(text);
  };
  return (
    <form
      role="search"
      aria-label={t('history.search')}
      className={`search ${styles.search}`}
      onSubmit={submit}
    >
      <Icon icon={Search} />
      <input
        type="search"
        aria-label={t('history.search')}
        placeholder={t('history.search')}
        maxLength={maxOrderSearchLength}
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {filters.search && (
        <IconButton
          label={t('history.clear')}
          onClick={() => {
            setText('');
            applySearch('');
          }}
        >
          <Icon icon={X} />
        </IconButton>
      )}
    </form>
  );
};

export const OrderFilter = ({ filters }: { readonly filters: OrderFilters }) => (
  <div className={styles.filter}>
    <SearchField key={filters.search} filters={filters} />
    <nav className="chips" aria-label={t('history.statuses')}>
      {[0, ...filterableStatuses].map((status) => (
        <Link
          key={status}
          className="chip"
          replace
          to={orderHistoryPath({ ...filters, status })}
          aria-current={status === filters.status || undefined}
        >
          {status === 0 ? t('history.allStatuses') : statusLabel(status)}
        </Link>
      ))}
    </nav>
  </div>
);
