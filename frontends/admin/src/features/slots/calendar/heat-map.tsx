import type { SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import { Link } from '@tokri/web-kit/platform';
import { Lock } from '@tokri/web-kit/more-icons';
import { EmptyState, Icon, Info, formatDate, formatTimeRange } from '@tokri/web-kit/ui';
import {
  summarizeDay,
  fullHeatLevel,
  isOrderingOver,
  buildHeatMapRows,
  heatThresholdPercents,
  countHeld,
  isDayFull,
  slotStatus,
  heatLevel,
  type DayUtilisation,
} from './utilisation.ts';
import { formatCalendarFilter, type CalendarFilter } from './calendar-filter.ts';
import heatStyles from './heat-scale.module.css';
import styles from './heat-map.module.css';
import { HeatMapTable, type CellFocusProps, type HeatMapTableRow } from './heat-map-table.tsx';
import { slotCellLabel, slotStatusLabel } from '../slot-labels.ts';
import { t } from '../labels.ts';

const Legend = () => (
  <ul className={styles.legend} aria-label={t('calendar.legend')}>
    {heatThresholdPercents.map((from, index) => (
      <li key={from} className={heatStyles[`tone${index}`]}>
        {index === 0 ? `<${heatThresholdPercents[1]}%` : from}
      </li>
    ))}
    <li className={heatStyles[`tone${fullHeatLevel}`]}>{t('status.full')}</li>
  </ul>
);

const slotTone = (slot: SlotUsageResponse): string => {
  const status = slotStatus(slot);
  if (isOrderingOver(status)) return heatStyles.orderingOver ?? '';
  if (status === 'open' || status === 'full')
    return heatStyles[`tone${heatLevel(slot.Booked, slot.Capacity, status === 'full')}`] ?? '';
  return heatStyles.closed ?? '';
};

const SlotCell = ({
  slot,
  filter,
  focusProps,
}: {
  readonly slot: SlotUsageResponse;
  readonly filter: CalendarFilter;
  readonly focusProps: CellFocusProps;
}) => {
  const status = slotStatus(slot);
  const held = countHeld(slot);
  const isClosed = status === 'closed' || status === 'blackout' || status === 'weekly-off';
  return (
    <Link
      {...focusProps}
      className={styles.cell}
      id={`slot-${slot.Id}`}
      to={{
        pathname: '/admin/slots',
        search: formatCalendarFilter({ ...filter, slotId: slot.Id }),
      }}
      aria-current={filter.slotId === slot.Id ? 'true' : undefined}
    >
      <span className="sr-only">{slotCellLabel(slot)}</span>
      <span className={styles.cellContent} aria-hidden="true">
        {(!isClosed || slot.Booked > 0) && (
          <>
            <b>{slot.Booked}</b>
            <span>/{slot.Capacity}</span>
          </>
        )}
        {isClosed && <small>{slotStatusLabel(status)}</small>}
        {held > 0 && !isOrderingOver(status) && <em>+{held}</em>}
        {isOrderingOver(status) && <Icon icon={Lock} size={14} />}
      </span>
    </Link>
  );
};

const slotRows = (
  slots: readonly SlotUsageResponse[],
  days: readonly string[],
  filter: CalendarFilter,
): readonly HeatMapTableRow[] =>
  buildHeatMapRows(slots, days).map(({ start, end, capacity, cells }) => ({
    key: `${start} ${end}`,
    name: (
      <>
        {formatTimeRange(start, end)}
        {capacity !== null && <small>{t('calendar.perDay', { capacity })}</small>}
      </>
    ),
    tones: cells.map((slot) => (slot ? slotTone(slot) : '')),
    cells: cells.map(
      (slot) => (focusProps: CellFocusProps) =>
        slot && <SlotCell slot={slot} filter={filter} focusProps={focusProps} />,
    ),
  }));

const dayTone = (day: DayUtilisation): string => {
  if (day.slots === 0) return '';
  if (day.closedFor !== null)
    return (isOrderingOver(day.closedFor) ? heatStyles.orderingOver : heatStyles.closed) ?? '';
  return heatStyles[`tone${heatLevel(day.booked, day.capacity, isDayFull(day))}`] ?? '';
};

const DayCell = ({
  day,
  group,
  filter,
  focusProps,
}: {
  readonly day: DayUtilisation;
  readonly group: TemplatesOfGroup;
  readonly filter: CalendarFilter;
  readonly focusProps: CellFocusProps;
}) => {
  const isClosed = day.closedFor !== null && !isOrderingOver(day.closedFor);
  return (
    <Link
      {...focusProps}
      className={styles.cell}
      to={{
        pathname: '/admin/slots',
        search: formatCalendarFilter({ ...filter, groupId: group.GroupId, slotId: 0 }),
      }}
    >
      <span className="sr-only">
        {t('cell.area', {
          area: group.GroupName,
          day: formatDate(day.date),
          booked: day.booked,
          capacity: day.capacity,
          held: day.held,
          state: day.closedFor
            ? slotStatusLabel(day.closedFor)
            : t('calendar.fullCount', { full: day.full }),
        })}
      </span>
      <span className={styles.cellContent} aria-hidden="true">
        {(!isClosed || day.booked > 0) && (
          <>
            <b>{day.booked}</b>
            <span>/{day.capacity}</span>
          </>
        )}
        {isClosed && day.closedFor && <small>{slotStatusLabel(day.closedFor)}</small>}
        {day.held > 0 && <em>+{day.held}</em>}
        {isOrderingOver(day.closedFor) && <Icon icon={Lock} size={14} />}
      </span>
    </Link>
  );
};

const areaRows = ({ slots, groups, days, filter }: HeatMapProps): readonly HeatMapTableRow[] =>
  groups.map((group) => {
    const dayTotals = days.map((date) =>
      summarizeDay(
        slots.filter(({ GroupId }) => GroupId === group.GroupId),
        date,
      ),
    );
    return {
      key: String(group.GroupId),
      name: group.GroupName,
      isLong: true,
      tones: dayTotals.map(dayTone),
      cells: dayTotals.map((day) => (focusProps: CellFocusProps) => (
        <DayCell day={day} group={group} filter={filter} focusProps={focusProps} />
      )),
    };
  });

export interface HeatMapProps {
  readonly slots: readonly SlotUsageResponse[];
  readonly groups: readonly TemplatesOfGroup[];
  readonly days: readonly string[];
  readonly filter: CalendarFilter;
}

export const HeatMap = (props: HeatMapProps) => {
  const { slots, days, filter } = props;
  const rows = filter.groupId === 0 ? areaRows(props) : slotRows(slots, days, filter);
  const isEmpty = rows.every(({ tones }) => tones.every((tone) => tone === ''));
  if (isEmpty) return <EmptyState title={t('calendar.empty')} text={t('calendar.emptyText')} />;
  return (
    <>
      <div className={styles.head}>
        <h2>{t('calendar.title')}</h2>
        <Legend />
      </div>
      <HeatMapTable
        caption={t('calendar.title')}
        days={days}
        selectedDay={slots.find(({ Id }) => Id === filter.slotId)?.Date ?? ''}
        rows={rows}
      />
      <p className={styles.foot}>
        <Icon icon={Info} size={16} />
        <span>
          {t('calendar.note')}{' '}
          <span className={styles.heldLegend}>
            <Icon icon={Lock} size={14} /> {t('calendar.notePast')}
          </span>
        </span>
      </p>
    </>
  );
};
