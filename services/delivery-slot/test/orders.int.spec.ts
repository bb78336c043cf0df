import { randomUUID } from 'node:crypto';
import type { Envelope } from '@tokri/contracts/events';
import {
  orderCancelled,
  orderPaymentAccepted,
  orderPaymentExpired,
  orderPlaced,
  orderRejected,
  slotBooked,
  slotRefused,
  slotReleased,
  slotReservedForPayment,
} from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startSlotService, type SlotService } from './slot-service.ts';

let shop: SlotService;
let told: Envelope[];
beforeAll(async () => {
  shop = await startSlotService('orders');
  told = collectEvents(shop.broker, [
    slotReservedForPayment,
    slotBooked,
    slotRefused,
    slotReleased,
  ]);
}, 60_000);
afterAll(() => shop.stop());

const left = async (slotId: number) => (await shop.slots()).find(({ Id }) => Id === slotId)?.Left;
const ofOrder = (type: string, orderId: number) =>
  told.filter(
    (event) => event.type === type && (event.data as { orderId: number }).orderId === orderId,
  );
const about = (orderId: number, userId: number, place: { holdId: number; slotId: number }) => ({
  orderId,
  userId,
  partyId: 0,
  status: 1,
  paymentStatus: 1,
  pdate: '2026-11-22',
  lines: [],
  ...place,
});
interface More {
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
  place: { holdId: number; slotId: number },
  { id = randomUUID(), paymentMethod = 'cod', cart }: More = {},
) =>
  publishEvent(shop.broker, orderPlaced, {
    key: String(orderId),
    seq: 1,
    id,
    data: {
      ...about(orderId, userId, place),
      companyId: 1,
      transactionNumber: 'T',
      cartVersion: 1,
      paymentMethod,
      payablePaise: 1,
      couponCode: null,
      ...(cart && { cart }),
    },
  });

describe('an order that is placed', () => {
  it('its hold stands, booked and told', async () => {
    const slotId = await shop.openSlot(5, { Start: '07:00', End: '08:00' });
    const { Id: holdId } = await shop.hold(7, slotId);
    await placed(1, 7, { holdId, slotId });
    await eventually(() => ofOrder('slot.booked.v1', 1).length === 1, { missing: 'slot.booked' });
    expect(await left(slotId)).toBe(4);
    expect((await shop.release(7, holdId)).body).toMatchObject([
      { Error: 1, Code: 'already-booked' },
    ]);
  });

  it('delivered three times, booked and told once', async () => {
    const slotId = await shop.openSlot(5, { Start: '08:00', End: '09:00' });
    const { Id: holdId } = await shop.hold(7, slotId);
    const id = randomUUID();
    for (let times = 0; times < 3; times += 1) await placed(2, 7, { holdId, slotId }, { id });
    await placed(3, 7, { holdId: 999_999, slotId });
    await eventually(() => ofOrder('slot.refused.v1', 3).length === 1, {
      missing: 'the refusal behind them',
    });
    expect(ofOrder('slot.booked.v1', 2)).toHaveLength(1);
    expect(await left(slotId)).toBe(4);
  });

  it("another user's hold, refused and the hold stays", async () => {
    const slotId = await shop.openSlot(5, { Start: '09:00', End: '10:00' });
    const { Id: holdId } = await shop.hold(7, slotId);
    await placed(4, 8, { holdId, slotId });
    await eventually(() => ofOrder('slot.refused.v1', 4).length === 1, { missing: 'slot.refused' });
    expect((ofOrder('slot.refused.v1', 4)[0]?.data as { code: string }).code).toBe('hold-expired');
    expect(await left(slotId)).toBe(4);
  });
});

