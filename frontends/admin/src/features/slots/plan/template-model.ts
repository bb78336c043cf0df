import { addDays, slotDaysAhead, weekday } from '@tokri/contracts';
import type { SlotFill, slotOperations, TemplatesOfGroup } from '@tokri/contracts/http';
import type { BodyInput } from '@tokri/web-kit/platform';

export type Template = TemplatesOfGroup['Templates'][number];
export type TemplateBody = NonNullable<
  BodyInput<typeof slotOperations.saveSlotTemplates>['Templates']
>[number];

/** As S14 takes what S17 has told: limits that are not there stay out. */
export const bodyOf = ({ ItemCount, CutOffHour, ...template }: Template): TemplateBody => ({
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
export const without = (
  templates: readonly Template[],
  gone: Template | null,
): readonly Template[] => (gone ? templates.filter((one) => !isSameWindow(one, gone)) : templates);

/** The windows with one in the place of another, or beside them, by their start. */
export const withWindow = (
  templates: readonly Template[],
  { before, after }: { readonly before: Template | null; readonly after: Template },
): readonly Template[] =>
  [...without(templates, before), after].sort((a, b) => (a.Start < b.Start ? -1 : 1));

const isOf = ({ Start, Weekdays }: Pick<Template, 'Start' | 'Weekdays'>, slot: SlotFill): boolean =>
  slot.Start === Start && Weekdays.includes(weekday(slot.Date));

/** Slots of the days ahead that a window has made, or that stand where it would make one. */
export const slotsOf = (
  template: Pick<Template, 'Start' | 'Weekdays'> | null,
  slots: readonly SlotFill[],
): readonly SlotFill[] => (template ? slots.filter((slot) => isOf(template, slot)) : []);

/** What a change of a window comes to for the days that are there already. */
export interface RolledEffect {
  /** Slots that stay as they are, and how many of them have orders or holds. */
  readonly staying: readonly SlotFill[];
  readonly taken: number;
  /** Days ahead that get a slot at once. */
  readonly added: number;
  /** The first day that rolls by the new terms. */
  readonly firstDay: string;
}

const isTaken = ({ Booked, Held, Kept, Offered }: SlotFill): boolean =>
  Booked + Held + Kept + Offered > 0;

export const rolledEffect = ({
  before,
  after,
  slots,
  today,
}: {
  readonly before: Template | null;
  readonly after: Pick<Template, 'Start' | 'Weekdays'> | null;
  readonly slots: readonly SlotFill[];
  readonly today: string;
}): RolledEffect => {
  const staying = [...new Set([...slotsOf(before, slots), ...slotsOf(after, slots)])];
  const days = Array.from({ length: slotDaysAhead }, (_, at) => addDays(today, at));
  const added = after
    ? days.filter(
        (day) =>
          after.Weekdays.includes(weekday(day)) &&
          !slots.some((slot) => slot.Date === day && slot.Start === after.Start),
      ).length
    : 0;
  return {
    staying,
    taken: staying.filter(isTaken).length,
    added,
    firstDay: addDays(today, slotDaysAhead),
  };
};
