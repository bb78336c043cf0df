import type { ResourceStatuses } from '../../domain/holds/quota.ts';
import type { Hold } from '../../domain/holds/hold.ts';
import type { Slot } from '../../domain/slots/slot.ts';
import type { SlotAggregate, NewHold } from './slot-aggregate.ts';

export interface HoldReader {
  findByHold(holdId: number): Promise<SlotAggregate | null>;
  findFormerHolder(holdId: number): Promise<number | null>;
  findHeldBy(userId: number): Promise<readonly SlotAggregate[]>;
  findHoldStatuses(userId: number, holdIds: readonly number[]): Promise<ResourceStatuses>;
  findWithExpiredHolds(now: Date, limit: number): Promise<readonly number[]>;
}

export interface HoldWriter {
  nextHoldId(): Promise<number>;
  hold(slot: Slot, hold: NewHold): Promise<Hold | null>;
  extend(slot: Slot, hold: Hold): Promise<Hold | null>;
  takeOver(slot: Slot, hold: Hold, holdKey: string): Promise<Hold | null>;
  release(slot: Slot, hold: Hold): Promise<boolean>;
  expire(slot: Slot, hold: Hold, now: Date): Promise<boolean>;
  updateNextExpiry(aggregate: SlotAggregate): Promise<void>;
}
