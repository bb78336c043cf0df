import type { SlotFill, TemplatesOfGroup } from '@tokri/contracts/http';
import { Link } from '@tokri/web-kit/platform';
import { Lock } from '@tokri/web-kit/more-icons';
import { Empty, Icon, Info, shortDay, slotTime } from '@tokri/web-kit/ui';
import {
  dayFill,
  fullLevel,
  hasEnded,
  heatRows,
  heatSteps,
  heldOf,
  isDayFull,
  kindOf,
  levelOf,
  type DayFill,
} from './fill-model.ts';
import { writeFillWish, type FillWish } from './fill-wish.ts';
import styles from './heat.module.css';
import { HeatTable, type CellPlace, type HeatLine } from './heat-table.tsx';
import { cellWords, kindWords } from '../slot-words.ts';
import { t } from '../texts.ts';

const Legend = () => (
  <ul className={styles.legend} aria-label={t('fill.legend')}>
    {heatSteps.map((from, at) => (
      <li key={from} className={styles[`tone${at}`]}>
        {at === 0 ? `<${heatSteps[1]}%` : from}
      </li>
    ))}
    <li className={styles[`tone${fullLevel}`]}>{t('fill.kind.full')}</li>
  </ul>
);

const toneOfSlot = (slot: SlotFill): string => {
  const kind = kindOf(slot);
  if (hasEnded(kind)) return styles.gone ?? '';
  if (kind === 'open' || kind === 'full')
    return styles[`tone${levelOf(slot.Booked, slot.Capacity, kind === 'full')}`] ?? '';
  return styles.shut ?? '';
};

const SlotCell = ({
  slot,
  wish,
  place,
}: {
  readonly slot: SlotFill;
  readonly wish: FillWish;
  readonly place: CellPlace;
}) => {
  const kind = kindOf(slot);
  const held = heldOf(slot);
  const isShut = kind === 'closed' || kind === 'blackout' || kind === 'weekly-off';
  return (
    <Link
      {...place}
      className={styles.cell}
      id={`slot-${slot.Id}`}
      to={{ pathname: '/admin/slots', search: writeFillWish({ ...wish, slotId: slot.Id }) }}
      aria-current={wish.slotId === slot.Id ? 'true' : undefined}
    >
      <span className="sr">{cellWords(slot)}</span>
      <span className={styles.seen} aria-hidden="true">
        {(!isShut || slot.Booked > 0) && (
          <>
            <b>{slot.Booked}</b>
            <span>/{slot.Capacity}</span>
          </>
        )}
        {isShut && <small>{kindWords(kind)}</small>}
        {held > 0 && !hasEnded(kind) && <em>+{held}</em>}
        {hasEnded(kind) && <Icon of={Lock} size={14} />}
      </span>
    </Link>
  );
};

const slotLines = (
  slots: readonly SlotFill[],
  days: readonly string[],
  wish: FillWish,
): readonly HeatLine[] =>
  heatRows(slots, days).map(({ start, end, capacity, cells }) => ({
    key: `${start} ${end}`,
    name: (
      <>
        {slotTime(start, end)}
        {capacity !== null && <small>{t('fill.aDay', { capacity })}</small>}
      </>
    ),
    tones: cells.map((slot) => (slot ? toneOfSlot(slot) : '')),
    cells: cells.map(
      (slot) => (place: CellPlace) => slot && <SlotCell slot={slot} wish={wish} place={place} />,
    ),
  }));

const toneOfDay = (day: DayFill): string => {
  if (day.slots === 0) return '';
  if (day.closedFor !== null) return (hasEnded(day.closedFor) ? styles.gone : styles.shut) ?? '';
  return styles[`tone${levelOf(day.booked, day.capacity, isDayFull(day))}`] ?? '';
};

const DayCell = ({
  day,
  group,
  wish,
  place,
}: {
  readonly day: DayFill;
  readonly group: TemplatesOfGroup;
  readonly wish: FillWish;
  readonly place: CellPlace;
}) => {
  const isShut = day.closedFor !== null && !hasEnded(day.closedFor);
  return (
    <Link
      {...place}
      className={styles.cell}
      to={{
        pathname: '/admin/slots',
        search: writeFillWish({ ...wish, groupId: group.GroupId, slotId: 0 }),
      }}
    >
      <span className="sr">
        {t('fill.area.cell', {
          area: group.GroupName,
          day: shortDay(day.date),
          booked: day.booked,
          capacity: day.capacity,
          held: day.held,
          state: day.closedFor ? kindWords(day.closedFor) : t('fill.fullCount', { full: day.full }),
        })}
      </span>
      <span className={styles.seen} aria-hidden="true">
        {(!isShut || day.booked > 0) && (
          <>
            <b>{day.booked}</b>
            <span>/{day.capacity}</span>
          </>
        )}
        {isShut && day.closedFor && <small>{kindWords(day.closedFor)}</small>}
        {day.held > 0 && <em>+{day.held}</em>}
        {hasEnded(day.closedFor) && <Icon of={Lock} size={14} />}
      </span>
    </Link>
  );
};

const areaLines = ({ slots, groups, days, wish }: HeatMapProps): readonly HeatLine[] =>
  groups.map((group) => {
    const fills = days.map((date) =>
      dayFill(
        slots.filter(({ GroupId }) => GroupId === group.GroupId),
        date,
      ),
    );
    return {
      key: String(group.GroupId),
      name: group.GroupName,
      isLong: true,
      tones: fills.map(toneOfDay),
      cells: fills.map((day) => (place: CellPlace) => (
        <DayCell day={day} group={group} wish={wish} place={place} />
      )),
    };
  });

export interface HeatMapProps {
  readonly slots: readonly SlotFill[];
  readonly groups: readonly TemplatesOfGroup[];
  readonly days: readonly string[];
  readonly wish: FillWish;
}

/** Booked of capacity: slots of one area by day, or all areas by day. */
export const HeatMap = (props: HeatMapProps) => {
  const { slots, days, wish } = props;
  const lines = wish.groupId === 0 ? areaLines(props) : slotLines(slots, days, wish);
  const isEmpty = lines.every(({ tones }) => tones.every((tone) => tone === ''));
  if (isEmpty) return <Empty title={t('fill.empty')} text={t('fill.emptyText')} />;
  return (
    <>
      <div className={styles.head}>
        <h2>{t('fill.title')}</h2>
        <Legend />
      </div>
      <HeatTable
        caption={t('fill.title')}
        days={days}
        chosenDay={slots.find(({ Id }) => Id === wish.slotId)?.Date ?? ''}
        lines={lines}
      />
      <p className={styles.foot}>
        <Icon of={Info} size={16} />
        <span>
          {t('fill.note')}{' '}
          <span className={styles.lock}>
            <Icon of={Lock} size={14} /> {t('fill.notePast')}
          </span>
        </span>
      </p>
    </>
  );
};
