import { conditionalUpdate, createIdAllocator } from '@tokri/service-kit/mongo';
import type { Connection, Model } from 'mongoose';
import type { HoldWriter } from '../../application/ports/holds.ts';
import { findStoredHold, type SlotDocument } from '../slots/slot-model.ts';
import type { WriteSlot } from '../slots/write-slot.ts';
import { nextExpiryUpdate } from './hold-expiry.ts';
import {
  expireUpdate,
  extendUpdate,
  holdUpdate,
  releaseUpdate,
  takeOverUpdate,
} from './hold-updates.ts';

export interface HoldWriterDeps {
  readonly connection: Connection;
  readonly model: Model<SlotDocument>;
  readonly writeSlot: WriteSlot;
}

export const createHoldWriter = ({ connection, model, writeSlot }: HoldWriterDeps): HoldWriter => ({
  nextHoldId: createIdAllocator({ connection, name: 'hold' }),
  hold: async (slot, hold) => {
    const event = { kind: 'held' as const, slot, hold: { ...hold, seq: 1 } };
    return findStoredHold(await writeSlot(holdUpdate(slot, hold), event), hold.holdId);
  },
  extend: async (slot, hold) =>
    findStoredHold(await writeSlot(extendUpdate(slot, hold), null), hold.holdId),
  takeOver: async (slot, hold, holdKey) =>
    findStoredHold(await writeSlot(takeOverUpdate(slot, hold, holdKey), null), hold.holdId),
  release: async (slot, hold) =>
    (await writeSlot(releaseUpdate(slot, hold), {
      kind: 'released',
      slot,
      hold,
      orderId: null,
    })) !== null,
  expire: async (slot, hold, now) =>
    (await writeSlot(expireUpdate(slot, hold, now), { kind: 'expired', slot, hold })) !== null,
  updateNextExpiry: async ({ slot, holds, rev }) => {
    const next = holds
      .filter(({ state }) => state !== 'booked')
      .map(({ expiresAt }) => expiresAt.getTime())
      .sort((a, b) => a - b)[0];
    await conditionalUpdate(model, {
      id: slot.slotId,
      rev,
      ...nextExpiryUpdate(next === undefined ? null : new Date(next)),
    });
  },
});
