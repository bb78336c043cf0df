import { orderSearchLettersMax, orderStatus } from '@tokri/contracts';
import { Link, useNavigate, useSearchParams } from '@tokri/web-kit/platform';
import { Icon, IconButton, Search, X } from '@tokri/web-kit/ui';
import { useState, type SyntheticEvent } from 'react';
import { t } from '../../texts.ts';
import { statusWords } from './order-words.ts';
import styles from './order.module.css';

/** Which orders of the history are shown; stands in the address. */
export interface OrderWish {
  /** Number of a status; 0 for all. */
  readonly status: number;
  /** Part of an order number, or empty. */
  readonly search: string;
}

/** Placed lasts seconds and is not worth a chip. */
const states: readonly number[] = [
  orderStatus.AwaitingPayment,
  orderStatus.Confirmed,
  orderStatus.Packed,
  orderStatus.OutForDelivery,
  orderStatus.Delivered,
  orderStatus.Cancelled,
  orderStatus.Rejected,
];
/** As long as the server reads. */

export const hrefOf = ({ status, search }: OrderWish): string => {
  const names = new URLSearchParams({
    ...(status > 0 ? { Status: String(status) } : {}),
    ...(search ? { Search: search } : {}),
  }).toString();
  return `/booking-history${names && `?${names}`}`;
};

/** What the address asks for; an unknown state is all. */
export const useOrderWish = (): OrderWish => {
  const [names] = useSearchParams();
  const status = Number(names.get('Status') ?? 0);
  return {
    status: states.includes(status) ? status : 0,
    search: (names.get('Search') ?? '').trim().slice(0, orderSearchLettersMax),
  };
};

const SearchField = ({ wish }: { readonly wish: OrderWish }) => {
  const navigate = useNavigate();
  const [text, setText] = useState(wish.search);
  const go = (search: string): void =>
    void navigate(hrefOf({ ...wish, search: search.trim() }), { replace: true });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    go(text);
  };
  return (
    <form
      role="search"
      aria-label={t('history.search')}
      className={`search ${styles.search}`}
      onSubmit={submit}
    >
      <Icon of={Search} />
      <input
        type="search"
        aria-label={t('history.search')}
        placeholder={t('history.search')}
        maxLength={orderSearchLettersMax}
        enterKeyHint="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {wish.search && (
        <IconButton
          label={t('history.clear')}
          onClick={() => {
            setText('');
            go('');
          }}
        >
          <Icon of={X} />
        </IconButton>
      )}
    </form>
  );
};

/** Finds orders by state and by number. */
export const OrderFilter = ({ wish }: { readonly wish: OrderWish }) => (
  <div className={styles.filter}>
    <SearchField key={wish.search} wish={wish} />
    <nav className="chips" aria-label={t('history.states')}>
      {[0, ...states].map((status) => (
        <Link
          key={status}
          className="chip"
          replace
          to={hrefOf({ ...wish, status })}
          aria-current={status === wish.status || undefined}
        >
          {status === 0 ? t('history.any') : statusWords(status)}
        </Link>
      ))}
    </nav>
  </div>
);
