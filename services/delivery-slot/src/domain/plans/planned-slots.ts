import { addDays, weekday } from '@tokri/contracts/dates';
import { slotDaysAhead } from '@tokri/contracts/slots';
import { createSlot, type SlotInput } from '../slots/save-slot.ts';
import type { Slot } from '../slots/slot.ts';
import { findDayClosureReason } from '../slots/slot-closure-rules.ts';
import type { AreaPlan, SlotTemplate } from './slot-templates.ts';

export const planningDays = (today: string): string[] =>
  Array.from({ length: slotDaysAhead }, (_, index) => addDays(today, index));

export const isTemplateForDate = (
  { weekdays }: Pick<SlotTemplate, 'weekdays'>,
  date: string,
): boolean => weekdays.includes(weekday(date));

const toSlotInput = (
  { start, end, count, itemCount, weekdays: _weekdays, ...terms }: SlotTemplate,
  slotDay: Pick<Slot, 'companyId' | 'groupId' | 'date'>,
): SlotInput => ({
  ...terms,
  ...slotDay,
  start,
  end,
  capacity: count,
  pieceCapacity: itemCount,
});

export const plannedSlots = (
  { companyId, groupId, weeklyOff, templates }: AreaPlan,
  { today, blackoutDays }: { today: string; blackoutDays: ReadonlySet<string> },
): readonly Omit<Slot, 'slotId'>[] =>
  planningDays(today).flatMap((date) =>
    templates
      .filter((template) => isTemplateForDate(template, date))
      .map((template) =>
        createSlot(
          toSlotInput(template, { companyId, groupId, date }),
          findDayClosureReason(date, { weeklyOff, blackoutDays }),
        ),
      ),
  );

export const toSlotInputs = (
  templates: readonly SlotTemplate[],
  slots: readonly Slot[],
): readonly SlotInput[] =>
  slots.flatMap(({ companyId, groupId, date, start }) =>
    templates
      .filter((template) => template.start === start && isTemplateForDate(template, date))
      .map((template) => toSlotInput(template, { companyId, groupId, date })),
  );
