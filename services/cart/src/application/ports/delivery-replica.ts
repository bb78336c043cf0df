import type { Area, Slot } from '../../domain/catalog-replica/catalog-item.ts';

export interface DeliveryReplica {
  areas(): Iterable<Area>;
  findSlot(slotId: number): Slot | undefined;
}
