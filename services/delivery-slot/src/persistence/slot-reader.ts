import { guard } from '@tokri/service-kit/mongo';
import type { Model } from 'mongoose';
import type { HeldSlot } from '../application/ports/held-slot.ts';
import type { HoldReads } from '../application/ports/holds.ts';
import type { SlotReads } from '../application/ports/slots.ts';
import type { LineReads } from '../application/ports/waiting-lines.ts';
import { slotKey } from '../domain/slot.ts';
import { lateSlots } from './hold-writes.ts';
import { linesToServe } from './line-writes.ts';
import { dayKey, toHold, toSlot, toWaiter, type SlotDocument } from './slot-model.ts';

/** Of one customer. */
const slotsOfOneMax = 50;
/** As many places as a setting lets one customer hold. */
const holdsOfOneMax = 1_000;
const withoutHolds = {
  holds: 0,
  byCust: 0,
  holdIds: 0,
  ended: 0,
  endedIds: 0,
  outbox: 0,
  inbox: 0,
} as const;
/** What no reader of places needs: it would only cost. */
const withoutHistory = { ended: 0, endedIds: 0, outbox: 0, inbox: 0 } as const;

const heldOf = (document: SlotDocument): HeldSlot => ({
  slot: toSlot(document),
  holds: Object.entries(document.holds).map(([holdId, entry]) => toHold(Number(holdId), entry)),
  line: document.line.map(toWaiter),
  rev: document.rev,
});

export const toHeld = (document: SlotDocument | null): HeldSlot | null =>
  document && heldOf(document);

const daysOf = (groupIds: readonly number[], dates: readonly string[]) => ({
  day: { $in: groupIds.flatMap((groupId) => dates.map((date) => dayKey(groupId, date))) },
});

/** What is read of slots, by equality on the first key of an index throughout (reliability.md 3.1). */
export const slotReader = (model: Model<SlotDocument>): SlotReads & HoldReads & LineReads => {
  const one = async (filter: Record<string, unknown>) =>
    toHeld(await model.findOne(guard(filter)).select(withoutHistory).lean<SlotDocument | null>());
  const many = async (filter: Record<string, unknown>, limit: number) =>
    (
      await model.find(guard(filter)).select(withoutHistory).limit(limit).lean<SlotDocument[]>()
    ).map(heldOf);
  const idsOf = async (filter: Readonly<Record<string, unknown>>, limit: number) => {
    const found = await model
      .find(guard(filter))
      .select({ _id: 1 })
      .limit(limit)
      .lean<{ _id: number }[]>();
    return found.map(({ _id }) => _id);
  };
  return {
    byId: (slotId) => one({ _id: slotId }),
    fatesOfHolds: async (userId, holdIds) => {
      const wanted = new Set(holdIds);
      const [held, present, ended] = await Promise.all([
        many({ holders: userId }, holdsOfOneMax),
        many({ holdIds: { $in: [...holdIds] } }, holdsOfOneMax),
        model
          .find(guard({ endedIds: { $in: [...holdIds] } }))
          .select({ endedIds: 1 })
          .limit(holdsOfOneMax)
          .lean<Pick<SlotDocument, 'endedIds'>[]>(),
      ]);
      const booked = present.flatMap(({ holds }) =>
        holds
          .filter(({ holdId, state }) => wanted.has(holdId) && state === 'B')
          .map(({ holdId }) => holdId),
      );
      return {
        standing: new Set(
          held.flatMap(({ holds }) =>
            holds
              .filter(
                (hold) => hold.userId === userId && (hold.state === 'H' || hold.state === 'P'),
              )
              .map(({ holdId }) => holdId),
          ),
        ),
        gone: new Set(
          [...booked, ...ended.flatMap(({ endedIds }) => endedIds)].filter((holdId) =>
            wanted.has(holdId),
          ),
        ),
      };
    },
    byHold: (holdId) => one({ holdIds: holdId }),
    formerHolder: async (holdId) =>
      (
        await model.findOne({ endedIds: holdId }).select({ ended: 1 }).lean<SlotDocument | null>()
      )?.ended.find((ended) => ended.holdId === holdId)?.cust ?? null,
    ofDays: async (groupIds, dates) =>
      (
        await model
          .find(guard(daysOf(groupIds, dates)))
          .select(withoutHolds)
          .lean<SlotDocument[]>()
      ).map(toSlot),
    byIds: (slotIds) => many({ _id: { $in: [...slotIds] } }, slotIds.length),
    heldBy: (userId) => many({ holders: userId }, slotsOfOneMax),
    waitedForBy: (userId) => many({ waiters: userId }, slotsOfOneMax),
    offeredTo: (userId) => many({ offered: userId }, slotsOfOneMax),
    byKey: (of) => one({ slotKey: slotKey(of) }),
    withExpiredHolds: (now, limit) => idsOf(lateSlots(now), limit),
    withLines: async (afterSlotId, limit) => {
      const found = await model
        .find(guard({ ...linesToServe, _id: { $gt: afterSlotId } }))
        .select({ _id: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<{ _id: number }[]>();
      return found.map(({ _id }) => _id);
    },
  };
};
