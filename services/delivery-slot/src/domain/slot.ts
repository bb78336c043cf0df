import { instantOf } from '@tokri/contracts';

export type ClosedFor = '' | 'closed' | 'blackout' | 'weekly-off';

/** A window of delivery of one group on one day, in Asia/Kolkata. */
export interface Slot {
  readonly slotId: number;
  readonly companyId: number;
  readonly groupId: number;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly capacity: number;
  /** Places that nobody holds or has booked. */
  readonly free: number;
  /** Pieces that may still be delivered, or null without such a limit. */
  readonly itemsFree: number | null;
  readonly feePaise: number;
  readonly minimumOrderPaise: number;
  /** Orders end this many minutes before the start. */
  readonly cutOffMinutes: number;
  readonly closedFor: ClosedFor;
}

const minuteMs = 60_000;

export const startsAt = ({ date, start }: Pick<Slot, 'date' | 'start'>): Date => instantOf(date, start);
export const endsAt = ({ date, end }: Pick<Slot, 'date' | 'end'>): Date => instantOf(date, end);
export const cutOffAt = (slot: Pick<Slot, 'date' | 'start' | 'cutOffMinutes'>): Date => new Date(startsAt(slot).getTime() - slot.cutOffMinutes * minuteMs);
/** One slot a company, group, day and start. */
export const slotKey = ({ companyId, groupId, date, start }: Pick<Slot, 'companyId' | 'groupId' | 'date' | 'start'>): string => `${companyId}:${groupId}:${date}:${start}`;
