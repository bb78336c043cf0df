import type { SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { useSearchParams } from '@tokri/web-kit/platform';
import {
  Button,
  classNames,
  dialogTypes,
  EmptyState,
  ErrorPanel,
  escapeHtml,
  Icon,
  isConfirmed,
  formatExactPrice,
  Note,
  Plus,
  formatDate,
  showDialog,
  formatTimeRange,
  today,
} from '@tokri/web-kit/ui';
import { useState } from 'react';
import common from '../../../components/common.module.css';
import { RowsSkeleton } from '../../../components/rows-skeleton.tsx';
import { AreaSelect, resolveGroupId, UnknownAreaNote } from '../areas/area-select.tsx';
import { savePlan } from './save-plan.ts';
import {
  refreshSlots,
  daysAheadQuery,
  useSlotUtilisation,
  useServiceAreas,
} from '../slot-queries.ts';
import { SlotsPageLayout } from '../slots-page.tsx';
import styles from '../slots.module.css';
import { calculateChangeEffect, withoutTemplate, type Template } from './templates.ts';
import { TemplateSheet } from './template-sheet.tsx';
import { t } from '../labels.ts';
import { cutOffLabel } from '../charges-and-limits/cut-off-labels.ts';
import { weekdayNames } from './weekday-checkboxes.tsx';

const weekdaysLabel = ({ Weekdays }: Template): string =>
  Weekdays.length === 7 ? t('template.everyDay') : weekdayNames(Weekdays);

/** Ends a window after a yes that tells what stays. */
const useEndTemplate = (group: TemplatesOfGroup, slots: readonly SlotUsageResponse[]) => {
  const { run: savePlanChange, isBusy } = useMutationWithFeedback({
    send: savePlan,
    refresh: refreshSlots,
    successMessage: () => t('template.deleted', { area: group.GroupName }),
  });
  const confirmAndEnd = async (template: Template): Promise<void> => {
    const { unchangedSlots, slotsWithOrders, firstNewDay } = calculateChangeEffect({
      before: template,
      after: null,
      slots,
      today: today(),
    });
    const message = escapeHtml(
      t('template.confirmDelete', {
        time: formatTimeRange(template.Start, template.End),
        count: unchangedSlots.length,
        taken: slotsWithOrders,
        day: formatDate(firstNewDay),
      }),
    );
    if (!isBusy && isConfirmed(await showDialog({ type: dialogTypes.yesNo, message })))
      await savePlanChange({ group, templates: withoutTemplate(group.Templates, template) });
  };
  return { confirmAndEnd, isBusy };
};

const TemplateRow = ({
  template,
  onEdit,
  onEnd,
}: {
  readonly template: Template;
  readonly onEdit: () => void;
  readonly onEnd: () => void;
}) => {
  const time = formatTimeRange(template.Start, template.End);
  return (
    <tr>
      <td className={common.wide}>
        <b className="strong">{time}</b>
        <small>{weekdaysLabel(template)}</small>
      </td>
      <td className={classNames(common.num, common.side)}>
        {t('template.capacity', { capacity: template.Count })}
        {template.ItemCount !== null && (
          <small>{t('template.pieces', { pieces: template.ItemCount })}</small>
        )}
      </td>
      <td className={common.wide}>
        {cutOffLabel(template)}
        {template.MinimumOrder > 0 && (
          <small>{t('template.minimum', { sum: formatExactPrice(template.MinimumOrder) })}</small>
        )}
      </td>
      <td className={classNames(common.num, common.side)}>
        {formatExactPrice(template.Fee)}
        {template.PartyFees.length > 0 && (
          <small>{t('template.parties', { count: template.PartyFees.length })}</small>
        )}
      </td>
      <td className={styles.lastLine}>
        <span className={styles.rowActs}>
          <Button
            kind="second"
            isSmall
            aria-label={t('template.editOf', { time })}
            onClick={onEdit}
          >
            {t('template.edit')}
          </Button>
          <Button
            kind="quiet"
            isSmall
            aria-label={t('template.deleteOf', { time })}
            onClick={onEnd}
          >
            {t('template.delete')}
          </Button>
        </span>
      </td>
    </tr>
  );
};

const TemplateList = ({
  group,
  slots,
}: {
  readonly group: TemplatesOfGroup;
  readonly slots: readonly SlotUsageResponse[];
}) => {
  const [openSheet, setOpenSheet] = useState<{
    readonly template: Template | null;
    readonly group: TemplatesOfGroup;
  }>();
  const { confirmAndEnd } = useEndTemplate(group, slots);
  return (
    <section className={common.box} aria-labelledby="h-windows">
      <div className={styles.boxHead}>
        <h2 id="h-windows" className="grow">
          {t('template.title', { area: group.GroupName })}
        </h2>
        <Button isSmall onClick={() => setOpenSheet({ template: null, group })}>
          <Icon icon={Plus} size={16} />
          {t('template.add')}
        </Button>
      </div>
      {group.Templates.length === 0 && (
        <EmptyState title={t('template.none')} text={t('template.noneText')} />
      )}
      {group.Templates.length > 0 && (
        <table className={common.table} aria-label={t('tab.templates')}>
          <thead>
            <tr>
              <th scope="col">{t('template.window')}</th>
              <th scope="col" className={common.num}>
                {t('terms.capacity')}
              </th>
              <th scope="col">{t('terms.cutOff')}</th>
              <th scope="col" className={common.num}>
                {t('terms.fee')}
              </th>
              <th scope="col">
                <span className="sr">{t('template.edit')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {group.Templates.map((template) => (
              <TemplateRow
                key={`${template.Start} ${template.Weekdays.join()}`}
                template={template}
                onEdit={() => setOpenSheet({ template, group })}
                onEnd={() => void confirmAndEnd(template)}
              />
            ))}
          </tbody>
        </table>
      )}
      {group.WeeklyOff.length > 0 && (
        <div className={styles.note}>
          <Note tone="few">{t('template.weeklyOff', { days: weekdayNames(group.WeeklyOff) })}</Note>
        </div>
      )}
      {openSheet && (
        <TemplateSheet
          group={openSheet.group}
          template={openSheet.template}
          slots={slots}
          onClose={() => setOpenSheet(undefined)}
        />
      )}
    </section>
  );
};

/** What rolls ahead for an area, by weekday. */
export const TemplatesPage = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const groups = useServiceAreas();
  const groupId = resolveGroupId(
    groups.data?.rows ?? [],
    Number(searchParams.get('GroupId')) || null,
  );
  const group = groups.data?.rows.find(({ GroupId }) => GroupId === groupId);
  const utilisation = useSlotUtilisation(daysAheadQuery(groupId), group !== undefined);
  const isFailed = (groups.isError && !groups.data) || (utilisation.isError && !utilisation.data);
  return (
    <SlotsPageLayout
      tab="templates"
      lists={[groups.data, utilisation.data]}
      head={
        group && (
          <AreaSelect
            groups={groups.data?.rows ?? []}
            groupId={groupId}
            onSelect={(selectedId) =>
              setSearchParams({ GroupId: String(selectedId) }, { replace: true })
            }
          />
        )
      }
    >
      {isFailed && (
        <div className={common.box}>
          <ErrorPanel
            error={groups.error ?? utilisation.error}
            isBusy={groups.isFetching || utilisation.isFetching}
            onRetry={() => {
              void groups.refetch();
              if (group) void utilisation.refetch();
            }}
          />
        </div>
      )}
      {!isFailed && (groups.isPending || (group && utilisation.isPending)) && (
        <div className={common.box}>
          <RowsSkeleton count={4} />
        </div>
      )}
      {groups.data?.rows.length === 0 && (
        <div className={common.box}>
          <EmptyState title={t('area.none')} text={t('area.noneText')} />
        </div>
      )}
      {group && (
        <UnknownAreaNote
          groups={groups.data?.rows ?? []}
          requestedId={Number(searchParams.get('GroupId')) || null}
          shownId={groupId}
        />
      )}
      {group && utilisation.data && (
        <>
          <p className={classNames('muted', styles.lead)}>{t('template.lead')}</p>
          <TemplateList key={groupId} group={group} slots={utilisation.data.rows} />
        </>
      )}
    </SlotsPageLayout>
  );
};
