import type { Language } from '@tokri/contracts/language';
import { aggregateFields, aggregateSchema, snapshotFields } from '@tokri/service-kit/mongo';
import { Schema, type Connection, type Model } from 'mongoose';
import type { Hold, HoldState } from '../../domain/holds/hold.ts';
import {
  slotKey,
  type DayClosureReason,
  type Slot,
  type SlotTerms,
} from '../../domain/slots/slot.ts';
import type { WaitlistEntry } from '../../domain/waitlist/waitlist.ts';

/** Stored names are frozen: existing documents use them. */
export const storedHoldStates = {
  held: 'H',
  offered: 'O',
  reserved: 'P',
  booked: 'B',
} as const satisfies Record<HoldState, string>;
type StoredHoldState = (typeof storedHoldStates)[HoldState];
const holdStates: Readonly<Record<StoredHoldState, HoldState>> = {
  H: 'held',
  O: 'offered',
  P: 'reserved',
  B: 'booked',
};

export interface HoldDocument {
  readonly cust: number;
  readonly key: string;
  readonly order: number | null;
  readonly items: number;
  readonly sum?: number;
  readonly lead?: number;
  readonly st: StoredHoldState;
  readonly step: number;
  readonly exp: Date;
  readonly ext: boolean;
  readonly takenOver?: boolean;
  readonly since?: Date;
  readonly heldUntil?: Date;
  readonly endedOrders?: readonly number[];
}

export interface WaitlistEntryDocument {
  readonly cust: number;
  readonly items: number;
  readonly at: Date;
  readonly lang: Language;
}

/** Invariant: `cap = free + count(holds)` at every version. */
export interface SlotDocument {
  readonly _id: number;
  readonly rev: number;
  readonly slotKey: string;
  readonly day: string;
  readonly companyId: number;
  readonly groupId: number;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  readonly cap: number;
  readonly wanted?: number;
  readonly free: number;
  readonly itemsFree: number | null;
  readonly feePaise: number;
  readonly minimumOrderPaise: number;
  readonly cutOffMinutes: number;
  readonly cutOffHour: number | null;
  readonly partyFees: SlotTerms['partyFees'];
  readonly closedFor: DayClosureReason;
  readonly closedByStaff: boolean;
  /** Missing in slots from before revisions of their terms. */
  readonly termsRev?: number;
  readonly holds: Readonly<Record<string, HoldDocument>>;
  readonly holdIds: readonly number[];
  readonly byCust: Readonly<Record<string, { readonly holdId: number; readonly key: string }>>;
  readonly ended: readonly { readonly holdId: number; readonly cust: number }[];
  readonly endedIds: readonly number[];
  readonly holders: readonly number[];
  /** Absent without open holds, not null: `$min` treats null as less than any date. */
  readonly nextExpiryAt?: Date;
  readonly expiring?: number;
  readonly line: readonly WaitlistEntryDocument[];
  readonly waiters: readonly number[];
  readonly offered: readonly number[];
  readonly waiting?: number;
}

const { Mixed } = Schema.Types;

export const slotModel = (connection: Connection): Model<SlotDocument> => {
  const schema = aggregateSchema<SlotDocument>({
    _id: Number,
    ...aggregateFields,
    ...snapshotFields,
    slotKey: String,
    day: { type: String, index: true },
    companyId: Number,
    groupId: Number,
    date: String,
    start: String,
    end: String,
    cap: Number,
    wanted: Number,
    free: Number,
    itemsFree: Number,
    feePaise: Number,
    minimumOrderPaise: Number,
    cutOffMinutes: Number,
    cutOffHour: Number,
    partyFees: { type: [Mixed], default: () => [] },
    closedFor: String,
    closedByStaff: Boolean,
    termsRev: Number,
    holds: { type: Mixed, default: () => ({}) },
    holdIds: { type: [Number], index: true },
    byCust: { type: Mixed, default: () => ({}) },
    ended: { type: [Mixed], default: () => [] },
    endedIds: { type: [Number], index: true },
    holders: { type: [Number], index: true },
    nextExpiryAt: Date,
    expiring: Number,
    line: { type: [Mixed], default: () => [] },
    waiters: { type: [Number], index: true },
    offered: { type: [Number], index: true },
    waiting: { type: Number, index: true },
  });
  schema.index({ expiring: 1, nextExpiryAt: 1 });
  schema.index({ slotKey: 1 }, { unique: true });
  return connection.model<SlotDocument>('slot', schema, 'slots');
};

export const dayKey = (groupId: number, date: string): string => `${groupId}:${date}`;

export const toSlot = (document: SlotDocument): Slot => ({
  slotId: document._id,
  companyId: document.companyId,
  groupId: document.groupId,
  date: document.date,
  start: document.start,
  end: document.end,
  capacity: document.cap,
  configuredCapacity: document.wanted ?? document.cap,
  freeCapacity: document.free,
  piecesFree: document.itemsFree,
  feePaise: document.feePaise,
  partyFees: document.partyFees,
  minimumOrderPaise: document.minimumOrderPaise,
  cutOffMinutes: document.cutOffMinutes,
  cutOffHour: document.cutOffHour,
  isClosedByStaff: document.closedByStaff,
  dayClosureReason: document.closedFor,
  waitlistLength: document.line.length,
  termsRev: document.termsRev ?? 1,
});

export const toWaitlistEntry = ({
  cust,
  items,
  at,
  lang,
}: WaitlistEntryDocument): WaitlistEntry => ({
  userId: cust,
  items,
  joinedAt: at,
  language: lang,
});

export const toHold = (holdId: number, entry: HoldDocument): Hold => ({
  holdId,
  userId: entry.cust,
  holdKey: entry.key,
  orderId: entry.order,
  items: entry.items,
  heldFor:
    entry.sum === undefined || entry.lead === undefined
      ? null
      : { itemsPaise: entry.sum, leadTimeMinutes: entry.lead },
  state: holdStates[entry.st],
  seq: entry.step,
  expiresAt: entry.exp,
  isExtended: entry.ext,
  isTakenOver: entry.takenOver ?? false,
  endedOrderIds: entry.endedOrders ?? [],
  ...(entry.heldUntil && { heldUntil: entry.heldUntil }),
  ...(entry.since && { waitlistedAt: entry.since }),
});

export const findStoredHold = (document: SlotDocument | null, holdId: number): Hold | null => {
  const entry = document?.holds[holdId];
  return entry ? toHold(holdId, entry) : null;
};

export const newSlotDocument = (
  slotId: number,
  slot: Omit<Slot, 'slotId'>,
): Omit<SlotDocument, 'rev'> => ({
  _id: slotId,
  slotKey: slotKey(slot),
  day: dayKey(slot.groupId, slot.date),
  companyId: slot.companyId,
  groupId: slot.groupId,
  date: slot.date,
  start: slot.start,
  end: slot.end,
  cap: slot.capacity,
  free: slot.capacity,
  itemsFree: slot.piecesFree,
  feePaise: slot.feePaise,
  minimumOrderPaise: slot.minimumOrderPaise,
  cutOffMinutes: slot.cutOffMinutes,
  cutOffHour: slot.cutOffHour,
  partyFees: slot.partyFees,
  closedFor: slot.dayClosureReason,
  closedByStaff: slot.isClosedByStaff,
  termsRev: slot.termsRev,
  holds: {},
  holdIds: [],
  byCust: {},
  ended: [],
  endedIds: [],
  holders: [],
  line: [],
  waiters: [],
  offered: [],
});
