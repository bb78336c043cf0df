import { useNavigate, useSearchParams } from '@tokri/web-kit/platform';
import { Button, ButtonLink, EmptyState, ErrorPanel, Icon, Plus, today } from '@tokri/web-kit/ui';
import { useState } from 'react';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { AreaSelect, resolveGroupId, UnknownAreaNote } from '../areas/area-select.tsx';
import { t } from '../labels.ts';
import { useServiceAreas } from '../slot-queries.ts';
import { AddSlotSheet } from '../slot/add-slot-sheet.tsx';
import { SlotsPageLayout } from '../slots-page.tsx';
import { CalendarContent } from './calendar-content.tsx';
import {
  formatCalendarFilter,
  parseCalendarFilter,
  type CalendarFilter,
} from './calendar-filter.ts';
import { WeekPicker } from './week-picker.tsx';

const useCalendarFilter = () => {
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const requestedFilter = parseCalendarFilter(searchParams);
  const changeFilter = (change: Partial<CalendarFilter>): void => {
    const search = formatCalendarFilter({ ...requestedFilter, ...change });
    void navigate({ pathname: '/admin/slots', search }, { replace: true });
  };
  return { requestedFilter, changeFilter };
};

const AreasPlaceholder = ({ query }: { readonly query: ReturnType<typeof useServiceAreas> }) => (
  <div className={cardStyles.card}>
    {query.isPending && <RowsSkeleton />}
    {query.isError && !query.data && (
      <ErrorPanel
        error={query.error}
        isBusy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )}
    {query.data && (
      <EmptyState title={t('area.none')} text={t('area.noneText')}>
        <ButtonLink kind="secondary" to="/admin/slots/pincodes">
          {t('area.open')}
        </ButtonLink>
      </EmptyState>
    )}
  </div>
);

export const CalendarPage = () => {
  const [isAdding, setAdding] = useState(false);
  const { requestedFilter, changeFilter } = useCalendarFilter();
  const query = useServiceAreas();
  const areas = query.data?.rows ?? [];
  const groupId =
    requestedFilter.groupId === 0 ? 0 : resolveGroupId(areas, requestedFilter.groupId);
  const filter: CalendarFilter = { ...requestedFilter, groupId };
  const head = (
    <>
      <AreaSelect
        groups={areas}
        groupId={groupId}
        hasAllOption={areas.length > 1}
        onSelect={(selectedId) => changeFilter({ groupId: selectedId, slotId: 0 })}
      />
      <WeekPicker filter={filter} onChange={(change) => changeFilter(change)} />
    </>
  );
  const addButton = (
    <Button isSmall onClick={() => setAdding(true)}>
      <Icon icon={Plus} size={16} />
      {t('addSlot.submit')}
    </Button>
  );
  return (
    <SlotsPageLayout
      tab="calendar"
      lists={[query.data]}
      head={areas.length > 0 && head}
      actions={areas.length > 0 && addButton}
    >
      {areas.length === 0 && <AreasPlaceholder query={query} />}
      {areas.length > 0 && (
        <>
          <UnknownAreaNote groups={areas} requestedId={requestedFilter.groupId} shownId={groupId} />
          <CalendarContent groups={areas} filter={filter} />
        </>
      )}
      {isAdding && (
        <AddSlotSheet
          groups={areas}
          groupId={groupId || resolveGroupId(areas, null)}
          day={filter.from < today() ? today() : filter.from}
          onClose={() => setAdding(false)}
        />
      )}
    </SlotsPageLayout>
  );
};
