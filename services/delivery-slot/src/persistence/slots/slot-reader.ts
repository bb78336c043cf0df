import { trustedFilter } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { HoldReader } from '../../application/ports/holds.ts';
import type { SlotAggregate } from '../../application/ports/slot-aggregate.ts';
import type { SlotReader } from '../../application/ports/slots.ts';
import type { WaitlistReader } from '../../application/ports/waitlists.ts';
import { slotKey } from '../../domain/slots/slot.ts';
import { withExpiredHolds } from '../holds/hold-expiry.ts';
import { withWaitlist } from '../waitlist/waitlist-updates.ts';
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

export const createSlotReader = (
  model: Model<SlotDocument>,
): SlotReader & HoldReader & WaitlistReader => {
  const findOne = async (filter: Record<string, unknown>) =>
    toSlotAggregateOrNull(
      await model.findOne(trustedFilter(filter)).select(withoutHistory).lean<SlotDocument | null>(),
    );
  const findMany = async (filter: Record<string, unknown>, limit: number) =>
    (
      await model
        .find(trustedFilter(filter))
        .select(withoutHistory)
        .limit(limit)
        .lean<SlotDocument[]>()
    ).map(toSlotAggregate);
  const findIds = async (filter: Readonly<Record<string, unknown>>, limit: number) => {
    const found = await model
      .find(trustedFilter(filter))
      .select({ _id: 1 })
      .limit(limit)
      .lean<{ _id: number }[]>();
    return found.map(({ _id }) => _id);
  };
  return {
    findById: (slotId) => findOne({ _id: slotId }),
    findHoldStatuses: async (userId, holdIds) => {
      const requested = new Set(holdIds);
      const [held, present, ended] = await Promise.all([
        findMany({ holders: userId }, maxHoldsPerCustomer),
        findMany({ holdIds: { $in: [...holdIds] } }, maxHoldsPerCustomer),
        model
          .find(trustedFilter({ endedIds: { $in: [...holdIds] } }))
          .select({ endedIds: 1 })
          .limit(maxHoldsPerCustomer)
          .lean<Pick<SlotDocument, 'endedIds'>[]>(),
      ]);
      const booked = present.flatMap(({ holds }) =>
        holds
          .filter(({ holdId, state }) => requested.has(holdId) && state === 'B')
          .map(({ holdId }) => holdId),
      );
      return {
        active: new Set(
          held.flatMap(({ holds }) =>
            holds
              .filter(
                (hold) => hold.userId === userId && (hold.state === 'H' || hold.state === 'P'),
              )
              .map(({ holdId }) => holdId),
          ),
        ),
        ended: new Set(
          [...booked, ...ended.flatMap(({ endedIds }) => endedIds)].filter((holdId) =>
            requested.has(holdId),
          ),
        ),
      };
    },
    findByHold: (holdId) => findOne({ holdIds: holdId }),
    findFormerHolder: async (holdId) =>
      (
        await model.findOne({ endedIds: holdId }).select({ ended: 1 }).lean<SlotDocument | null>()
      )?.ended.find((ended) => ended.holdId === holdId)?.cust ?? null,
    findByDays: async (groupIds, dates) =>
      (
        await model
          .find(trustedFilter(dayFilter(groupIds, dates)))
          .select(withoutHolds)
          .lean<SlotDocument[]>()
      ).map(toSlot),
    findByIds: (slotIds) => findMany({ _id: { $in: [...slotIds] } }, slotIds.length),
    findHeldBy: (userId) => findMany({ holders: userId }, maxSlotsPerCustomer),
    findWaitlistedBy: (userId) => findMany({ waiters: userId }, maxSlotsPerCustomer),
    findOfferedTo: (userId) => findMany({ offered: userId }, maxSlotsPerCustomer),
    findByKey: (of) => findOne({ slotKey: slotKey(of) }),
    findWithExpiredHolds: (now, limit) => findIds(withExpiredHolds(now), limit),
    findWithWaitlist: async (afterSlotId, limit) => {
      const found = await model
        .find(trustedFilter({ ...withWaitlist, _id: { $gt: afterSlotId } }))
        .select({ _id: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },
  };
};
