import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { HoldReader } from '../../application/ports/holds.ts';
import type { SlotAggregate } from '../../application/ports/slot-aggregate.ts';
import type { SlotReader } from '../../application/ports/slots.ts';
import type { WaitlistReader } from '../../application/ports/waitlists.ts';
import { slotKey } from '../../domain/slots/slot.ts';
import { withExpiredHolds } from '../holds/hold-expiry.ts';
import { withWaitlist } from '../waitlist/waitlist-updates.ts';
import type { LastWrittenSlots } from './last-written-slots.ts';
import { createSlotUseReader } from './slot-use-reader.ts';
import { dayKey, type SlotDocument, toHold, toSlot, toWaitlistEntry } from './slot-model.ts';

const maxSlotsPerCustomer = 50;
const maxHoldsPerCustomer = 1_000;
const withoutHolds = {
  holds: 0,
  byCust: 0,
  holdIds: 0,
  ended: 0,
  endedIds: 0,
  outbox: 0,
  inbox: 0,
} as const;
const withoutHistory = { ended: 0, endedIds: 0, outbox: 0, inbox: 0 } as const;

const toSlotAggregate = (document: SlotDocument): SlotAggregate => ({
  slot: toSlot(document),
  holds: Object.entries(document.holds).map(([holdId, entry]) => toHold(Number(holdId), entry)),
  waitlist: document.line.map(toWaitlistEntry),
  rev: document.rev,
});

export const toSlotAggregateOrNull = (document: SlotDocument | null): SlotAggregate | null =>
  document && toSlotAggregate(document);

const dayFilter = (groupIds: readonly number[], dates: readonly string[]) => ({
  day: { $in: groupIds.flatMap((groupId) => dates.map((date) => dayKey(groupId, date))) },
});

const createFinders = (model: Model<SlotDocument>) => ({
  findOne: async (filter: Record<string, unknown>) =>
    toSlotAggregateOrNull(
      await model.findOne(trustedFilter(filter)).select(withoutHistory).lean<SlotDocument | null>(),
    ),
  findMany: async (filter: Record<string, unknown>, limit: number) =>
    (
      await model
        .find(trustedFilter(filter))
        .select(withoutHistory)
        .limit(limit)
        .lean<SlotDocument[]>()
    ).map(toSlotAggregate),
});
type SlotFinders = ReturnType<typeof createFinders>;

const findActiveHoldIds = async (
  { findMany }: SlotFinders,
  userId: number,
): Promise<readonly number[]> =>
  (await findMany({ holders: userId }, maxHoldsPerCustomer))
    .flatMap(({ holds }) => holds)
    .filter(
      (hold) => hold.userId === userId && (hold.state === 'held' || hold.state === 'reserved'),
    )
    .map(({ holdId }) => holdId);

const findBookedHoldIds = async (
  { findMany }: SlotFinders,
  holdIds: readonly number[],
): Promise<readonly number[]> =>
  (await findMany({ holdIds: { $in: [...holdIds] } }, maxHoldsPerCustomer))
    .flatMap(({ holds }) => holds)
    .filter(({ state }) => state === 'booked')
    .map(({ holdId }) => holdId);

const findRemovedHoldIds = async (
  model: Model<SlotDocument>,
  holdIds: readonly number[],
): Promise<readonly number[]> =>
  (
    await model
      .find(trustedFilter({ endedIds: { $in: [...holdIds] } }))
      .select({ endedIds: 1 })
      .limit(maxHoldsPerCustomer)
      .lean<Pick<SlotDocument, 'endedIds'>[]>()
  ).flatMap(({ endedIds }) => endedIds);

const createHoldReader = (model: Model<SlotDocument>, finders: SlotFinders): HoldReader => ({
  findHoldStatuses: async (userId, holdIds) => {
    const requested = new Set(holdIds);
    const [active, booked, removed] = await Promise.all([
      findActiveHoldIds(finders, userId),
      findBookedHoldIds(finders, holdIds),
      findRemovedHoldIds(model, holdIds),
    ]);
    return {
      active: new Set(active),
      ended: new Set([...booked, ...removed].filter((holdId) => requested.has(holdId))),
    };
  },
  findByHold: (holdId) => finders.findOne({ holdIds: holdId }),
  findFormerHolder: async (holdId) => {
    const slot = await model
      .findOne({ endedIds: holdId })
      .select({ ended: 1 })
      .lean<SlotDocument | null>();
    return slot?.ended.find((ended) => ended.holdId === holdId)?.cust ?? null;
  },
  findHeldBy: (userId) => finders.findMany({ holders: userId }, maxSlotsPerCustomer),
  findWithExpiredHolds: async (now, limit) => {
    const found = await model
      .find(trustedFilter(withExpiredHolds(now)))
      .select({ _id: 1 })
      .limit(limit)
      .lean<{ _id: number }[]>();
    return found.map(({ _id }) => _id);
  },
});

const createWaitlistReader = (
  model: Model<SlotDocument>,
  { findMany }: SlotFinders,
): WaitlistReader => ({
  findWaitlistedBy: (userId) => findMany({ waiters: userId }, maxSlotsPerCustomer),
  findOfferedTo: (userId) => findMany({ offered: userId }, maxSlotsPerCustomer),
  findWithWaitlist: async (afterSlotId, limit) => {
    const found = await model
      .find(trustedFilter({ ...withWaitlist, _id: { $gt: afterSlotId } }))
      .select({ _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<{ _id: number }[]>();
    return found.map(({ _id }) => _id);
  },
});

export const createSlotReader = (
  model: Model<SlotDocument>,
  writtenSlots: Pick<LastWrittenSlots, 'get'>,
): SlotReader & HoldReader & WaitlistReader => {
  const finders = createFinders(model);
  const findById = (slotId: number) => finders.findOne({ _id: slotId });
  return {
    ...createHoldReader(model, finders),
    ...createWaitlistReader(model, finders),
    ...createSlotUseReader(model),
    findById,
    findLastWritten: async (slotId) =>
      toSlotAggregateOrNull(writtenSlots.get(slotId) ?? null) ?? findById(slotId),
    findByIds: (slotIds) => finders.findMany({ _id: { $in: [...slotIds] } }, slotIds.length),
    findByKey: (key) => finders.findOne({ slotKey: slotKey(key) }),
    findByDays: async (groupIds, dates) =>
      (
        await model
          .find(trustedFilter(dayFilter(groupIds, dates)))
          .select(withoutHolds)
          .lean<SlotDocument[]>()
      ).map(toSlot),
  };
};
