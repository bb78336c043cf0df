import type { Envelope } from '@tokri/contracts/events';
import { orderPlaced, slotRejected } from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startOrderService, type OrderService } from './order-service.ts';

let shop: OrderService;
let published: Envelope[];
beforeAll(async () => {
  shop = await startOrderService('tries');
  published = collectEvents(shop.broker, [orderPlaced]);
  await shop.publishAddress(3, 7);
});
afterAll(() => shop.stop());

const findPlacedEvents = (holdId: number) =>
  published
    .filter(({ data }) => (data as { holdId: number }).holdId === holdId)
    .map(({ key }) => Number(key));
const waitForOrders = (holdId: number, count: number) =>
  eventually(() => findPlacedEvents(holdId)[count - 1], {
    missing: `order ${count} of hold ${holdId}`,
  });
/** On a busy machine an order may be answered as Placed and confirmed later. */
const expectConfirmed = (repeat: () => ReturnType<OrderService['place']>) =>
  eventually(async () => (await repeat()).Status === 3, { missing: 'the order as Confirmed' });

describe('reusing a hold after its order was rejected', () => {
  const placeAndRejectSlot = async (
    holdId: number,
    claims: Parameters<OrderService['place']>[1] = {},
  ) => {
    const response = shop.place(holdId, claims);
    await publishEvent(shop.broker, slotRejected, {
      key: '5',
      seq: 1,
      data: {
        slotId: 5,
        holdId,
        orderId: await waitForOrders(holdId, 1),
        code: 'slot-item-capacity',
      },
    });
    return response;
  };

  it('creates a new order for another quote, and repeats return that order', async () => {
    const refused = await placeAndRejectSlot(170);
    const again = () => shop.place(170, { claims: { quoteId: 'second' } });
    const responses = Promise.all([again(), again(), again()]);
    const orderId = await waitForOrders(170, 2);
    await shop.acceptAll(orderId);
    expect((await responses).map(({ Id }) => Id)).toEqual([orderId, orderId, orderId]);
    await expectConfirmed(again);
    expect((await shop.place(170, { claims: { quoteId: 'third' } })).Id).toBe(orderId);
    expect(refused.TransactionNumber).not.toBe((await again()).TransactionNumber);
    expect(findPlacedEvents(170)).toHaveLength(2);
    expect(published.find(({ key }) => key === String(orderId))?.data).toMatchObject({
      earlierOrderIds: [findPlacedEvents(170)[0]],
    });
  });
  it('returns the same rejected order for the same quote', async () => {
    const refused = await placeAndRejectSlot(171);
    expect(await shop.place(171)).toMatchObject({
      Error: 1,
      Code: 'slot-item-capacity',
      TransactionNumber: refused.TransactionNumber,
    });
    expect(findPlacedEvents(171)).toHaveLength(1);
  });
  it('rejects an invalid quote with its own code', async () => {
    await placeAndRejectSlot(172);
    expect(await shop.place(172, { claims: { quoteId: 'second', slot: null } })).toMatchObject({
      Error: 1,
      Code: 'quote-invalid',
    });
  });
  it('allows five orders per hold', async () => {
    await placeAndRejectSlot(173);
    for (let count = 2; count <= 5; count += 1) {
      const response = shop.place(173, { claims: { quoteId: `q${count}` } });
      const orderId = await waitForOrders(173, count);
      await publishEvent(shop.broker, slotRejected, {
        key: '5',
        seq: 1,
        data: { slotId: 5, holdId: 173, orderId, code: 'slot-item-capacity' },
      });
      expect((await response).Code).toBe('slot-item-capacity');
    }
    expect(await shop.place(173, { claims: { quoteId: 'sixth' } })).toMatchObject({
      Id: 0,
      Error: 1,
      Code: 'hold-expired',
    });
    expect(findPlacedEvents(173)).toHaveLength(5);
  });
});

/** An order that is placed before the news of its hold stays with it, so each attempt has a new one. */
const placeOnceHoldIsKnown = async (firstHoldId: number, hold: { readonly userId: number }) => {
  let holdId = firstHoldId;
  await shop.publishHold(holdId, hold);
  return eventually(
    async () => {
      await shop.publishHold(holdId + 1, hold);
      const response = await shop.place(holdId);
      holdId += 1;
      return response.TransactionNumber === undefined ? response : null;
    },
    { missing: 'the news of the holds' },
  );
};

it("rejects a quote for another slot or another customer's hold without writing an order", async () => {
  await shop.publishHold(180, { slotId: 6 });
  await shop.publishHold(182);
  expect(await placeOnceHoldIsKnown(190, { userId: 8 })).toMatchObject({
    Id: 0,
    Code: 'hold-expired',
  });
  expect(await shop.place(180)).toMatchObject({ Id: 0, Error: 1, Code: 'quote-changed' });
  const response = shop.place(182);
  await shop.acceptAll(await waitForOrders(182, 1));
  expect(await response).toMatchObject({ Error: 0 });
  await expectConfirmed(() => shop.place(182));
  expect(findPlacedEvents(180)).toEqual([]);
});

describe('an order with nothing to pay', () => {
  it('is confirmed without the gateway when placed online', async () => {
    const claims = {
      totals: { ...shop.buildQuote().totals, couponDiscountPaise: 13_100, payablePaise: 0 },
    };
    const place = () =>
      shop.place(290, { operation: 'place-order', PaymentMethod: 'online', claims });
    const response = place();
    const orderId = await waitForOrders(290, 1);
    await shop.acceptAll(orderId);
    expect(await response).toMatchObject({ Error: 0, PaymentStatus: 0, Payment: null });
    await expectConfirmed(place);
    expect(published.find(({ key }) => key === String(orderId))?.data).toMatchObject({
      paymentMethod: 'cod',
      payablePaise: 0,
    });
  });
});
