import { addDays } from '@tokri/contracts/dates';
import { slotDaysAhead } from '@tokri/contracts/slots';
import type { SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import { Download } from '@tokri/web-kit/more-icons';
import { Button, classNames, ErrorPanel, Icon, Note } from '@tokri/web-kit/ui';
import { isIncomplete } from '@tokri/web-kit/platform';
import { useEffect, useRef, type ReactNode } from 'react';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { IncompleteListNote } from '../incomplete-list-note.tsx';
import { t } from '../labels.ts';
import { dateRangeLabel } from '../slot-labels.ts';
import { daysAheadQuery, useSlotUtilisation, type UtilisationQuery } from '../slot-queries.ts';
import { SlotPanel } from '../slot/slot-panel.tsx';
import layoutStyles from '../slots-layout.module.css';
import { visibleDayCount, type CalendarFilter } from './calendar-filter.ts';
import { DayStrip } from './day-strip.tsx';
import { exportLabel } from './export-labels.ts';
import { exportSlots } from './export-slots.ts';
import { HeatMap } from './heat-map.tsx';
import { listConsecutiveDays } from './utilisation.ts';
import { UtilisationSummary } from './utilisation-summary.tsx';

const useVisibleSlots = (groupId: number, filter: CalendarFilter) => {
  const daysAhead = daysAheadQuery(groupId);
  const visibleRange: UtilisationQuery = {
    groupId,
    from: filter.from,
    to: addDays(filter.from, visibleDayCount - 1),
  };
  const isInDaysAhead = visibleRange.from >= daysAhead.from && visibleRange.to <= daysAhead.to;
  const calendar = useSlotUtilisation(daysAhead);
  const outsideDaysAhead = useSlotUtilisation(visibleRange, !isInDaysAhead);
  return { calendar, list: isInDaysAhead ? calendar : outsideDaysAhead, daysAhead, visibleRange };
};

const useRestoreFocus = (slotId: number): void => {
  const previousId = useRef(slotId);
  useEffect(() => {
    if (slotId === 0 && previousId.current > 0)
      document.getElementById(`slot-${previousId.current}`)?.focus();
    previousId.current = slotId;
  }, [slotId]);
};

interface CalendarContentProps {
  readonly groups: readonly TemplatesOfGroup[];
  readonly filter: CalendarFilter;
}

type VisibleSlots = ReturnType<typeof useVisibleSlots>;

const ExportButton = ({
  list,
  slots,
  groups,
  visibleRange: { from, to },
}: Pick<VisibleSlots, 'list' | 'visibleRange'> &
  Pick<CalendarContentProps, 'groups'> & { readonly slots: readonly SlotUsageResponse[] }) => {
  if (!list.data || slots.length === 0) return null;
  return (
    <p>
      <Button
        kind="quiet"
        isSmall
        disabled={isIncomplete(list.data)}
        onClick={() => void exportSlots(slots, { groups, from, to })}
      >
        <Icon icon={Download} size={16} />
        {exportLabel('submit', { days: dateRangeLabel(from, to) })}
      </Button>
      {isIncomplete(list.data) && (
        <small className="fine-print"> {exportLabel('incompleteList')}</small>
      )}
    </p>
  );
};

const HeatMapSection = ({
  calendar,
  list,
  heatMap,
}: Pick<VisibleSlots, 'calendar' | 'list'> & { readonly heatMap: ReactNode }) => (
  <section className={cardStyles.card} aria-label={t('calendar.title')} aria-busy={list.isPending}>
    {list.isPending && <RowsSkeleton />}
    {list.isError && !list.data && (
      <ErrorPanel
        error={list.error}
        isBusy={list.isFetching}
        onRetry={() => {
          void list.refetch();
          void calendar.refetch();
        }}
      />
    )}
    {list.data && heatMap}
  </section>
);

export const CalendarContent = ({ groups, filter }: CalendarContentProps) => {
  const { calendar, list, daysAhead, visibleRange } = useVisibleSlots(filter.groupId ?? 0, filter);
  const visibleDays = listConsecutiveDays(visibleRange.from, visibleDayCount);
  const slots = (list.data?.rows ?? []).filter(
    ({ Date: day }) => day >= visibleRange.from && day <= visibleRange.to,
  );
  const openSlot = slots.find(({ Id }) => Id === filter.slotId);
  useRestoreFocus(openSlot ? filter.slotId : 0);
  // Everything appears at once: the strip of days must not push a loaded table down.
  if (calendar.isPending)
    return (
      <section className={cardStyles.card} aria-label={t('calendar.title')} aria-busy="true">
        <RowsSkeleton count={12} />
      </section>
    );
  return (
    <div className={classNames(layoutStyles.columns, openSlot && layoutStyles.withPanel)}>
      <IncompleteListNote lists={calendar === list ? [list.data] : [calendar.data, list.data]} />
      {list.data && filter.slotId > 0 && !openSlot && (
        <div className={layoutStyles.fullWidth}>
          <Note tone="warning">{t('calendar.unknownSlot', { id: filter.slotId })}</Note>
        </div>
      )}
      {calendar.data && (
        <div className={classNames(layoutStyles.fullWidth, layoutStyles.list)}>
          <DayStrip
            days={listConsecutiveDays(daysAhead.from, slotDaysAhead)}
            visibleDays={visibleDays}
            slots={calendar.data.rows}
            filter={filter}
          />
          {list.data && <UtilisationSummary slots={slots} />}
        </div>
      )}
      <div className={classNames(layoutStyles.main, layoutStyles.list)}>
        <HeatMapSection
          calendar={calendar}
          list={list}
          heatMap={<HeatMap slots={slots} groups={groups} days={visibleDays} filter={filter} />}
        />
        <ExportButton list={list} slots={slots} groups={groups} visibleRange={visibleRange} />
      </div>
      {openSlot && <SlotPanel key={openSlot.Id} slot={openSlot} filter={filter} />}
    </div>
  );
};
