import * as z from 'zod/mini';
import { isoDate } from '../http/fields.ts';
import { paise } from '../money.ts';
import { event, stateTopic, topic } from './envelope.ts';

export const catalogItems = stateTopic({ name: 'catalog.items', producer: 'catalog', key: 'item id', meaning: 'Every item with its units and dated rates, as a cart or a bill needs them.' });
export const catalogStock = stateTopic({ name: 'catalog.stock', producer: 'catalog', key: 'unit id', meaning: 'What is free to sell of a unit; at most once a second a unit.' });
export const catalogEvents = topic({ name: 'catalog.events', producer: 'catalog', key: 'order id', meaning: 'Answers of stock to orders.' });

const datedRate = z.object({ partyId: z.int(), fromDate: isoDate, ratePaise: paise, mrpPaise: paise });

export const itemState = event(catalogItems, 'item.changed.v1', { meaning: 'An item as it is now. Tombstone: it is gone for good.', data: z.object({
  itemId: z.int(), name: z.string(), code: z.string(), status: z.literal([0, 1, 2]), itemTypeId: z.int(), itemTypeName: z.string(), itemGroupId: z.int(), brand: z.string(), tint: z.string(), hsn: z.string(),
  /** Tax rate by date, in hundredths of a percent; the newest at or before the delivery date holds. */
  taxes: z.array(z.object({ fromDate: isoDate, taxBasisPoints: z.int() })),
  image: z.string(), isFood: z.boolean(), vegetarian: z.nullable(z.boolean()), leadTimeMinutes: z.int(),
  units: z.array(z.object({ unitId: z.int(), name: z.string(), maxPerOrder: z.int(), rates: z.array(datedRate) })),
}) });

export const stockState = event(catalogStock, 'stock.changed.v1', { meaning: 'What is free to sell of a unit now.', data: z.object({ unitId: z.int(), itemId: z.int(), free: z.int() }) });

export const shortLine = z.object({ itemId: z.int(), unitId: z.int(), wanted: z.int(), free: z.int() });
/** `round` is 2 for stock that an order had let go and wants again, because money came late; absent it is 1. */
const ofOrder = { orderId: z.int(), round: z.optional(z.int()) };
export const stockReserved = event(catalogEvents, 'stock.reserved.v1', { meaning: 'All lines of an order are set aside.', data: z.object(ofOrder) });
export const stockRefused = event(catalogEvents, 'stock.refused.v1', { meaning: 'At least one line is not to be had; nothing is set aside.', data: z.object({ ...ofOrder, short: z.array(shortLine) }) });
export const stockReleased = event(catalogEvents, 'stock.released.v1', { meaning: 'What an order had set aside is free again.', data: z.object(ofOrder) });
