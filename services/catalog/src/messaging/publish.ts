import { catalogEvents, itemState, stockRefused, stockReleased, stockReserved, stockState } from '@tokri/contracts/events';
import type { DataOf } from '@tokri/contracts/events';
import { outboxEntry } from '@tokri/service-kit/outbox';
import type { OutboxEntry } from '@tokri/service-kit/outbox';
import type { StockFact } from '../application/ports/reservations.ts';
import { isFood } from '../domain/item.ts';
import type { Item } from '../domain/item.ts';
import { picturePath } from '../domain/picture.ts';

/** Topics that this service produces. */
export const producedTopics = [catalogEvents, itemState.topic, stockState.topic];

/** An order's stock fact as the event that tells it. */
export const stockEntry = (fact: StockFact, { orderId, seq, at }: { readonly orderId: number; readonly seq: number; readonly at: Date }): OutboxEntry => {
  const parts = { key: String(orderId), seq, occurredAt: at };
  switch (fact.kind) {
    case 'reserved':
      return outboxEntry(stockReserved, { ...parts, data: { orderId } });
    case 'released':
      return outboxEntry(stockReleased, { ...parts, data: { orderId } });
    case 'refused':
      return outboxEntry(stockRefused, { ...parts, data: { orderId, short: [...fact.short] } });
  }
};

const statusNumber = { hidden: 0, 'on-sale': 1, deleted: 2 } as const;

/** An item as carts and bills need it. */
export const itemRecord = (item: Item): DataOf<typeof itemState> => ({
  itemId: item.itemId, name: item.name, code: item.code, status: statusNumber[item.status], itemTypeId: item.itemTypeId, itemTypeName: item.itemTypeName, itemGroupId: item.itemGroupId,
  brand: item.brand, tint: item.tint, hsn: item.hsn, taxes: item.taxes.map(({ fromDate, taxBasisPoints }) => ({ fromDate, taxBasisPoints })),
  image: item.images[0] ? picturePath(item.images[0], 'small') : '', isFood: isFood(item), vegetarian: item.declarations.vegetarian, leadTimeMinutes: item.leadTimeMinutes,
  units: item.units.map(({ unitId, name, maxPerOrder, rates }) => ({
    unitId, name, maxPerOrder, rates: rates.map(({ partyId, fromDate, ratePaise, mrpPaise }) => ({ partyId, fromDate, ratePaise, mrpPaise })),
  })),
});
