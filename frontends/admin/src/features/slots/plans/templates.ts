import { addDays, weekday } from '@tokri/contracts/dates';
import { slotDaysAhead } from '@tokri/contracts/slots';
import type { slotOperations, SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import type { RequestBody } from '@tokri/web-kit/platform';

export type Template = TemplatesOfGroup['Templates'][number];
export type TemplateBody = NonNullable<
  RequestBody<typeof slotOperations.saveSlotTemplates>['Templates']
>[number];

export const toTemplateBody = ({ ItemCount, CutOffHour, ...template }: Template): TemplateBody => ({
  ...template,
  ...(ItemCount === null ? {} : { ItemCount }),
  ...(CutOffHour === null ? {} : { CutOffHour }),
});

/**
 * Start and weekdays identify a template: a weekday has no two templates with the same start. Object
 * identity is lost with every refetch.
 */
const isSameWindow = (
  a: Pick<Template, 'Start' | 'Weekdays'>,
  b: Pick<Template, 'Start' | 'Weekdays'>,
): boolean => a.Start === b.Start && a.Weekdays.join() === b.Weekdays.join();

export const withoutTemplate = (
  templates: readonly Template[],
  removed: Template | null,
): readonly Template[] =>
  removed ? templates.filter((template) => !isSameWindow(template, removed)) : templates;

export const replaceTemplate = (
  templates: readonly Template[],
  { before, after }: { readonly before: Template | null; readonly after: Template },
): readonly Template[] =>
  [...withoutTemplate(templates, before), after].sort((a, b) => (a.Start < b.Start ? -1 : 1));

const matchesSlot = (
  { Start, Weekdays }: Pick<Template, 'Start' | 'Weekdays'>,
  slot: SlotUsageResponse,
): boolean => slot.Start === Start && Weekdays.includes(weekday(slot.Date));

export const findTemplateSlots = (
  template: Pick<Template, 'Start' | 'Weekdays'> | null,
  slots: readonly SlotUsageResponse[],
): readonly SlotUsageResponse[] =>
  template ? slots.filter((slot) => matchesSlot(template, slot)) : [];

export interface TemplateChangeEffect {
  readonly unchangedSlots: readonly SlotUsageResponse[];
  readonly slotsWithOrders: number;
  readonly addedDays: number;
  readonly firstNewDay: string;
}

const hasOrders = ({ Booked, Held, Kept, Offered }: SlotUsageResponse): boolean =>
  Booked + Held + Kept + Offered > 0;

export const calculateChangeEffect = ({
  before,
  after,
  slots,
  today,
}: {
  readonly before: Template | null;
  readonly after: Pick<Template, 'Start' | 'Weekdays'> | null;
  readonly slots: readonly SlotUsageResponse[];
  readonly today: string;
}): TemplateChangeEffect => {
  const unchangedSlots = [
    ...new Set([...findTemplateSlots(before, slots), ...findTemplateSlots(after, slots)]),
  ];
  const days = Array.from({ length: slotDaysAhead }, (_, index) => addDays(today, index));
  const addedDays = after
    ? days.filter(
        (day) =>
          after.Weekdays.includes(weekday(day)) &&
          !slots.some((slot) => slot.Date === day && slot.Start === after.Start),
      ).length
    : 0;
  return {
    unchangedSlots,
    slotsWithOrders: unchangedSlots.filter(hasOrders).length,
    addedDays,
    firstNewDay: addDays(today, slotDaysAhead),
  };
};
