import { addDays, weekday } from '@tokri/contracts/dates';
import { slotDaysAhead } from '@tokri/contracts/slots';
import type { SlotInput } from '../slots/save-slot.ts';
import type { Slot } from '../slots/slot.ts';
import { findDayClosureReason } from './blackout-days.ts';
import type { GroupPlan, SlotTemplate } from './slot-templates.ts';

export const planningDays = (today: string): string[] =>
  Array.from({ length: slotDaysAhead }, (_, index) => addDays(today, index));

export const appliesOn = ({ weekdays }: Pick<SlotTemplate, 'weekdays'>, date: string): boolean =>
  weekdays.includes(weekday(date));

export const plannedSlots = (
  group: GroupPlan,
  { today, blackoutDays }: { today: string; blackoutDays: ReadonlySet<string> },
): readonly Omit<Slot, 'slotId'>[] =>
  planningDays(today).flatMap((date) =>
    group.templates
      .filter((template) => appliesOn(template, date))
      .map(({ start, end, count, itemCount, weekdays: _weekdays, ...terms }) => ({
        ...terms,
        companyId: group.companyId,
        groupId: group.groupId,
        date,
        start,
        end,
        capacity: count,
        configuredCapacity: count,
        free: count,
        itemsFree: itemCount,
        isClosedByStaff: false,
        dayClosureReason: findDayClosureReason(date, { weeklyOff: group.weeklyOff, blackoutDays }),
        waitlistLength: 0,
      })),
  );

export const toSlotInputs = (
  windows: readonly SlotTemplate[],
  slots: readonly Slot[],
): readonly SlotInput[] =>
  slots.flatMap(({ companyId, groupId, date, start: ofSlot }) =>
    windows
      .filter((window) => window.start === ofSlot && appliesOn(window, date))
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
