import { addDays, ok, refusal, slotDaysAhead, weekday, type Outcome } from '@tokri/contracts';
import { endsAfterStart, type SlotWish } from './save-slot.ts';
import type { DayClosedFor, Slot, WindowTerms } from './slot.ts';

export interface SlotTemplate extends WindowTerms {
  readonly start: string;
  readonly end: string;
  /** 0 Sunday to 6 Saturday. */
  readonly weekdays: readonly number[];
  readonly count: number;
  /** Pieces at most, or null without such a limit. */
  readonly itemCount: number | null;
}

/** What rolls ahead for a group. */
export interface GroupTemplate {
  readonly groupId: number;
  readonly companyId: number;
  /** 0 Sunday to 6 Saturday. */
  readonly weeklyOff: readonly number[];
  readonly templates: readonly SlotTemplate[];
}

/** A group's plan with its version, which every change raises; from 1. */
export interface Plan extends GroupTemplate {
  readonly rev: number;
}

export const daysFrom = (today: string): string[] =>
  Array.from({ length: slotDaysAhead }, (_, index) => addDays(today, index));

/** A window that ends before it begins is none. */
export const templatesEndAfterStart = (
  templates: readonly Pick<SlotTemplate, 'start' | 'end'>[],
): boolean => templates.every(endsAfterStart);

/** A day has one window a start: the second could never become a slot. */
export const startsOnceADay = (
  templates: readonly Pick<SlotTemplate, 'start' | 'weekdays'>[],
): boolean => {
  const starts = templates.flatMap(({ start, weekdays }) =>
    [...new Set(weekdays)].map((day) => `${day} ${start}`),
  );
  return new Set(starts).size === starts.length;
};

export type TemplatesRefusal = 'end-before-start' | 'template-doubled';

export type PlanRefusal = TemplatesRefusal | 'plan-changed';

/** Why templates cannot be saved, or null. */
export const templatesRefusal = (templates: readonly SlotTemplate[]): TemplatesRefusal | null => {
  if (!templatesEndAfterStart(templates)) return 'end-before-start';
  return startsOnceADay(templates) ? null : 'template-doubled';
};

type Rolling = Pick<GroupTemplate, 'weeklyOff' | 'templates'>;

const told = ({ weeklyOff, templates }: Rolling): string =>
  JSON.stringify([
    weeklyOff,
    templates.map((template) => Object.entries(template).sort(([a], [b]) => (a < b ? -1 : 1))),
  ]);

/** The version of what stands; 0 where nothing does. */
export const revOf = (plan: Plan | null): number => plan?.rev ?? 0;

/** Whoever read another version than stands would wipe out what another planner wrote; a repeat of what stands is done already. Who names no version has their way. */
export const decidePlan = (
  stored: Plan | null,
  wish: Rolling & { readonly rev: number | undefined },
): Outcome<'stands' | 'replace', 'plan-changed'> => {
  if (stored && told(stored) === told(wish)) return ok('stands');
  return wish.rev === undefined || wish.rev === revOf(stored)
    ? ok('replace')
    : refusal('plan-changed');
};

/** A day that staff closed, or opened again, for one group or all (0). */
export interface BlackoutDay {
  readonly groupId: number;
  readonly date: string;
  readonly closed: boolean;
  readonly reason: string;
}

/** A blackout day as it stands, with the version that whoever changes it has read. */
export interface StoredBlackoutDay extends BlackoutDay {
  readonly rev: number;
}

/** A day that says already what staff wish is not written again. */
export const saysAlready = (stored: BlackoutDay | null, { closed, reason }: BlackoutDay): boolean =>
  stored !== null && stored.closed === closed && stored.reason === reason;

export interface ClosedDays {
  readonly weeklyOff: readonly number[];
  readonly blackoutDays: ReadonlySet<string>;
}

/** Why a day has no delivery, or ''. A blackout day says so even on a weekly off. */
export const dayClosedFor = (
  date: string,
  { weeklyOff, blackoutDays }: ClosedDays,
): DayClosedFor => {
  if (blackoutDays.has(date)) return 'blackout';
  return weeklyOff.includes(weekday(date)) ? 'weekly-off' : '';
};

/** A template holds on its weekdays only. */
export const holdsOn = ({ weekdays }: Pick<SlotTemplate, 'weekdays'>, date: string): boolean =>
  weekdays.includes(weekday(date));

/** The slots that a group should have from today on. */
export const plannedSlots = (
  group: GroupTemplate,
  { today, blackoutDays }: { today: string; blackoutDays: ReadonlySet<string> },
): readonly Omit<Slot, 'slotId'>[] =>
  daysFrom(today).flatMap((date) =>
    group.templates
      .filter((template) => holdsOn(template, date))
      .map(({ start, end, count, itemCount, weekdays: _weekdays, ...terms }) => ({
        ...terms,
        companyId: group.companyId,
        groupId: group.groupId,
        date,
        start,
        end,
        capacity: count,
        wanted: count,
        free: count,
        itemsFree: itemCount,
        isClosedByStaff: false,
        dayClosedFor: dayClosedFor(date, { weeklyOff: group.weeklyOff, blackoutDays }),
        waiting: 0,
      })),
  );

/** What slots that are there come to by windows that hold for them, too; one that none of the windows means stays as it is. */
export const wishesOf = (
  windows: readonly SlotTemplate[],
  slots: readonly Slot[],
): readonly SlotWish[] =>
  slots.flatMap(({ companyId, groupId, date, start: ofSlot }) =>
    windows
      .filter((window) => window.start === ofSlot && holdsOn(window, date))
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
