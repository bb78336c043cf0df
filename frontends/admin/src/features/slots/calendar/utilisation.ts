import { addDays } from '@tokri/contracts/dates';
import type { SlotUsageResponse } from '@tokri/contracts/api';
import { today } from '@tokri/web-kit/ui';

export const heatThresholdPercents = [0, 10, 30, 55, 85] as const;
export const fullHeatLevel = heatThresholdPercents.length;

export const countHeld = ({
  Held,
  Kept,
  Offered,
}: Pick<SlotUsageResponse, 'Held' | 'Kept' | 'Offered'>): number => Held + Kept + Offered;

export type SlotStatus =
  'open' | 'full' | 'cut-off' | 'past' | 'closed' | 'blackout' | 'weekly-off';

/** Staff can edit a slot until its day is over, even after the cut-off. */
export const isDayOver = ({ Date: day }: Pick<SlotUsageResponse, 'Date'>): boolean => day < today();

export const slotStatus = ({
  State,
  ClosedFor,
  Date: day,
}: Pick<SlotUsageResponse, 'State' | 'ClosedFor' | 'Date'>): SlotStatus => {
  if (ClosedFor !== '') return ClosedFor;
  if (State === 'Closed') return isDayOver({ Date: day }) ? 'past' : 'cut-off';
  return State === 'Full' ? 'full' : 'open';
};

export const isOrderingOver = (status: SlotStatus | null): boolean =>
  status === 'cut-off' || status === 'past';

export const heatLevel = (booked: number, capacity: number, isFull: boolean): number => {
  if (isFull) return fullHeatLevel;
  const percent = capacity === 0 ? 0 : (booked / capacity) * 100;
  return heatThresholdPercents.findLastIndex((from) => percent >= from);
};

export interface HeatMapRow {
  readonly start: string;
  readonly end: string;
  readonly capacity: number | null;
  readonly cells: readonly (SlotUsageResponse | null)[];
}

export const listConsecutiveDays = (from: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index));

export const buildHeatMapRows = (
  slots: readonly SlotUsageResponse[],
  days: readonly string[],
): readonly HeatMapRow[] => {
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

export interface DayUtilisation {
  readonly date: string;
  readonly booked: number;
  readonly capacity: number;
  readonly held: number;
  readonly full: number;
  readonly slots: number;
  readonly closedFor: SlotStatus | null;
}

export const summarizeDay = (slots: readonly SlotUsageResponse[], date: string): DayUtilisation => {
  const daySlots = slots.filter((slot) => slot.Date === date);
  const sum = (getCount: (slot: SlotUsageResponse) => number): number =>
    daySlots.reduce((total, slot) => total + getCount(slot), 0);
  const statuses = new Set(daySlots.map(slotStatus));
  const [sharedStatus] = statuses;
  return {
    date,
    booked: sum(({ Booked }) => Booked),
    capacity: sum(({ Capacity }) => Capacity),
    held: sum(countHeld),
    full: daySlots.filter((slot) => slotStatus(slot) === 'full').length,
    slots: daySlots.length,
    closedFor:
      statuses.size === 1 &&
      sharedStatus !== undefined &&
      sharedStatus !== 'open' &&
      sharedStatus !== 'full'
        ? sharedStatus
        : null,
  };
};

export const isDayFull = ({ full, slots }: Pick<DayUtilisation, 'full' | 'slots'>): boolean =>
  slots > 0 && full === slots;

export const utilisationPercent = (booked: number, capacity: number): number =>
  capacity === 0 ? 0 : Math.round((booked / capacity) * 100);

export interface UtilisationTotals {
  readonly booked: number;
  readonly capacity: number;
  readonly full: number;
  readonly held: number;
  readonly waiting: number;
  readonly nextCutOff: SlotUsageResponse | null;
}

export const calculateTotals = (
  slots: readonly SlotUsageResponse[],
  now: Date,
): UtilisationTotals => {
  const open = slots.filter(({ State }) => State !== 'Closed');
  const sum = (getCount: (slot: SlotUsageResponse) => number, counted = open): number =>
    counted.reduce((total, slot) => total + getCount(slot), 0);
  const upcoming = open
    .filter(({ CutOffAt }) => Date.parse(CutOffAt) > now.getTime())
    .sort((a, b) => Date.parse(a.CutOffAt) - Date.parse(b.CutOffAt));
  return {
    booked: sum(({ Booked }) => Booked),
    capacity: sum(({ Capacity }) => Capacity),
    full: open.filter(({ State }) => State === 'Full').length,
    held: sum(countHeld, [...slots]),
    waiting: sum(({ Waiting }) => Waiting, [...slots]),
    nextCutOff: upcoming[0] ?? null,
  };
};
