import { startOrderService, type OrderService } from './order-service.ts';

const clerk = { userId: 1, permissions: ['pincodes'] } as const;
let shop: OrderService;
beforeAll(async () => {
  shop = await startOrderService('location-orders');
  const orders = [
    ['Placed', 2],
    ['AwaitingPayment', 2],
    ['Confirmed', 2],
    ['Packed', 2],
    ['OutForDelivery', 2],
    ['Delivered', 2],
    ['Cancelled', 2],
    ['Rejected', 2],
    ['Confirmed', 1],
    // From before locations existed.
    ['Confirmed', undefined],
  ].map(([status, locationId], index) => ({
    _id: 910_000 + index,
    userHold: `7:${index}`,
    status,
    agreement: locationId === undefined ? {} : { locationId },
  }));
  await shop.database.collection<{ _id: number }>('orders').insertMany(orders as never);
});
afterAll(() => shop.stop());

const count = (locationId: number, as: { userId: number; permissions: readonly 'pincodes'[] }) =>
  shop.call('GET', `count-location-orders?LocationId=${locationId}`, { as });

describe('count-location-orders', () => {
  it('counts the orders that have not left the location', async () => {
    const { body } = await count(2, clerk);
    expect(body).toEqual({ Orders: 4 });
  });

  it('counts orders from before locations existed at location 1', async () => {
    const [first, other] = await Promise.all([count(1, clerk), count(3, clerk)]);
    expect([first.body, other.body]).toEqual([{ Orders: 2 }, { Orders: 0 }]);
  });

  it('answers only staff who manage areas', async () => {
    const operation = 'count-location-orders?LocationId=2';
    expect((await shop.call('GET', operation)).status).toBe(401);
    const other = { userId: 1, permissions: ['transactions'] } as const;
    expect((await shop.call('GET', operation, { as: other })).status).toBe(403);
  });
});
