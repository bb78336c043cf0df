import { randomUUID } from 'node:crypto';
import {
  orderConfirmed,
  orderPlaced,
  slotBooked,
  slotRejected,
  slotReleased,
  slotReservedForPayment,
  type Envelope,
} from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startSlotService, type SlotService } from './slot-service.ts';

let service: SlotService;
let published: Envelope[];
beforeAll(async () => {
  service = await startSlotService('ordered-waits', { OPEN_HOLDS_MAX: '100' });
  published = collectEvents(service.broker, [
    slotBooked,
    slotReservedForPayment,
    slotRejected,
    slotReleased,
  ]);
});
afterAll(() => service.stop());

interface PlacedOrderOptions {
  readonly orderId: number;
  readonly userId: number;
  readonly holdId: number;
  readonly slotId: number;
  readonly id?: string;
  readonly paymentMethod?: 'cod' | 'online';
  readonly companyId?: number;
}
const publishOrderPlaced = ({
  orderId,
  id = randomUUID(),
  paymentMethod = 'cod',
  companyId = 1,
  ...changes
}: PlacedOrderOptions) =>
  publishEvent(service.broker, orderPlaced, {
    key: String(orderId),
    seq: 1,
    id,
    data: {
      ...changes,
      orderId,
      companyId,
      partyId: 0,
      status: 1,
      paymentStatus: 1,
      pdate: '2026-11-22',
      lines: [],
      transactionNumber: 'T',
      cartVersion: 1,
      paymentMethod,
      payablePaise: 1,
      couponCode: null,
    },
  });
const publishOrderConfirmed = ({
  orderId,
  userId,
  id = randomUUID(),
  placedAt = new Date(),
  companyId = 1,
}: Pick<PlacedOrderOptions, 'orderId' | 'userId' | 'id' | 'companyId'> & {
  readonly placedAt?: Date;
}) =>
  publishEvent(service.broker, orderConfirmed, {
    key: String(orderId),
    seq: 2,
    id,
    data: {
      orderId,
      userId,
      companyId,
      placedAt: placedAt.toISOString(),
      partyId: 0,
      status: 3,
      paymentStatus: 1,
      pdate: '2026-11-22',
      cartVersion: 1,
      lines: [],
    },
  });
const waitForEvent = (type: string, orderId: number) =>
  eventually(
    () =>
      published.find(
        (event) => event.type === type && (event.data as { orderId: number }).orderId === orderId,
      ),
    { missing: `${type} of order ${orderId}` },
  );
const fullSlot = async (start: string) => {
  const slotId = await service.openSlot(1, { Start: start, End: '23:59' });
  return { slotId, holdId: (await service.hold(1, slotId)).Id };
};
const holdForUser = async (userId: number, start: string) => {
  const slotId = await service.openSlot(5, { Start: start, End: '23:59' });
  return { slotId, holdId: (await service.hold(userId, slotId)).Id };
};
const findWaits = async (userId: number) =>
  (await service.waits(userId)).map(({ SlotId }) => SlotId);
/** The rejection of such an order shows that earlier events of the order were handled. */
const unknownHold = ([slot]: readonly { readonly slotId: number }[]) => ({
  holdId: 999_999,
  slotId: slot?.slotId ?? 0,
});
const noWaits = (userId: number) =>
  eventually(async () => (await findWaits(userId)).length === 0, {
    missing: `that ${userId} waits for nothing`,
  });

describe('an order that is confirmed', () => {
  it.each([
    ['cash', 'cod', 1, 21],
    ['online', 'online', 2, 22],
  ] as const)(
    'ends the waitlist entries of its customer and passes their offer on: %s',
    async (_name, paymentMethod, orderId, userId) => {
      const [offered, line] = [await fullSlot(`1${orderId}:00`), await fullSlot(`1${orderId}:10`)];
      for (const { slotId } of [offered, line]) await service.wait(userId, slotId);
      await service.wait(userId + 100, offered.slotId);
      await service.wait(userId + 100, line.slotId);
      await service.release(1, offered.holdId);
      await eventually(
        async () => (await service.waits(userId)).some(({ Offer }) => Offer !== null),
        {
          missing: 'an offer',
        },
      );
      await publishOrderPlaced({
        orderId,
        userId,
        ...(await holdForUser(userId, `1${orderId}:20`)),
        paymentMethod,
      });
      await waitForEvent(paymentMethod === 'cod' ? 'slot.booked.v1' : 'slot.kept.v1', orderId);
      expect(await findWaits(userId)).toHaveLength(2);
      await publishOrderConfirmed({ orderId, userId });
      await noWaits(userId);
      await eventually(
        async () =>
          (await service.waits(userId + 100)).some(
            ({ SlotId, Offer }) => SlotId === offered.slotId && Offer !== null,
          ),
        { missing: 'the offer of the next' },
      );
      expect(
        (await service.waits(userId + 100)).find(({ SlotId }) => SlotId === line.slotId),
      ).toMatchObject({ Position: 1 });
      expect((await service.document(line.slotId)).free).toBe(0);
    },
  );

  it('keeps entries made for the next cart when the event is repeated', async () => {
    const slots = [await fullSlot('13:00'), await fullSlot('13:10'), await fullSlot('13:20')];
    for (const { slotId } of slots) await service.wait(31, slotId);
    const order = { orderId: 3, userId: 31, id: randomUUID(), placedAt: new Date() };
    await publishOrderConfirmed(order);
    await noWaits(31);
    for (const { slotId } of slots) expect((await service.wait(31, slotId)).Code).toBe('');
    await publishOrderConfirmed(order);
    await publishOrderPlaced({ ...order, id: randomUUID(), ...unknownHold(slots) });
    await waitForEvent('slot.refused.v1', 3);
    expect(await findWaits(31)).toHaveLength(3);
  });

  it('keeps offers that the customer accepted', async () => {
    const taken = await fullSlot('14:00');
    await service.wait(41, taken.slotId);
    await service.release(1, taken.holdId);
    await eventually(async () => (await service.waits(41)).some(({ Offer }) => Offer !== null), {
      missing: 'an offer',
    });
    const { Id: holdId } = await service.hold(41, taken.slotId);
    await service.wait(41, (await fullSlot('14:20')).slotId);
    await publishOrderConfirmed({ orderId: 5, userId: 41 });
    await noWaits(41);
    await publishOrderPlaced({ orderId: 6, userId: 41, holdId, slotId: taken.slotId });
    await waitForEvent('slot.booked.v1', 6);
  });
});

describe('waitlist entries that an order does not end', () => {
  it('stay when the order is rejected', async () => {
    const { slotId } = await fullSlot('15:00');
    await service.wait(51, slotId);
    await publishOrderPlaced({ orderId: 7, userId: 51, holdId: 999_999, slotId });
    await waitForEvent('slot.refused.v1', 7);
    expect(await findWaits(51)).toEqual([slotId]);
  });
  it('stay when the order is of another company', async () => {
    const { slotId } = await fullSlot('15:10');
    await service.wait(52, slotId);
    await publishOrderConfirmed({ orderId: 8, userId: 52, companyId: 2 });
    await publishOrderPlaced({ orderId: 8, userId: 52, ...unknownHold([{ slotId }]) });
    await waitForEvent('slot.refused.v1', 8);
    expect(await findWaits(52)).toEqual([slotId]);
  });
});