describe('a hold that its customer lets go before the order is heard', () => {
  it.each([
    ['cash', 'cod', 31, '16:00'],
    ['online', 'online', 32, '17:00'],
  ] as const)(
    '%s, the order is refused and has no place, and the place can be sold',
    async (_name, paymentMethod, orderId, start) => {
      const slotId = await shop.openSlot(1, { Start: start, End: '18:00' });
      const { Id: holdId } = await shop.hold(7, slotId);
      expect((await shop.release(7, holdId)).body).toMatchObject([{ Error: 0 }]);
      const { Id: next } = await shop.hold(8, slotId);
      await placed(orderId, 7, { holdId, slotId }, { paymentMethod });
      await eventually(() => ofOrder('slot.refused.v1', orderId).length === 1, {
        missing: 'slot.refused',
      });
      expect(ofOrder('slot.refused.v1', orderId)[0]?.data).toMatchObject({ code: 'hold-expired' });
      await placed(orderId + 10, 8, { holdId: next, slotId }, { paymentMethod });
      await eventually(
        () =>
          ofOrder(paymentMethod === 'cod' ? 'slot.booked.v1' : 'slot.kept.v1', orderId + 10)
            .length === 1,
        { missing: 'the place of the next' },
      );
      expect([...ofOrder('slot.booked.v1', orderId), ...ofOrder('slot.kept.v1', orderId)]).toEqual(
        [],
      );
    },
  );

  it('at the moment in which the order is heard, one of both has it: never an order without a place', async () => {
    const slotId = await shop.openSlot(40, { Start: '18:00', End: '19:00' });
    const orders = Array.from({ length: 12 }, (_, at) => ({ orderId: 500 + at, userId: 700 + at }));
    const holds: { orderId: number; userId: number; holdId: number }[] = [];
    for (const order of orders)
      holds.push({ ...order, holdId: (await shop.hold(order.userId, slotId)).Id });
    const released = await Promise.all(
      holds.map(async ({ orderId, userId, holdId }) => {
        const [, answer] = await Promise.all([
          placed(orderId, userId, { holdId, slotId }),
          shop.release(userId, holdId),
        ]);
        return { orderId, isLetGo: (answer.body as readonly { Error: number }[])[0]?.Error === 0 };
      }),
    );
    await eventually(
      () =>
        orders.every(
          ({ orderId }) =>
            ofOrder('slot.booked.v1', orderId).length +
              ofOrder('slot.refused.v1', orderId).length ===
            1,
        ),
      { missing: 'an answer to each order' },
    );
    const booked = orders.filter(
      ({ orderId }) => ofOrder('slot.booked.v1', orderId).length === 1,
    ).length;
    for (const { orderId, isLetGo } of released)
      if (!isLetGo) expect(ofOrder('slot.booked.v1', orderId)).toHaveLength(1);
    expect(await left(slotId)).toBe(40 - booked);
  });
});

