import { areaState, itemState, slotState, stockState } from '@tokri/contracts/events';
import { stateTable, type StateTable } from '@tokri/service-kit/kafka';
import type { Places, Shelf } from '../application/ports.ts';
import type { Area, ShelfItem, Slot } from '../domain/shelf.ts';

const keep = <T>(map: Map<number, T>) => (key: string, data: T | null): void => {
  if (data === null) map.delete(Number(key));
  else map.set(Number(key), data);
};

/** Copies in memory of what catalog and delivery-slot publish: a cart is priced without asking anybody. */
export const createTables = (): { readonly tables: StateTable[]; readonly shelf: Shelf; readonly places: Places } => {
  const items = new Map<number, ShelfItem>();
  const free = new Map<number, number>();
  const areas = new Map<number, Area>();
  const slots = new Map<number, Slot>();
  return {
    tables: [
      stateTable({ event: itemState, name: 'items', apply: keep(items) }),
      stateTable({ event: stockState, name: 'stock', apply: (key, data) => keep(free)(key, data && data.free) }),
      stateTable({ event: areaState, name: 'areas', apply: keep(areas) }),
      stateTable({ event: slotState, name: 'slots', apply: keep(slots) }),
    ],
    shelf: { item: (itemId) => items.get(itemId), free: (unitId) => free.get(unitId) ?? 0 },
    places: { areas: () => areas.values(), slot: (slotId) => slots.get(slotId) },
  };
};
