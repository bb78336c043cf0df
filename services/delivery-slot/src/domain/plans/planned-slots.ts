import { addDays, weekday } from '@tokri/contracts/dates';
import { slotDaysAhead } from '@tokri/contracts/slots';
import type { SlotInput } from '../slots/save-slot.ts';
import type { Slot } from '../slots/slot.ts';
import { findDayClosureReason } from './blackout-days.ts';
import type { GroupPlan, SlotTemplate } from './slot-templates.ts';

export const planningDays = (today: string): string[] =>
  Array.from({ length: slotDaysAhead }, (_, index) => addDays(today, index));

export const isTemplateForDate = (
  { weekdays }: Pick<SlotTemplate, 'weekdays'>,
  date: string,
): boolean => weekdays.includes(weekday(date));

export const plannedSlots = (
  plan: GroupPlan,
  { today, blackoutDays }: { today: string; blackoutDays: ReadonlySet<string> },
): readonly Omit<Slot, 'slotId'>[] =>
  planningDays(today).flatMap((date) =>
    plan.templates
      .filter((template) => isTemplateForDate(template, date))
      .map(({ start, end, count, itemCount, weekdays: _weekdays, ...terms }) => ({
        ...terms,
        companyId: plan.companyId,
        groupId: plan.groupId,
        date,
        start,
        end,
        capacity: count,
        configuredCapacity: count,
        freeUnits: count,
        itemsFree: itemCount,
        isClosedByStaff: false,
        dayClosureReason: findDayClosureReason(date, { weeklyOff: plan.weeklyOff, blackoutDays }),
        waitlistLength: 0,
      })),
  );

export const toSlotInputs = (
  templates: readonly SlotTemplate[],
  slots: readonly Slot[],
): readonly SlotInput[] =>
  slots.flatMap(({ companyId, groupId, date, start: slotStart }) =>
    templates
      .filter((template) => template.start === slotStart && isTemplateForDate(template, date))
      .map(({ start, end, count, itemCount, weekdays: _weekdays, ...terms }) => ({
        ...terms,
        companyId,
        groupId,
        date,
        start,
        end,
        capacity: count,
        itemCapacity: itemCount,
      })),
  );
