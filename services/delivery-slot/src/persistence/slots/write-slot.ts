import { conditionalUpdate, type ConditionalUpdate } from '@tokri/service-kit/mongo';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { Model } from 'mongoose';
import type { SlotEvent } from '../../domain/slots/slot-events.ts';
import type { LastWrittenSlots } from './last-written-slots.ts';
import type { SlotDocument } from './slot-model.ts';

export interface WriteSlotDeps {
  readonly model: Model<SlotDocument>;
  readonly toOutboxEntry: (event: SlotEvent, occurredAt: Date) => OutboxEntry;
  readonly clock: () => Date;
  readonly writtenSlots: LastWrittenSlots;
}

/** Null when the precondition failed or the event with this id has been applied before. */
export type WriteSlot = (
  update: ConditionalUpdate,
  event: SlotEvent | null,
  appliedEventId?: string,
) => Promise<SlotDocument | null>;

export const createWriteSlot =
  ({ model, toOutboxEntry, clock, writtenSlots }: WriteSlotDeps): WriteSlot =>
  async (update, event, appliedEventId) => {
    const written = await conditionalUpdate(model, {
      ...update,
      needsPublishing: true,
      hasPartSequence: true,
      publish: event ? [toOutboxEntry(event, clock())] : [],
      ...(appliedEventId === undefined ? {} : { appliedEventId }),
    });
    if (written) writtenSlots.set(written);
    return written;
  };