describe('an order with another cart than its place was held for', () => {
  const heldWith = { itemCount: 2, leadTimeMinutes: 0 };
  const like = { itemCount: 2, itemsPaise: 8_400, leadTimeMinutes: 0 };
  it.each([
    [
      'more pieces than the slot takes',
      71,
      '19:00',
      { ItemCount: 4 },
      { itemCount: 5 },
      'slot-item-capacity',
    ],
    [
      'less than its minimum',
      72,
      '19:10',
      { MinimumOrder: 80 },
      { itemsPaise: 7_900 },
      'slot-minimum-order',
    ],
    ['goods that need longer', 73, '19:20', {}, { leadTimeMinutes: 20_000 }, 'slot-lead-time'],
  ])(
    '%s, refused with the reason of the slot, and the place stays held',
    async (_situation, orderId, start, terms, cart, code) => {
      const slotId = await shop.openSlot(5, { Start: start, End: '23:59', ...terms });
      const { Id: holdId } = await shop.hold(7, slotId, { quote: heldWith });
      await placed(orderId, 7, { holdId, slotId }, { cart: { ...like, ...cart } });
      await eventually(() => ofOrder('slot.refused.v1', orderId).length === 1, {
        missing: 'slot.refused',
      });
      expect(ofOrder('slot.refused.v1', orderId)[0]?.data).toMatchObject({ code });
      expect(await left(slotId)).toBe(4);
      await placed(orderId + 10, 7, { holdId, slotId }, { cart: like });
      await eventually(() => ofOrder('slot.booked.v1', orderId + 10).length === 1, {
        missing: 'the place of the cart that it was held for',
      });
    },
  );

  it.each([
    ['cash', 'cod', 91, '19:30', 'slot.booked.v1'],
    ['online', 'online', 92, '19:40', 'slot.kept.v1'],
  ] as const)(
    '%s, of more pieces that fit, what is free of them is what the orders leave, also after a cancel',
    async (_name, paymentMethod, orderId, start, type) => {
      const slotId = await shop.openSlot(5, { Start: start, End: '23:59', ItemCount: 10 });
      const { Id: holdId } = await shop.hold(7, slotId, { quote: heldWith });
      await placed(
        orderId,
        7,
        { holdId, slotId },
        { cart: { ...like, itemCount: 7 }, paymentMethod },
      );
      await eventually(() => ofOrder(type, orderId).length === 1, { missing: type });
      expect((await shop.document(slotId)).itemsFree).toBe(3);
      expect(await shop.hold(8, slotId, { quote: { itemCount: 4 } })).toMatchObject({
        Code: 'slot-item-capacity',
      });
      await publishEvent(shop.broker, orderCancelled, {
        key: String(orderId),
        seq: 2,
        data: { ...about(orderId, 7, { holdId, slotId }), by: 'customer' },
      });
      await eventually(async () => (await shop.document(slotId)).itemsFree === 10, {
        missing: 'all its pieces',
      });
    },
  );

  it('thirty orders of more pieces race, never more than the slot takes', async () => {
    const slotId = await shop.openSlot(30, { Start: '19:50', End: '23:59', ItemCount: 40 });
    const buyers = Array.from({ length: 30 }, (_, at) => ({ orderId: 900 + at, userId: 900 + at }));
    const holds: { orderId: number; userId: number; holdId: number }[] = [];
    for (const buyer of buyers)
      holds.push({
        ...buyer,
        holdId: (await shop.hold(buyer.userId, slotId, { quote: { itemCount: 1 } })).Id,
      });
    await Promise.all(
      holds.map(({ orderId, userId, holdId }) =>
        placed(orderId, userId, { holdId, slotId }, { cart: { ...like, itemCount: 3 } }),
      ),
    );
    await eventually(
      () =>
        buyers.every(
          ({ orderId }) =>
            ofOrder('slot.booked.v1', orderId).length +
              ofOrder('slot.refused.v1', orderId).length ===
            1,
        ),
      { missing: 'an answer to each order' },
    );
    expect(
      buyers.filter(({ orderId }) => ofOrder('slot.booked.v1', orderId).length === 1),
    ).toHaveLength(5);
    expect((await shop.document(slotId)).itemsFree).toBe(0);
  });
});

describe('an order that ends', () => {
  it.each([
    ['rejected', orderRejected, 11, '10:00'],
    ['cancelled', orderCancelled, 12, '11:00'],
  ] as const)('%s, its place is free again, once', async (_name, event, orderId, start) => {
    const slotId = await shop.openSlot(5, { Start: start, End: '12:00' });
    const { Id: holdId } = await shop.hold(7, slotId);
    await placed(orderId, 7, { holdId, slotId });
    await eventually(() => ofOrder('slot.booked.v1', orderId).length === 1, {
      missing: 'slot.booked',
    });
    const data = {
      ...about(orderId, 7, { holdId, slotId }),
      code: 'stock-short',
      by: 'customer' as const,
    };
    const id = randomUUID();
    await publishEvent(shop.broker, event, { key: String(orderId), seq: 2, id, data });
    await publishEvent(shop.broker, event, { key: String(orderId), seq: 2, id, data });
    await eventually(() => ofOrder('slot.released.v1', orderId).length === 1, {
      missing: 'slot.released',
    });
    await eventually(async () => (await left(slotId)) === 5, { missing: 'the place' });
  });

  it('an order without a place here, nothing is freed', async () => {
    const slotId = await shop.openSlot(5, { Start: '12:00', End: '13:00' });
    const { Id: holdId } = await shop.hold(7, slotId);
    await publishEvent(shop.broker, orderRejected, {
      key: '13',
      seq: 2,
      data: { ...about(13, 7, { holdId, slotId }), code: 'late' },
    });
    await placed(14, 7, { holdId, slotId });
    await eventually(() => ofOrder('slot.booked.v1', 14).length === 1, {
      missing: 'the booking behind it',
    });
    expect(await left(slotId)).toBe(4);
  });
});

