import { randomUUID } from 'node:crypto';
import {
  type Envelope,
  orderCancelled,
  orderPlaced,
  slotBooked,
  slotRejected,
  slotReleased,
  slotReservedForPayment,
} from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { type SlotService, startSlotService } from './slot-service.ts';

let service: SlotService;
let published: Envelope[];
beforeAll(async () => {
  service = await startSlotService('order-cart');
  published = collectEvents(service.broker, [
    slotReservedForPayment,
    slotBooked,
    slotRejected,
    slotReleased,
  ]);
});
afterAll(() => service.stop());

const left = async (slotId: number) =>
  (await service.slots()).find(({ Id }) => Id === slotId)?.Left;
const findEvents = (type: string, orderId: number) =>
  published.filter(
    (event) => event.type === type && (event.data as { orderId: number }).orderId === orderId,
  );
const toOrderData = (
  orderId: number,
  userId: number,
  hold: { holdId: number; slotId: number },
) => ({
  orderId,
  userId,
  partyId: 0,
  status: 1,
  paymentStatus: 1,
  pdate: '2026-11-22',
  lines: [],
  ...hold,
});
interface PlacedOptions {
  readonly id?: string;
  readonly paymentMethod?: 'cod' | 'online';
  readonly cart?: {
    readonly itemCount: number;
    readonly itemsPaise: number;
    readonly leadTimeMinutes: number;
  };
}
const placed = (
  orderId: number,
  userId: number,
  hold: { holdId: number; slotId: number },
  { id = randomUUID(), paymentMethod = 'cod', cart }: PlacedOptions = {},
) =>
  publishEvent(service.broker, orderPlaced, {
    key: String(orderId),
    seq: 1,
    id,
    data: {
      ...toOrderData(orderId, userId, hold),
      companyId: 1,
      transactionNumber: 'T',
      cartVersion: 1,
      paymentMethod,
      payablePaise: 1,
      couponCode: null,
      ...(cart && { cart }),
    },
  });

describe('an order whose cart differs from the held cart', () => {
  const holdQuote = { itemCount: 2, leadTimeMinutes: 0 };
  const sameCart = { itemCount: 2, itemsPaise: 8_400, leadTimeMinutes: 0 };
  it.each([
    [
      'more items than the slot has',
      71,
      '19:00',
      { ItemCount: 4 },
      { itemCount: 5 },
      'slot-item-capacity',
    ],
    [
      'a sum below the minimum',
      72,
      '19:10',
      { MinimumOrder: 80 },
      { itemsPaise: 7_900 },
      'slot-minimum-order',
    ],
    [
      'a lead time beyond the start',
      73,
      '19:20',
      {},
      { leadTimeMinutes: 20_000 },
      'slot-lead-time',
    ],
  ])(
    'rejects %s with the reason of the slot and keeps the hold',
    async (_situation, orderId, start, terms, cart, code) => {
      const slotId = await service.openSlot(5, { Start: start, End: '23:59', ...terms });
      const { Id: holdId } = await service.hold(7, slotId, { quote: holdQuote });
      await placed(orderId, 7, { holdId, slotId }, { cart: { ...sameCart, ...cart } });
      await eventually(() => findEvents('slot.refused.v1', orderId).length === 1, {
        missing: 'slot.refused',
      });
      expect(findEvents('slot.refused.v1', orderId)[0]?.data).toMatchObject({ code });
      expect(await left(slotId)).toBe(4);
      await placed(orderId + 10, 7, { holdId, slotId }, { cart: sameCart });
      await eventually(() => findEvents('slot.booked.v1', orderId + 10).length === 1, {
        missing: 'the unit of the cart that it was held for',
      });
    },
  );

  it.each([
    ['cash', 'cod', 91, '19:30', 'slot.booked.v1'],
    ['online', 'online', 92, '19:40', 'slot.kept.v1'],
  ] as const)(
    'takes additional items and returns them on cancellation: %s',
    async (_name, paymentMethod, orderId, start, type) => {
      const slotId = await service.openSlot(5, { Start: start, End: '23:59', ItemCount: 10 });
      const { Id: holdId } = await service.hold(7, slotId, { quote: holdQuote });
      await placed(
        orderId,
        7,
        { holdId, slotId },
        { cart: { ...sameCart, itemCount: 7 }, paymentMethod },
      );
      await eventually(() => findEvents(type, orderId).length === 1, { missing: type });
      expect((await service.document(slotId)).itemsFree).toBe(3);
      expect(await service.hold(8, slotId, { quote: { itemCount: 4 } })).toMatchObject({
        Code: 'slot-item-capacity',
      });
      await publishEvent(service.broker, orderCancelled, {
        key: String(orderId),
        seq: 2,
        data: { ...toOrderData(orderId, 7, { holdId, slotId }), by: 'customer' },
      });
      await eventually(async () => (await service.document(slotId)).itemsFree === 10, {
        missing: 'all its pieces',
      });
    },
  );

  it('never exceeds the item limit when thirty orders race', async () => {
    const slotId = await service.openSlot(30, { Start: '19:50', End: '23:59', ItemCount: 40 });
    const buyers = Array.from({ length: 30 }, (_, at) => ({ orderId: 900 + at, userId: 900 + at }));
    const holds: { orderId: number; userId: number; holdId: number }[] = [];
    for (const buyer of buyers)
      holds.push({
        ...buyer,
        holdId: (await service.hold(buyer.userId, slotId, { quote: { itemCount: 1 } })).Id,
      });
    await Promise.all(
      holds.map(({ orderId, userId, holdId }) =>
        placed(orderId, userId, { holdId, slotId }, { cart: { ...sameCart, itemCount: 3 } }),
      ),
    );
    await eventually(
      () =>
        buyers.every(
          ({ orderId }) =>
            findEvents('slot.booked.v1', orderId).length +
              findEvents('slot.refused.v1', orderId).length ===
            1,
        ),
      { missing: 'an answer to each order' },
    );
    expect(
      buyers.filter(({ orderId }) => findEvents('slot.booked.v1', orderId).length === 1),
    ).toHaveLength(5);
    expect((await service.document(slotId)).itemsFree).toBe(0);
  });
});
