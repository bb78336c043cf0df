import type { SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import {
  Button,
  classNames,
  dialogTypes,
  EmptyState,
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
import cardStyles from '../../../components/card.module.css';
import tableStyles from '../../../components/table.module.css';
import { savePlan } from './save-plan.ts';
import { refreshSlots } from '../slot-queries.ts';
import styles from './template-list.module.css';
import { calculateChangeEffect, withoutTemplate, type Template } from './templates.ts';
import { TemplateSheet } from './template-sheet.tsx';
import { t } from '../labels.ts';
import { cutOffLabel } from '../charges-and-limits/cut-off-labels.ts';
import { weekdayNames } from './weekday-checkboxes.tsx';

const weekdaysLabel = ({ Weekdays }: Template): string =>
  Weekdays.length === 7 ? t('template.everyDay') : weekdayNames(Weekdays);

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
        withOrders: slotsWithOrders,
        day: formatDate(firstNewDay),
      }),
    );
    if (!isBusy && isConfirmed(await showDialog({ type: dialogTypes.yesNo, message })))
      await savePlanChange({ group, templates: withoutTemplate(group.Templates, template) });
  };
  return { confirmAndEnd, isBusy };
};

const TemplateActions = ({
  time,
  onEdit,
  onEnd,
}: {
  readonly time: string;
  readonly onEdit: () => void;
  readonly onEnd: () => void;
}) => (
  <td className={styles.actionsCell}>
    <span className={styles.rowActions}>
      <Button kind="secondary" isSmall aria-label={t('template.editOf', { time })} onClick={onEdit}>
        {t('template.edit')}
      </Button>
      <Button kind="quiet" isSmall aria-label={t('template.deleteOf', { time })} onClick={onEnd}>
        {t('template.delete')}
      </Button>
    </span>
  </td>
);

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
      <td className={tableStyles.phoneMain}>
        <b className="strong">{time}</b>
        <small>{weekdaysLabel(template)}</small>
      </td>
      <td className={classNames(tableStyles.number, tableStyles.phoneSide)}>
        {t('template.capacity', { capacity: template.Count })}
        {template.ItemCount !== null && (
          <small>{t('template.pieces', { pieces: template.ItemCount })}</small>
        )}
      </td>
      <td className={tableStyles.phoneMain}>
        <span className="narrow-only">{t('terms.cutOff')}: </span>
        {cutOffLabel(template)}
        {template.MinimumOrder > 0 && (
          <small>{t('template.minimum', { sum: formatExactPrice(template.MinimumOrder) })}</small>
        )}
      </td>
      <td className={classNames(tableStyles.number, tableStyles.phoneSide)}>
        <span className="narrow-only">{t('terms.feeShort')} </span>
        {formatExactPrice(template.Fee)}
        {template.PartyFees.length > 0 && (
          <small>{t('template.parties', { count: template.PartyFees.length })}</small>
        )}
      </td>
      <TemplateActions time={time} onEdit={onEdit} onEnd={onEnd} />
    </tr>
  );
};

const TemplateTable = ({
  templates,
  onEdit,
  onEnd,
}: {
  readonly templates: readonly Template[];
  readonly onEdit: (template: Template) => void;
  readonly onEnd: (template: Template) => void;
}) => (
  <table className={tableStyles.table} aria-label={t('tab.templates')}>
    <thead>
      <tr>
        <th scope="col">{t('template.window')}</th>
        <th scope="col" className={tableStyles.number}>
          {t('terms.capacity')}
        </th>
        <th scope="col">{t('terms.cutOff')}</th>
        <th scope="col" className={tableStyles.number}>
          {t('terms.fee')}
        </th>
        <th scope="col">
          <span className="sr-only">{t('template.edit')}</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {templates.map((template) => (
        <TemplateRow
          key={`${template.Start} ${template.Weekdays.join()}`}
          template={template}
          onEdit={() => onEdit(template)}
          onEnd={() => onEnd(template)}
        />
      ))}
    </tbody>
  </table>
);

export const TemplateList = ({
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
  const weeklyOff = weekdayNames(group.WeeklyOff);
  return (
    <section className={cardStyles.card} aria-labelledby="h-windows">
      <div className={cardStyles.head}>
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
        <TemplateTable
          templates={group.Templates}
          onEdit={(template) => setOpenSheet({ template, group })}
          onEnd={(template) => void confirmAndEnd(template)}
        />
      )}
      {group.WeeklyOff.length > 0 && (
        <div className={cardStyles.note}>
          <Note tone="warning">{t('template.weeklyOff', { days: weeklyOff })}</Note>
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