describe('an order that is paid online', () => {
  const tells = (type: string, orderId: number) =>
    eventually(() => ofOrder(type, orderId)[0], { missing: `${type} of order ${orderId}` });
  const accepted = (orderId: number, place: { holdId: number; slotId: number }) =>
    publishEvent(shop.broker, orderPaymentAccepted, {
      key: String(orderId),
      seq: 3,
      data: { ...about(orderId, 7, place), isLate: true },
    });
  const lapsed = (orderId: number, place: { holdId: number; slotId: number }) =>
    publishEvent(shop.broker, orderPaymentExpired, {
      key: String(orderId),
      seq: 3,
      data: about(orderId, 7, place),
    });
  const kept = async (orderId: number, start: string, count = 5) => {
    const slotId = await shop.openSlot(count, { Start: start, End: '23:00' });
    const { Id: holdId } = await shop.hold(7, slotId);
    await placed(orderId, 7, { holdId, slotId }, { paymentMethod: 'online' });
    await tells('slot.kept.v1', orderId);
    return { holdId, slotId };
  };

  it('its place is kept 35 minutes, then booked, once however often the money is told', async () => {
    const place = await kept(21, '13:00');
    const { keptUntil } = ofOrder('slot.kept.v1', 21)[0]?.data as { keptUntil: string };
    expect(Math.round((Date.parse(keptUntil) - Date.now()) / 60_000)).toBe(35);
    for (let times = 0; times < 3; times += 1) await accepted(21, place);
    await tells('slot.booked.v1', 21);
    await placed(22, 7, { holdId: 999_999, slotId: place.slotId });
    await tells('slot.refused.v1', 22);
    expect(ofOrder('slot.booked.v1', 21)).toHaveLength(1);
    expect(await left(place.slotId)).toBe(4);
    await publishEvent(shop.broker, orderCancelled, {
      key: '21',
      seq: 5,
      data: { ...about(21, 7, place), by: 'customer' },
    });
    await eventually(async () => (await left(place.slotId)) === 5, {
      missing: 'the place of the cancelled order',
    });
  });

  it('it lapses, its place is free; money afterwards takes one anew, and gives it back on cancel', async () => {
    const place = await kept(23, '14:00');
    await lapsed(23, place);
    await tells('slot.released.v1', 23);
    await accepted(23, place);
    await tells('slot.booked.v1', 23);
    await eventually(async () => (await left(place.slotId)) === 4, {
      missing: 'the place taken anew',
    });
    await publishEvent(shop.broker, orderCancelled, {
      key: '23',
      seq: 6,
      data: { ...about(23, 7, place), by: 'customer' },
    });
    await eventually(async () => (await left(place.slotId)) === 5, {
      missing: 'the place given back',
    });
  });

  it('it lapses and another takes the last place, refused as full', async () => {
    const place = await kept(24, '15:00', 1);
    await lapsed(24, place);
    await tells('slot.released.v1', 24);
    await eventually(async () => (await shop.hold(8, place.slotId)).Error === 0, {
      missing: 'the hold of another',
    });
    await accepted(24, place);
    expect((await tells('slot.refused.v1', 24)).data).toMatchObject({ code: 'slot-full' });
  });
});
