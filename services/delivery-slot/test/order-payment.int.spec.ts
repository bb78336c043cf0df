import { randomUUID } from 'node:crypto';
import {
  type Envelope,
  orderCancelled,
  orderPaymentAccepted,
  orderPaymentExpired,
  orderPlaced,
  slotBooked,
  slotHeld,
  slotRejected,
  slotReservedForPayment,
} from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { type SlotService, startSlotService } from './slot-service.ts';

let service: SlotService;
let published: Envelope[];
beforeAll(async () => {
  service = await startSlotService('order-payment');
  published = collectEvents(service.broker, [
    slotReservedForPayment,
    slotBooked,
    slotHeld,
    slotRejected,
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

describe('an order paid online', () => {
  const waitForEvent = (type: string, orderId: number) =>
    eventually(() => findEvents(type, orderId)[0], { missing: `${type} of order ${orderId}` });
  const paymentAccepted = (orderId: number, hold: { holdId: number; slotId: number }) =>
    publishEvent(service.broker, orderPaymentAccepted, {
      key: String(orderId),
      seq: 3,
      data: { ...toOrderData(orderId, 7, hold), isLate: true },
    });
  const paymentExpired = (orderId: number, hold: { holdId: number; slotId: number }) =>
    publishEvent(service.broker, orderPaymentExpired, {
      key: String(orderId),
      seq: 3,
      data: toOrderData(orderId, 7, hold),
    });
  const reserveForPayment = async (orderId: number, start: string, count = 5) => {
    const slotId = await service.openSlot(count, { Start: start, End: '23:00' });
    const { Id: holdId } = await service.hold(7, slotId);
    await placed(orderId, 7, { holdId, slotId }, { paymentMethod: 'online' });
    await waitForEvent('slot.kept.v1', orderId);
    return { holdId, slotId };
  };

  it('reserves the unit for 35 minutes and books it once', async () => {
    const hold = await reserveForPayment(21, '13:00');
    const { keptUntil } = findEvents('slot.kept.v1', 21)[0]?.data as { keptUntil: string };
    expect(Math.round((Date.parse(keptUntil) - Date.now()) / 60_000)).toBe(35);
    for (let times = 0; times < 3; times += 1) await paymentAccepted(21, hold);
    await waitForEvent('slot.booked.v1', 21);
    await placed(22, 7, { holdId: 999_999, slotId: hold.slotId });
    await waitForEvent('slot.refused.v1', 22);
    expect(findEvents('slot.booked.v1', 21)).toHaveLength(1);
    expect(await left(hold.slotId)).toBe(4);
    await publishEvent(service.broker, orderCancelled, {
      key: '21',
      seq: 5,
      data: { ...toOrderData(21, 7, hold), by: 'customer' },
    });
    await eventually(async () => (await left(hold.slotId)) === 5, {
      missing: 'the unit of the cancelled order',
    });
  });

  const waitForReturn = (orderId: number) =>
    eventually(
      () =>
        published.find(
          ({ type, data }) =>
            type === 'slot.held.v1' && (data as { afterOrderId?: number }).afterOrderId === orderId,
        ),
      { missing: `the hold that comes back from order ${orderId}` },
    );

  it.each([
    ['the customer still holds', false, 23, '14:00'],
    ['is free again', true, 25, '14:30'],
  ])(
    'books a unit that %s when the payment arrives late, and frees it on cancel',
    async (_situation, isReleased, orderId, start) => {
      const hold = await reserveForPayment(orderId, start);
      await paymentExpired(orderId, hold);
      await waitForReturn(orderId);
      expect(await left(hold.slotId)).toBe(4);
      if (isReleased) await service.release(7, hold.holdId);
      await paymentAccepted(orderId, hold);
      await waitForEvent('slot.booked.v1', orderId);
      await eventually(async () => (await left(hold.slotId)) === 4, {
        missing: 'the booked unit',
      });
      await publishEvent(service.broker, orderCancelled, {
        key: String(orderId),
        seq: 6,
        data: { ...toOrderData(orderId, 7, hold), by: 'customer' },
      });
      await eventually(async () => (await left(hold.slotId)) === 5, {
        missing: 'the released unit',
      });
    },
  );

  it('rejects a late payment when the last unit was sold', async () => {
    const hold = await reserveForPayment(24, '15:00', 1);
    await paymentExpired(24, hold);
    await waitForReturn(24);
    await service.release(7, hold.holdId);
    await eventually(async () => (await service.hold(8, hold.slotId)).Error === 0, {
      missing: 'the hold of another customer',
    });
    await paymentAccepted(24, hold);
    expect((await waitForEvent('slot.refused.v1', 24)).data).toMatchObject({ code: 'slot-full' });
  });
});
