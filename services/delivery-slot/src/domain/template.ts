import { addDays, weekday } from '@tokri/contracts';
import { endsAfterStart } from './save-slot.ts';
import type { ClosedFor, Slot } from './slot.ts';

export interface SlotTemplate {
  readonly start: string;
  readonly end: string;
  readonly count: number;
  readonly feePaise: number;
  readonly minimumOrderPaise: number;
  readonly cutOffMinutes: number;
}

/** What rolls ahead for a group. */
export interface GroupTemplate {
  readonly groupId: number;
  readonly companyId: number;
  /** 0 Sunday to 6 Saturday. */
  readonly weeklyOff: readonly number[];
  readonly templates: readonly SlotTemplate[];
}

/** Slots exist this many days ahead, today included (demo-shop.md). */
export const daysAhead = 15;

export const daysFrom = (today: string): string[] => Array.from({ length: daysAhead }, (_, index) => addDays(today, index));

/** A window that ends before it begins is none. */
export const templatesEndAfterStart = (templates: readonly Pick<SlotTemplate, 'start' | 'end'>[]): boolean => templates.every(endsAfterStart);

/** Why a day has no delivery, or ''. A blackout day says so even on a weekly off. */
export const dayClosedFor = (date: string, { weeklyOff, blackoutDays }: { weeklyOff: readonly number[]; blackoutDays: ReadonlySet<string> }): ClosedFor => {
  if (blackoutDays.has(date)) return 'blackout';
  return weeklyOff.includes(weekday(date)) ? 'weekly-off' : '';
};

/** The slots that a group should have from today on. */
export const plannedSlots = (group: GroupTemplate, { today, blackoutDays }: { today: string; blackoutDays: ReadonlySet<string> }): readonly Omit<Slot, 'slotId'>[] =>
  daysFrom(today).flatMap((date) => group.templates.map((template) => ({
    companyId: group.companyId, groupId: group.groupId, date, start: template.start, end: template.end, capacity: template.count, free: template.count, itemsFree: null,
    feePaise: template.feePaise, minimumOrderPaise: template.minimumOrderPaise, cutOffMinutes: template.cutOffMinutes, closedFor: dayClosedFor(date, { weeklyOff: group.weeklyOff, blackoutDays }),
  })));
