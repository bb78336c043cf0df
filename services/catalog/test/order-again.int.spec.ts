import { redeemed, released, startCoupons } from './coupon-scenario.ts';
import type { CouponScenario } from './coupon-scenario.ts';

describe('a customer who orders again before the end of the first order has arrived', () => {
  let scenario: CouponScenario;
  beforeAll(async () => {
    scenario = await startCoupons('order-again');
  });
  afterAll(() => scenario.catalog.stop());

  it.each([
    ['earlierOrderIds', 'rejected'],
    ['expiredOrderIds', 'paymentExpired'],
  ] as const)(
    'gives the last unit to the order that names the ended one in %s',
    async (field, end) => {
      const last = await scenario.orders.createStockedItem(1);
      const [first, next] = [scenario.orders.nextId(), scenario.orders.nextId()];
      await scenario.orders.placed(first, [last]);
      await scenario.waitForReplies(first, 'stock.reserved.v1');
      await scenario.orders.placed(next, [last], { [field]: [first] });
      await scenario.waitForReplies(next, 'stock.reserved.v1');
      await scenario.orders[end](first, [last]);
      await scenario.orders.placed(first, [last]);
      await scenario.orders.placed(next, [last], { [field]: [first] });
      const rival = scenario.orders.nextId();
      await scenario.orders.placed(rival, [last]);
      await scenario.waitForReplies(rival, 'stock.refused.v1');
      expect(await scenario.orders.stockOf(last)).toEqual({
        free: 0,
        holds: { [first]: 0, [next]: 1, [rival]: 0 },
      });
      expect(scenario.repliesTo(first)).toEqual(['stock.reserved.v1', 'stock.released.v1']);
      expect(scenario.repliesTo(next)).toEqual(['stock.reserved.v1']);
    },
  );

  it('gives the last units to the next orders while the ends of the first are handled', async () => {
    const items = await Promise.all(
      Array.from({ length: 10 }, () => scenario.orders.createStockedItem(1)),
    );
    const pairs = items.map((last) => ({
      last,
      first: scenario.orders.nextId(),
      next: scenario.orders.nextId(),
    }));
    await Promise.all(pairs.map(({ first, last }) => scenario.orders.placed(first, [last])));
    for (const { first } of pairs) await scenario.waitForReplies(first, 'stock.reserved.v1');
    await Promise.all(
      pairs.flatMap(({ first, next, last }) => [
        scenario.orders.rejected(first, [last]),
        scenario.orders.placed(next, [last], { earlierOrderIds: [first] }),
      ]),
    );
    for (const { next } of pairs) await scenario.waitForReplies(next, 'stock.reserved.v1');
    for (const { first, next, last } of pairs) {
      expect(await scenario.orders.stockOf(last)).toEqual({
        free: 0,
        holds: { [first]: 0, [next]: 1 },
      });
      expect(scenario.repliesTo(first)).toEqual(['stock.reserved.v1', 'stock.released.v1']);
    }
  });

  it('leaves what a late payment of the first order has reserved', async () => {
    const dal = await scenario.orders.createStockedItem(5);
    const [first, next] = [scenario.orders.nextId(), scenario.orders.nextId()];
    await scenario.orders.placed(first, [dal]);
    await scenario.waitForReplies(first, 'stock.reserved.v1');
    await scenario.orders.paymentExpired(first, [dal]);
    await scenario.orders.paidLate(first, [dal]);
    const firstReplies = ['stock.reserved.v1', 'stock.released.v1', 'stock.reserved.v1'];
    await scenario.waitForReplies(first, ...firstReplies);
    await scenario.orders.placed(next, [dal], { expiredOrderIds: [first] });
    await scenario.waitForReplies(next, 'stock.reserved.v1');
    expect(await scenario.orders.stockOf(dal)).toEqual({
      free: 3,
      holds: { [first]: 0, [`${first}:2`]: 1, [next]: 1 },
    });
    expect(scenario.repliesTo(first)).toEqual(firstReplies);
  });

  it.each(['earlierOrderIds', 'expiredOrderIds'])(
    'gives a coupon of one use to the order that names the ended one in %s',
    async (field) => {
      await scenario.saveCoupon('AGAIN', { PerUser: 1 });
      const userId = scenario.newUser();
      const ended = await scenario.placeOrder('AGAIN', userId);
      await scenario.waitForReplies(ended, ...redeemed);
      const next = await scenario.placeOrder('AGAIN', userId, { [field]: [ended] });
      await scenario.waitForReplies(next, ...redeemed);
      expect(scenario.repliesTo(ended)).toEqual(released);
    },
  );
});
