import { addDays, weekday } from '@tokri/contracts/dates';
import { slotDaysAhead } from '@tokri/contracts/slots';
import type { slotOperations, SlotUsageResponse, TemplatesOfGroup } from '@tokri/contracts/api';
import type { RequestBody } from '@tokri/web-kit/platform';

export type Template = TemplatesOfGroup['Templates'][number];
export type TemplateBody = NonNullable<
  RequestBody<typeof slotOperations.saveSlotTemplates>['Templates']
>[number];

/** As S14 takes what S17 has told: limits that are not there stay out. */
export const toTemplateBody = ({ ItemCount, CutOffHour, ...template }: Template): TemplateBody => ({
  ...template,
  ...(ItemCount === null ? {} : { ItemCount }),
  ...(CutOffHour === null ? {} : { CutOffHour }),
});

/** A window is known by its start and its weekdays: no weekday has two that start together (S14, `template-doubled`). What was read anew is another object and still the same window. */
const isSameWindow = (
  a: Pick<Template, 'Start' | 'Weekdays'>,
  b: Pick<Template, 'Start' | 'Weekdays'>,
): boolean => a.Start === b.Start && a.Weekdays.join() === b.Weekdays.join();

/** The windows without one of them. */
export const withoutTemplate = (
  templates: readonly Template[],
  removed: Template | null,
): readonly Template[] =>
  removed ? templates.filter((template) => !isSameWindow(template, removed)) : templates;

/** The windows with one in the place of another, or beside them, by their start. */
export const replaceTemplate = (
  templates: readonly Template[],
  { before, after }: { readonly before: Template | null; readonly after: Template },
): readonly Template[] =>
  [...withoutTemplate(templates, before), after].sort((a, b) => (a.Start < b.Start ? -1 : 1));

const matchesSlot = (
  { Start, Weekdays }: Pick<Template, 'Start' | 'Weekdays'>,
  slot: SlotUsageResponse,
): boolean => slot.Start === Start && Weekdays.includes(weekday(slot.Date));

/** Slots of the days ahead that a window has made, or that stand where it would make one. */
export const slotsOfTemplate = (
  template: Pick<Template, 'Start' | 'Weekdays'> | null,
  slots: readonly SlotUsageResponse[],
): readonly SlotUsageResponse[] =>
  template ? slots.filter((slot) => matchesSlot(template, slot)) : [];

/** What a change of a window comes to for the days that are there already. */
export interface TemplateChangeEffect {
  /** Slots that stay as they are, and how many of them have orders or holds. */
  readonly unchangedSlots: readonly SlotUsageResponse[];
  readonly slotsWithOrders: number;
  /** Days ahead that get a slot at once. */
  readonly addedDays: number;
  /** The first day that rolls by the new terms. */
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
    ...new Set([...slotsOfTemplate(before, slots), ...slotsOfTemplate(after, slots)]),
  ];
  const days = Array.from({ length: slotDaysAhead }, (_, at) => addDays(today, at));
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
