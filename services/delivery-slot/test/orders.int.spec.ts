import { randomUUID } from 'node:crypto';
import {
  type Envelope,
  orderCancelled,
  orderPlaced,
  orderRejected,
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
  service = await startSlotService('orders');
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

describe('order.placed', () => {
  it('books the hold and publishes it', async () => {
    const slotId = await service.openSlot(5, { Start: '07:00', End: '08:00' });
    const { Id: holdId } = await service.hold(7, slotId);
    await placed(1, 7, { holdId, slotId });
    await eventually(() => findEvents('slot.booked.v1', 1).length === 1, {
      missing: 'slot.booked',
    });
    expect(await left(slotId)).toBe(4);
    expect((await service.release(7, holdId)).body).toMatchObject([
      { Error: 1, Code: 'already-booked' },
    ]);
  });

  it('books and publishes once when delivered three times', async () => {
    const slotId = await service.openSlot(5, { Start: '08:00', End: '09:00' });
    const { Id: holdId } = await service.hold(7, slotId);
    const id = randomUUID();
    for (let times = 0; times < 3; times += 1) await placed(2, 7, { holdId, slotId }, { id });
    await placed(3, 7, { holdId: 999_999, slotId });
    await eventually(() => findEvents('slot.refused.v1', 3).length === 1, {
      missing: 'the rejection of the later order',
    });
    expect(findEvents('slot.booked.v1', 2)).toHaveLength(1);
    expect(await left(slotId)).toBe(4);
  });

  it("rejects another customer's hold and keeps it", async () => {
    const slotId = await service.openSlot(5, { Start: '09:00', End: '10:00' });
    const { Id: holdId } = await service.hold(7, slotId);
    await placed(4, 8, { holdId, slotId });
    await eventually(() => findEvents('slot.refused.v1', 4).length === 1, {
      missing: 'slot.refused',
    });
    expect((findEvents('slot.refused.v1', 4)[0]?.data as { code: string }).code).toBe(
      'hold-expired',
    );
    expect(await left(slotId)).toBe(4);
  });
});

describe('a hold released before order.placed arrives', () => {
  it.each([
    ['cash', 'cod', 31, '16:00'],
    ['online', 'online', 32, '17:00'],
  ] as const)(
    'rejects the order and makes the unit available: %s',
    async (_name, paymentMethod, orderId, start) => {
      const slotId = await service.openSlot(1, { Start: start, End: '18:00' });
      const { Id: holdId } = await service.hold(7, slotId);
      expect((await service.release(7, holdId)).body).toMatchObject([{ Error: 0 }]);
      const { Id: secondHoldId } = await service.hold(8, slotId);
      await placed(orderId, 7, { holdId, slotId }, { paymentMethod });
      await eventually(() => findEvents('slot.refused.v1', orderId).length === 1, {
        missing: 'slot.refused',
      });
      expect(findEvents('slot.refused.v1', orderId)[0]?.data).toMatchObject({
        code: 'hold-expired',
      });
      await placed(orderId + 10, 8, { holdId: secondHoldId, slotId }, { paymentMethod });
      await eventually(
        () =>
          findEvents(paymentMethod === 'cod' ? 'slot.booked.v1' : 'slot.kept.v1', orderId + 10)
            .length === 1,
        { missing: 'the booking or reservation of the second customer' },
      );
      expect([
        ...findEvents('slot.booked.v1', orderId),
        ...findEvents('slot.kept.v1', orderId),
      ]).toEqual([]);
    },
  );

  it('never leaves an order without a unit when both happen at once', async () => {
    const slotId = await service.openSlot(40, { Start: '18:00', End: '19:00' });
    const orders = Array.from({ length: 12 }, (_, index) => ({
      orderId: 500 + index,
      userId: 700 + index,
    }));
    const holds: { orderId: number; userId: number; holdId: number }[] = [];
    for (const order of orders)
      holds.push({ ...order, holdId: (await service.hold(order.userId, slotId)).Id });
    const released = await Promise.all(
      holds.map(async ({ orderId, userId, holdId }) => {
        const [, response] = await Promise.all([
          placed(orderId, userId, { holdId, slotId }),
          service.release(userId, holdId),
        ]);
        return {
          orderId,
          isReleased: (response.body as readonly { Error: number }[])[0]?.Error === 0,
        };
      }),
    );
    await eventually(
      () =>
        orders.every(
          ({ orderId }) =>
            findEvents('slot.booked.v1', orderId).length +
              findEvents('slot.refused.v1', orderId).length ===
            1,
        ),
      { missing: 'a reply to each order' },
    );
    const booked = orders.filter(
      ({ orderId }) => findEvents('slot.booked.v1', orderId).length === 1,
    ).length;
    for (const { orderId, isReleased } of released)
      if (!isReleased) expect(findEvents('slot.booked.v1', orderId)).toHaveLength(1);
    expect(await left(slotId)).toBe(40 - booked);
  });
});

describe('an order that ends', () => {
  it.each([
    ['it is cancelled', orderCancelled, 12, '11:00', false],
    ['it is rejected and its customer holds another slot', orderRejected, 11, '10:00', true],
  ] as const)(
    'frees the unit of an order once when %s',
    async (_name, event, orderId, start, holdsOtherSlot) => {
      const slotId = await service.openSlot(5, { Start: start, End: '12:00' });
      const otherSlotId = await service.openSlot(5, { Start: '21:00', End: '22:00' });
      const { Id: holdId } = await service.hold(7, slotId);
      await placed(orderId, 7, { holdId, slotId });
      await eventually(() => findEvents('slot.booked.v1', orderId).length === 1, {
        missing: 'slot.booked',
      });
      if (holdsOtherSlot) await service.hold(7, otherSlotId);
      const data = {
        ...toOrderData(orderId, 7, { holdId, slotId }),
        code: 'stock-short',
        by: 'customer' as const,
      };
      const id = randomUUID();
      await publishEvent(service.broker, event, { key: String(orderId), seq: 2, id, data });
      await publishEvent(service.broker, event, { key: String(orderId), seq: 2, id, data });
      await eventually(() => findEvents('slot.released.v1', orderId).length === 1, {
        missing: 'slot.released',
      });
      await eventually(async () => (await left(slotId)) === 5, { missing: 'the released unit' });
    },
  );

  it('frees nothing for an order without a unit', async () => {
    const slotId = await service.openSlot(5, { Start: '12:00', End: '13:00' });
    const { Id: holdId } = await service.hold(7, slotId);
    await publishEvent(service.broker, orderRejected, {
      key: '13',
      seq: 2,
      data: { ...toOrderData(13, 7, { holdId, slotId }), code: 'late' },
    });
    await placed(14, 7, { holdId, slotId });
    await eventually(() => findEvents('slot.booked.v1', 14).length === 1, {
      missing: 'the booking of the later order',
    });
    expect(await left(slotId)).toBe(4);
  });
});
