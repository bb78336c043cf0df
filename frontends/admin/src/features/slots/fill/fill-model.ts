import { addDays } from '@tokri/contracts';
import type { SlotFill } from '@tokri/contracts/http';
import { today } from '@tokri/web-kit/ui';

/** From these shares of the capacity on, a cell has the next tone (look.md, heat map); full is one more. */
export const heatSteps = [0, 10, 30, 55, 85] as const;
export const fullLevel = heatSteps.length;

/** Places that customers hold who have not ordered yet: held, kept for a payment, offered to the waiting list. */
export const heldOf = ({
  Held,
  Kept,
  Offered,
}: Pick<SlotFill, 'Held' | 'Kept' | 'Offered'>): number => Held + Kept + Offered;

/** Why a slot takes nobody, or what it is otherwise. */
export type CellKind = 'open' | 'full' | 'cut-off' | 'past' | 'closed' | 'blackout' | 'weekly-off';

/** A slot whose day is over stays as it was; until then staff may change it (S9, S25), also after its orders have ended. */
export const isOver = ({ Date: day }: Pick<SlotFill, 'Date'>): boolean => day < today();

export const kindOf = ({
  State,
  ClosedFor,
  Date: day,
}: Pick<SlotFill, 'State' | 'ClosedFor' | 'Date'>): CellKind => {
  if (ClosedFor !== '') return ClosedFor;
  if (State === 'Closed') return isOver({ Date: day }) ? 'past' : 'cut-off';
  return State === 'Full' ? 'full' : 'open';
};

/** Nobody orders any more, and nobody has closed it: time alone has. */
export const hasEnded = (kind: CellKind | null): boolean => kind === 'cut-off' || kind === 'past';

/** How full, 0 to 5. */
export const levelOf = (booked: number, capacity: number, isFull: boolean): number => {
  if (isFull) return fullLevel;
  const percent = capacity === 0 ? 0 : (booked / capacity) * 100;
  return heatSteps.findLastIndex((from) => percent >= from);
};

export interface HeatRow {
  readonly start: string;
  readonly end: string;
  /** The capacity that all its days share, or null. */
  readonly capacity: number | null;
  /** One a day; null where the day has no such slot. */
  readonly cells: readonly (SlotFill | null)[];
}

export const daysOf = (from: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => addDays(from, at));

/** Slots of one area as a table: times down, days across. */
export const heatRows = (
  slots: readonly SlotFill[],
  days: readonly string[],
): readonly HeatRow[] => {
  const times = [
    ...new Set(
      slots
        .filter(({ Date: day }) => days.includes(day))
        .map(({ Start, End }) => `${Start} ${End}`),
    ),
  ].sort();
  return times.map((time) => {
    const [start = '', end = ''] = time.split(' ');
    const cells = days.map(
      (day) =>
        slots.find((slot) => slot.Date === day && slot.Start === start && slot.End === end) ?? null,
    );
    const capacities = new Set(cells.flatMap((cell) => (cell ? [cell.Capacity] : [])));
    return {
      start,
      end,
      capacity: capacities.size === 1 ? ([...capacities][0] ?? null) : null,
      cells,
    };
  });
};

/** What the slots of a day, or of a day of one area, come to. */
export interface DayFill {
  readonly date: string;
  readonly booked: number;
  readonly capacity: number;
  readonly held: number;
  readonly full: number;
  readonly slots: number;
  /** The one reason why none of them takes anybody, or null. */
  readonly closedFor: CellKind | null;
}

export const dayFill = (slots: readonly SlotFill[], date: string): DayFill => {
  const ofDay = slots.filter((slot) => slot.Date === date);
  const sum = (of: (slot: SlotFill) => number): number =>
    ofDay.reduce((all, slot) => all + of(slot), 0);
  const reasons = new Set(ofDay.map(kindOf));
  const [only] = reasons;
  return {
    date,
    booked: sum(({ Booked }) => Booked),
    capacity: sum(({ Capacity }) => Capacity),
    held: sum(heldOf),
    full: ofDay.filter((slot) => kindOf(slot) === 'full').length,
    slots: ofDay.length,
    closedFor:
      reasons.size === 1 && only !== undefined && only !== 'open' && only !== 'full' ? only : null,
  };
};

export const isDayFull = ({ full, slots }: Pick<DayFill, 'full' | 'slots'>): boolean =>
  slots > 0 && full === slots;

export const percentOf = (booked: number, capacity: number): number =>
  capacity === 0 ? 0 : Math.round((booked / capacity) * 100);

export interface FillSums {
  /** Of slots that still take orders. */
  readonly booked: number;
  readonly capacity: number;
  readonly full: number;
  readonly held: number;
  readonly waiting: number;
  /** The slot whose orders end next, or null. */
  readonly nextCutOff: SlotFill | null;
}

export const fillSums = (slots: readonly SlotFill[], now: Date): FillSums => {
  const open = slots.filter(({ State }) => State !== 'Closed');
  const sum = (of: (slot: SlotFill) => number, some = open): number =>
    some.reduce((all, slot) => all + of(slot), 0);
  const upcoming = open
    .filter(({ CutOffAt }) => Date.parse(CutOffAt) > now.getTime())
    .sort((a, b) => Date.parse(a.CutOffAt) - Date.parse(b.CutOffAt));
  return {
    booked: sum(({ Booked }) => Booked),
    capacity: sum(({ Capacity }) => Capacity),
    full: open.filter(({ State }) => State === 'Full').length,
    held: sum(heldOf, [...slots]),
    waiting: sum(({ Waiting }) => Waiting, [...slots]),
    nextCutOff: upcoming[0] ?? null,
  };
};
