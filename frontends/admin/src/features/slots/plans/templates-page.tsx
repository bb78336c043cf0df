import { useSearchParams } from '@tokri/web-kit/platform';
import { classNames, EmptyState, ErrorPanel } from '@tokri/web-kit/ui';
import cardStyles from '../../../components/card.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import {
  AreaSelect,
  AreaSelectSkeleton,
  resolveGroupId,
  UnknownAreaNote,
} from '../areas/area-select.tsx';
import { t } from '../labels.ts';
import { daysAheadQuery, useServiceAreas, useSlotUtilisation } from '../slot-queries.ts';
import { SlotsPageLayout } from '../slots-page.tsx';
import layoutStyles from '../slots-layout.module.css';
import { TemplateList } from './template-list.tsx';

const useTemplatesPage = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const query = useServiceAreas();
  const groups = query.data?.rows ?? [];
  const requestedId = Number(searchParams.get('GroupId')) || null;
  const groupId = resolveGroupId(groups, requestedId);
  const group = groups.find(({ GroupId }) => GroupId === groupId);
  const utilisation = useSlotUtilisation(daysAheadQuery(groupId), group !== undefined);
  return {
    query,
    groups,
    requestedId,
    groupId,
    group,
    utilisation,
    selectGroup: (selectedId: number): void =>
      setSearchParams({ GroupId: String(selectedId) }, { replace: true }),
  };
};

type TemplatesPageState = ReturnType<typeof useTemplatesPage>;

const TemplatesPlaceholder = ({
  page: { query, group, utilisation },
}: {
  readonly page: TemplatesPageState;
}) => {
  const isFailed = (query.isError && !query.data) || (utilisation.isError && !utilisation.data);
  if (isFailed)
    return (
      <div className={cardStyles.card}>
        <ErrorPanel
          error={query.error ?? utilisation.error}
          isBusy={query.isFetching || utilisation.isFetching}
          onRetry={() => {
            void query.refetch();
            if (group) void utilisation.refetch();
          }}
        />
      </div>
    );
  const isLoading = query.isPending || (group && utilisation.isPending);
  return isLoading ? (
    <div className={cardStyles.card}>
      <RowsSkeleton count={4} />
    </div>
  ) : null;
};

export const TemplatesPage = () => {
  const page = useTemplatesPage();
  const { query, groups, group, groupId, utilisation } = page;
  return (
    <SlotsPageLayout
      tab="templates"
      lists={[query.data, utilisation.data]}
      head={
        group ? (
          <AreaSelect groups={groups} groupId={groupId} onSelect={page.selectGroup} />
        ) : (
          query.isPending && <AreaSelectSkeleton />
        )
      }
    >
      <TemplatesPlaceholder page={page} />
      {query.data?.rows.length === 0 && (
        <div className={cardStyles.card}>
          <EmptyState title={t('area.none')} text={t('area.noneText')} />
        </div>
      )}
      {group && (
        <UnknownAreaNote groups={groups} requestedId={page.requestedId} shownId={groupId} />
      )}
      {group && utilisation.data && (
        <>
          <p className={classNames('muted', layoutStyles.intro)}>{t('template.lead')}</p>
          <TemplateList key={groupId} group={group} slots={utilisation.data.rows} />
        </>
      )}
    </SlotsPageLayout>
  );
};
