import type { Area, Slot } from '../../domain/delivery-view/delivery-slot.ts';

export interface DeliveryView {
  areas(): Iterable<Area>;
  findSlot(slotId: number): Slot | undefined;
}
