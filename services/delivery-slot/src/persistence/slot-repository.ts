import {
  idAllocator,
  insertAggregate,
  writeGuarded,
  type GuardedWrite,
} from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Connection, Model } from 'mongoose';
import type { SlotStore } from '../application/ports/slots.ts';
import type { SlotFact } from '../domain/facts.ts';
import { slotKey, type Slot } from '../domain/slot.ts';
import {
  acceptWrite,
  bookWrite,
  changeWrite,
  closedByStaffWrite,
  dayWrite,
  expireWrite,
  expiryWrite,
  extendWrite,
  freeForOrderWrite,
  holdWrite,
  keepWrite,
  offerWrite,
  releaseWrite,
  secondLifeStep,
  takeAnewWrite,
} from './hold-writes.ts';
import { disperseWrite, joinWrite, leaveWrite, unmarkWrite } from './line-writes.ts';
import { newSlotDocument, toHold, type SlotDocument } from './slot-model.ts';
import { slotReader, toHeld } from './slot-reader.ts';

export interface SlotRepositoryNeeds {
  readonly connection: Connection;
  readonly model: Model<SlotDocument>;
  readonly entryOf: (fact: SlotFact, occurredAt: Date) => OutboxEntry;
  readonly clock: () => Date;
}

/** Slots in MongoDB, one document each with its holds; the only place where `free` changes. */
export const slotRepository = ({
  connection,
  model,
  entryOf,
  clock,
}: SlotRepositoryNeeds): SlotStore => {
  const nextSlotId = idAllocator({ connection, name: 'slot' });
  const reader = slotReader(model);
  const write = (change: GuardedWrite, fact: SlotFact | null, seen?: string) =>
    writeGuarded(model, {
      ...change,
      dirty: true,
      perPart: true,
      publish: fact ? [entryOf(fact, clock())] : [],
      ...(seen === undefined ? {} : { seen }),
    });
  const add = async (slot: Omit<Slot, 'slotId'>): Promise<number | null> => {
    const slotId = await nextSlotId();
    return (await insertAggregate(model, newSlotDocument(slotId, slot), { dirty: true })) ===
      'inserted'
      ? slotId
      : null;
  };

  return {
    nextHoldId: idAllocator({ connection, name: 'hold' }),
    ...reader,
    addMissing: async (planned) => {
      const groups = [...new Set(planned.map(({ groupId }) => groupId))];
      const known = new Set(
        (await reader.ofDays(groups, [...new Set(planned.map(({ date }) => date))])).map(slotKey),
      );
      let made = 0;
      for (const slot of planned.filter((wanted) => !known.has(slotKey(wanted))))
        if ((await add(slot)) !== null) made += 1;
      return made;
    },
    add,
    change: async ({ rev }, slot) => (await write({ ...changeWrite(slot), rev }, null)) !== null,
    setClosedByStaff: async (slotId, isClosedByStaff) => {
      await write(closedByStaffWrite(slotId, isClosedByStaff), null);
    },
    setDay: async (slotId, dayClosedFor) => {
      await write(dayWrite(slotId, dayClosedFor), null);
    },
    hold: async (slot, hold) => {
      const written = await write(holdWrite(slot, hold), {
        kind: 'held',
        slot,
        hold: { ...hold, step: 1 },
      });
      const entry = written?.holds[hold.holdId];
      return entry ? toHold(hold.holdId, entry) : null;
    },
    offer: async (slot, hold, language) =>
      (await write(offerWrite(slot, hold), {
        kind: 'offered',
        slot,
        hold: { ...hold, step: 1 },
        language,
      })) !== null,
    accept: async (slot, hold, by) => {
      const entry = (
        await write(acceptWrite(slot, hold, by), {
          kind: 'held',
          slot,
          hold: { ...hold, step: hold.step + 1, expiresAt: by.expiresAt },
        })
      )?.holds[hold.holdId];
      return entry ? toHold(hold.holdId, entry) : null;
    },
    join: async (slotId, waiter) => toHeld(await write(joinWrite(slotId, waiter), null)),
    leave: async (slotId, userId) => (await write(leaveWrite(slotId, userId), null)) !== null,
    noteLineEnded: async ({ slot, rev }, { isHopeless }) => {
      await write(isHopeless ? disperseWrite(slot.slotId, rev) : unmarkWrite(slot.slotId), null);
    },
    extend: async (slot, hold) => {
      const entry = (await write(extendWrite(slot, hold), null))?.holds[hold.holdId];
      return entry ? toHold(hold.holdId, entry) : null;
    },
    release: async (slot, hold) =>
      (await write(releaseWrite(slot, hold), { kind: 'released', slot, hold, orderId: null })) !==
      null,
    expire: async (slot, hold, now) =>
      (await write(expireWrite(slot, hold, now), { kind: 'expired', slot, hold })) !== null,
    book: async (slot, hold, { orderId, eventId, items }) =>
      (await write(
        bookWrite(slot, hold, { orderId, items }),
        { kind: 'booked', slot, hold, orderId },
        eventId,
      )) !== null,
    keep: async (slot, hold, { orderId, eventId, items, keptUntil }) =>
      (await write(
        keepWrite(slot, hold, { orderId, items, keptUntil }),
        { kind: 'kept', slot, hold, orderId, keptUntil },
        eventId,
      )) !== null,
    takeAnew: async (slot, { eventId, ...by }) =>
      (await write(
        takeAnewWrite(slot, by),
        {
          kind: 'booked',
          slot,
          hold: { holdId: by.holdId, userId: by.userId, step: secondLifeStep },
          orderId: by.orderId,
        },
        eventId,
      )) !== null,
    refuse: async ({ slot, rev }, { orderId, holdId, code, eventId }) => {
      if (
        await write(
          { id: slot.slotId, rev },
          { kind: 'refused', slot, holdId, orderId, code },
          eventId,
        )
      )
        return true;
      // Seen before: it was refused then. Anything else is a conflict that the caller decides anew.
      return (
        (await model.findOne({ _id: slot.slotId, inbox: eventId }).select({ _id: 1 }).lean()) !==
        null
      );
    },
    freeForOrder: async (slot, hold, { orderId, eventId }) =>
      (await write(
        freeForOrderWrite(slot, hold, orderId),
        { kind: 'released', slot, hold, orderId },
        eventId,
      )) !== null,
    noteNextExpiry: async ({ slot, holds, rev }) => {
      const next = holds
        .filter(({ state }) => state !== 'B')
        .map(({ expiresAt }) => expiresAt.getTime())
        .sort((a, b) => a - b)[0];
      await writeGuarded(model, {
        id: slot.slotId,
        rev,
        ...expiryWrite(next === undefined ? null : new Date(next)),
      });
    },
  };
};
