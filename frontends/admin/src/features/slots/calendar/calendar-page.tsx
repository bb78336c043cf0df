import { addDays } from '@tokri/contracts/dates';
import { slotDaysAhead } from '@tokri/contracts/slots';
import type { SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import { useNavigate, useSearchParams } from '@tokri/web-kit/platform';
import { ChevronLeft, Download } from '@tokri/web-kit/more-icons';
import {
  Button,
  ButtonLink,
  ChevronRight,
  classNames,
  dayOf,
  EmptyState,
  ErrorPanel,
  formatShortTime,
  Icon,
  IconButton,
  Note,
  Plus,
  formatDate,
  formatTimeRange,
  today,
} from '@tokri/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import common from '../../../components/common.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { confirmLeave } from '../../../components/unsaved-changes.ts';
import { AddSlotSheet } from '../slot/add-slot-sheet.tsx';
import { AreaSelect, resolveGroupId, UnknownAreaNote } from '../areas/area-select.tsx';
import { DayStrip } from './day-strip.tsx';
import { exportSlots } from './export-slots.ts';
import { exportLabel } from './export-labels.ts';
import { consecutiveDays, calculateTotals, utilisationPercent } from './utilisation.ts';
import {
  visibleDayCount,
  parseCalendarFilter,
  formatCalendarFilter,
  type CalendarFilter,
} from './calendar-filter.ts';
import { HeatMap } from './heat-map.tsx';
import { IncompleteListNote } from '../incomplete-list-note.tsx';
import { isIncomplete } from '../read-all-pages.ts';
import {
  daysAheadQuery,
  useSlotUtilisation,
  useServiceAreas,
  type UtilisationQuery,
} from '../slot-queries.ts';
import { SlotPanel } from '../slot/slot-panel.tsx';
import { SlotsPageLayout } from '../slots-page.tsx';
import { dateRangeLabel } from '../slot-labels.ts';
import styles from '../slots.module.css';
import { t } from '../labels.ts';

const UtilisationSummary = ({ slots }: { readonly slots: readonly SlotUsageResponse[] }) => {
  const { booked, capacity, full, held, waiting, nextCutOff } = calculateTotals(slots, new Date());
  const cutOffDay = nextCutOff ? dayOf(new Date(nextCutOff.CutOffAt)) : '';
  return (
    <dl className={styles.kpis}>
      <div>
        <dt>{t('totals.booked')}</dt>
        <dd>
          {t('number', { count: booked })}{' '}
          <small>
            {t('totals.of', { capacity, percent: utilisationPercent(booked, capacity) })}
          </small>
        </dd>
      </div>
      <div>
        <dt>{t('totals.full')}</dt>
        <dd>
          {full} <small>{t('totals.slots', { full })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('totals.held')}</dt>
        <dd>
          {t('number', { count: held })} <small>{t('totals.waiting', { waiting })}</small>
        </dd>
      </div>
      <div>
        <dt>{t('totals.cutOff')}</dt>
        <dd>
          {nextCutOff ? (
            <>
              {formatShortTime(nextCutOff.CutOffAt)}{' '}
              <small>
                {cutOffDay === today() ? '' : `${formatDate(cutOffDay)}, `}
                {t('totals.for', { slot: formatTimeRange(nextCutOff.Start, nextCutOff.End) })}
              </small>
            </>
          ) : (
            '–'
          )}
        </dd>
      </div>
    </dl>
  );
};

/** Slots of the days that are shown, and of the days ahead for the calendar; one question where one covers both. */
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

const WeekPicker = ({
  filter,
  onChange,
}: {
  readonly filter: CalendarFilter;
  readonly onChange: (change: Partial<CalendarFilter>) => void;
}) => (
  <span className={styles.week}>
    <IconButton
      label={t('calendar.previousWeek')}
      onClick={() => onChange({ from: addDays(filter.from, -visibleDayCount), slotId: 0 })}
    >
      <Icon icon={ChevronLeft} />
    </IconButton>
    <b>{dateRangeLabel(filter.from, addDays(filter.from, visibleDayCount - 1))}</b>
    <IconButton
      label={t('calendar.nextWeek')}
      onClick={() => onChange({ from: addDays(filter.from, visibleDayCount), slotId: 0 })}
    >
      <Icon icon={ChevronRight} />
    </IconButton>
  </span>
);

/** Closing the panel gives the focus back to the cell that opened it. */
const useRestoreFocus = (slotId: number): void => {
  const previousId = useRef(slotId);
  useEffect(() => {
    if (slotId === 0 && previousId.current > 0)
      document.getElementById(`slot-${previousId.current}`)?.focus();
    previousId.current = slotId;
  }, [slotId]);
};

const CalendarContent = ({
  groups,
  filter,
}: {
  readonly groups: readonly TemplatesOfGroup[];
  readonly filter: CalendarFilter;
}) => {
  const { calendar, list, daysAhead, visibleRange } = useVisibleSlots(filter.groupId ?? 0, filter);
  const slots = (list.data?.rows ?? []).filter(
    ({ Date: day }) => day >= visibleRange.from && day <= visibleRange.to,
  );
  const openSlot = slots.find(({ Id }) => Id === filter.slotId);
  useRestoreFocus(openSlot ? filter.slotId : 0);
  return (
    <div className={classNames(styles.two, openSlot && styles.withPanel)}>
      <IncompleteListNote lists={calendar === list ? [list.data] : [calendar.data, list.data]} />
      {list.data && filter.slotId > 0 && !openSlot && (
        <div className={styles.whole}>
          <Note tone="few">{t('calendar.unknownSlot', { id: filter.slotId })}</Note>
        </div>
      )}
      {calendar.data && (
        <div className={classNames(styles.whole, styles.list)}>
          <DayStrip
            days={consecutiveDays(daysAhead.from, slotDaysAhead)}
            visibleDays={consecutiveDays(visibleRange.from, visibleDayCount)}
            slots={calendar.data.rows}
            filter={filter}
          />
          {list.data && <UtilisationSummary slots={slots} />}
        </div>
      )}
      <div className={classNames(styles.main, styles.list)}>
        <section className={common.box} aria-label={t('calendar.title')} aria-busy={list.isPending}>
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
          {list.data && (
            <HeatMap
              slots={slots}
              groups={groups}
              days={consecutiveDays(visibleRange.from, visibleDayCount)}
              filter={filter}
            />
          )}
        </section>
        {list.data && slots.length > 0 && (
          <p>
            <Button
              kind="quiet"
              isSmall
              disabled={isIncomplete(list.data)}
              onClick={() =>
                exportSlots(slots, { groups, from: visibleRange.from, to: visibleRange.to })
              }
            >
              <Icon icon={Download} size={16} />
              {exportLabel('submit', { days: dateRangeLabel(visibleRange.from, visibleRange.to) })}
            </Button>
            {isIncomplete(list.data) && (
              <small className="fine"> {exportLabel('incompleteList')}</small>
            )}
          </p>
        )}
      </div>
      {openSlot && <SlotPanel key={openSlot.Id} slot={openSlot} filter={filter} />}
    </div>
  );
};

/** The days ahead of an area, slot by slot: how full they are, and the one that is open. */
export const CalendarPage = () => {
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const groups = useServiceAreas();
  const requestedFilter = parseCalendarFilter(searchParams);
  const areas = groups.data?.rows ?? [];
  const filter: CalendarFilter = {
    ...requestedFilter,
    groupId: requestedFilter.groupId === 0 ? 0 : resolveGroupId(areas, requestedFilter.groupId),
  };
  const changeFilter = async (change: Partial<CalendarFilter>): Promise<void> => {
    if (await confirmLeave())
      void navigate(
        {
          pathname: '/admin/slots',
          search: formatCalendarFilter({ ...requestedFilter, ...change }),
        },
        { replace: true },
      );
  };
  const head = areas.length > 0 && (
    <>
      <AreaSelect
        groups={areas}
        groupId={filter.groupId ?? 0}
        hasAllOption={areas.length > 1}
        onSelect={(groupId) => void changeFilter({ groupId, slotId: 0 })}
      />
      <WeekPicker filter={filter} onChange={(change) => void changeFilter(change)} />
      <Button isSmall className="end" onClick={() => setAdding(true)}>
        <Icon icon={Plus} size={16} />
        {t('addSlot.submit')}
      </Button>
    </>
  );
  return (
    <SlotsPageLayout tab="calendar" lists={[groups.data]} head={head}>
      {groups.isPending && (
        <div className={common.box}>
          <RowsSkeleton />
        </div>
      )}
      {groups.isError && !groups.data && (
        <div className={common.box}>
          <ErrorPanel
            error={groups.error}
            isBusy={groups.isFetching}
            onRetry={() => void groups.refetch()}
          />
        </div>
      )}
      {groups.data?.rows.length === 0 && (
        <div className={common.box}>
          <EmptyState title={t('area.none')} text={t('area.noneText')}>
            <ButtonLink kind="second" to="/admin/slots/pincodes">
              {t('area.open')}
            </ButtonLink>
          </EmptyState>
        </div>
      )}
      {areas.length > 0 && (
        <UnknownAreaNote
          groups={areas}
          requestedId={requestedFilter.groupId}
          shownId={filter.groupId ?? 0}
        />
      )}
      {areas.length > 0 && <CalendarContent groups={areas} filter={filter} />}
      {isAdding && (
        <AddSlotSheet
          groups={areas}
          groupId={filter.groupId || resolveGroupId(areas, null)}
          day={filter.from < today() ? today() : filter.from}
          onClose={() => setAdding(false)}
        />
      )}
    </SlotsPageLayout>
  );
};
