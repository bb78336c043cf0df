import type { SlotFill } from '@tokri/contracts/http';
import { Link } from '@tokri/web-kit/platform';
import { classNames, longDay, today, weekday } from '@tokri/web-kit/ui';
import { dayFill, hasEnded, isDayFull, levelOf, percentOf } from './fill-model.ts';
import { writeFillWish, type FillWish } from './fill-wish.ts';
import styles from './calendar.module.css';
import heat from './heat.module.css';
import { kindWords } from '../slot-words.ts';
import { t } from '../texts.ts';

interface DayProps {
  readonly date: string;
  readonly slots: readonly SlotFill[];
  readonly wish: FillWish;
  readonly isShown: boolean;
}

const Day = ({ date, slots, wish, isShown }: DayProps) => {
  const fill = dayFill(slots, date);
  const percent = percentOf(fill.booked, fill.capacity);
  const isShut = fill.closedFor !== null && !hasEnded(fill.closedFor);
  const tone =
    fill.slots === 0
      ? undefined
      : isShut
        ? heat.shut
        : hasEnded(fill.closedFor)
          ? heat.gone
          : heat[`tone${levelOf(fill.booked, fill.capacity, isDayFull(fill))}`];
  const state =
    fill.slots === 0
      ? t('fill.noSlot')
      : fill.closedFor
        ? kindWords(fill.closedFor)
        : t('calendar.state', { percent, full: fill.full });
  return (
    <li>
      <Link
        className={classNames(styles.day, isShown && styles.shown)}
        to={{ pathname: '/admin/slots', search: writeFillWish({ ...wish, from: date, slotId: 0 }) }}
        aria-current={date === today() ? 'date' : undefined}
      >
        <span className="sr">{t('calendar.day', { day: longDay(date), state })}</span>
        <span aria-hidden="true">
          {weekday(date)} <b>{Number(date.slice(8))}</b>
        </span>
        <span className={classNames(styles.fill, tone)} aria-hidden="true">
          {fill.slots === 0
            ? '–'
            : isShut && fill.closedFor
              ? kindWords(fill.closedFor)
              : `${percent}%`}
        </span>
      </Link>
    </li>
  );
};

export interface CalendarProps {
  readonly days: readonly string[];
  readonly shownDays: readonly string[];
  readonly slots: readonly SlotFill[];
  readonly wish: FillWish;
}

/** The days ahead at a glance; a day leads to the week that begins with it. */
export const Calendar = ({ days, shownDays, slots, wish }: CalendarProps) => (
  <nav className={styles.box} aria-label={t('calendar.label')}>
    <ol className={styles.days}>
      {days.map((date) => (
        <Day key={date} date={date} slots={slots} wish={wish} isShown={shownDays.includes(date)} />
      ))}
    </ol>
  </nav>
);
