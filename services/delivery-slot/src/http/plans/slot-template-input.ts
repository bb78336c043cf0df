import type { RequestBody, slotOperations } from '@tokri/contracts/api';
import type { SlotTemplate } from '../../domain/plans/slot-templates.ts';
import { toSlotTerms } from '../slots/slot-terms.ts';

type TemplateBody = RequestBody<typeof slotOperations.saveSlotTemplates>['Templates'][number];

export const toSlotTemplate = (template: TemplateBody): SlotTemplate => ({
  start: template.Start,
  end: template.End,
  weekdays: template.Weekdays,
  count: template.Count,
  itemCount: template.ItemCount ?? null,
  ...toSlotTerms(template),
});
