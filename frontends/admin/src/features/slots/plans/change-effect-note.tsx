import type { SlotUsageResponse } from '@tokri/contracts/api';
import { formatDate, Note, today } from '@tokri/web-kit/ui';
import { t } from '../labels.ts';
import { calculateChangeEffect, type Template } from './templates.ts';
import type { WindowDraft } from './use-template-form.ts';

export const ChangeEffectNote = ({
  areaName,
  template,
  windowDraft,
  slots,
}: {
  readonly areaName: string;
  readonly template: Template | null;
  readonly windowDraft: WindowDraft;
  readonly slots: readonly SlotUsageResponse[];
}) => {
  const { unchangedSlots, slotsWithOrders, addedDays, firstNewDay } = calculateChangeEffect({
    before: template,
    after: { Start: windowDraft.start, Weekdays: [...windowDraft.weekdays] },
    slots,
    today: today(),
  });
  return (
    <Note>
      {unchangedSlots.length > 0 && (
        <>
          {t('template.unchangedSlots', {
            count: unchangedSlots.length,
            withOrders: slotsWithOrders,
          })}
          <br />
        </>
      )}
      {addedDays > 0 && (
        <>
          {t('template.newSlots', { count: addedDays, area: areaName })}
          <br />
        </>
      )}
      {t('template.appliesFrom', { day: formatDate(firstNewDay) })}
    </Note>
  );
};
