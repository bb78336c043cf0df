import { addDays, orderSearchLettersMax } from '@tokri/contracts';
import { useLocation, useNavigate } from '@tokri/web-kit/platform';
import { ChevronLeft } from '@tokri/web-kit/more-icons';
import { ChevronRight, Icon, IconButton, longDay, Search, today } from '@tokri/web-kit/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { t } from '../../texts.ts';
import styles from './orders.module.css';
import { changed, writeWish, type Wish } from './wish.ts';

/** After the last letter, before the list is asked for. */
const typingPauseMs = 300;

/** Shows what is wished; an order that is open stays open. */
export const useShow = () => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (wish: Wish): void =>
    void navigate({ pathname, search: writeWish(wish) }, { replace: true });
};

/** Which delivery day is shown. */
export const DayChoice = ({ wish }: { readonly wish: Wish }) => {
  const show = useShow();
  const go = (day: string) => show(changed(wish, { day, slotId: 0 }));
  return (
    <div className={styles.days}>
      <IconButton label={t('orders.dayBefore')} onClick={() => go(addDays(wish.day, -1))}>
        <Icon of={ChevronLeft} />
      </IconButton>
      <input
        type="date"
        className={styles.date}
        aria-label={t('orders.day')}
        value={wish.day}
        required
        onChange={({ target }) => {
          if (target.value) go(target.value);
        }}
      />
      <IconButton label={t('orders.dayAfter')} onClick={() => go(addDays(wish.day, 1))}>
        <Icon of={ChevronRight} />
      </IconButton>
      {wish.day === today() ? (
        <span className="fine">{longDay(wish.day)}</span>
      ) : (
        <button type="button" className="chip" onClick={() => go(today())}>
          {t('orders.today')}
        </button>
      )}
    </div>
  );
};

/** Number, name or mobile, while one types. */
export const SearchBar = ({ wish }: { readonly wish: Wish }) => {
  const show = useShow();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Between the last letter and the search an order may have been opened: what is shown then counts.
  const present = useRef({ wish, show });
  useEffect(() => {
    present.current = { wish, show };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // The field follows the address (back, a link), not the other way round, unless somebody types.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current)
      input.current.value = wish.search;
  }, [wish.search]);
  const search = (): void => {
    clearTimeout(timer.current);
    const words = input.current?.value.trim() ?? '';
    const now = present.current;
    if (words !== now.wish.search) now.show(changed(now.wish, { search: words }));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    search();
  };
  return (
    <form className={styles.bar} role="search" onSubmit={submit}>
      <label className={styles.find}>
        <Icon of={Search} size={16} />
        <input
          ref={input}
          type="search"
          defaultValue={wish.search}
          maxLength={orderSearchLettersMax}
          autoComplete="off"
          aria-label={t('orders.search')}
          placeholder={t('orders.searchHint')}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(search, typingPauseMs);
          }}
        />
      </label>
      {wish.search && (
        <button
          type="button"
          className="chip"
          aria-pressed={wish.isAllDays}
          onClick={() => show(changed(wish, { isAllDays: !wish.isAllDays }))}
        >
          {t('orders.allDays')}
        </button>
      )}
      {(wish.status > 0 || wish.slotId > 0) && (
        <button
          type="button"
          className="chip"
          onClick={() => show(changed(wish, { status: 0, slotId: 0 }))}
        >
          {t('orders.clear')}
        </button>
      )}
    </form>
  );
};
