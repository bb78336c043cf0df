import type { UsedCoupon } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import {
  alreadyUsed,
  notFirstOrder,
  redeemed,
  released,
  startCoupons,
  unknownCoupon,
  usedUp,
} from './coupon-scenario.ts';
import type { CouponScenario } from './coupon-scenario.ts';

describe('coupons of orders', () => {
  let scenario: CouponScenario;
  let crashAt: string | undefined;
  let crashes = 0;

  const checkpoint = (label: string): void => {
    if (label !== crashAt) return;
    crashes += 1;
    crashAt = undefined;
    throw new Error(`crash at ${label}`);
  };
  beforeAll(async () => {
    scenario = await startCoupons('coupons', checkpoint);
  });
  afterAll(() => scenario.catalog.stop());

  it('gives the last use to one of twenty concurrent orders and rejects the others', async () => {
    await scenario.saveCoupon('LASTONE', { TotalUses: 1 });
    const before = (await scenario.orders.stockOf(scenario.rice)).free;
    const ids = await Promise.all(Array.from({ length: 20 }, () => scenario.placeOrder('LASTONE')));
    await eventually(() => ids.every((id) => scenario.repliesTo(id).length > 0), {
      missing: 'twenty replies',
    });
    expect(ids.map((id) => scenario.repliesTo(id).join()).sort()).toEqual([
      ...Array.from({ length: 19 }, () => usedUp),
      redeemed.join(),
    ]);
    expect((await scenario.orders.stockOf(scenario.rice)).free).toBe(before - 1);
    await eventually(
      () =>
        scenario.snapshots.findLast(({ data }) => data.terms.coupon.code === 'LASTONE')?.data
          .usesLeft === 0,
      { missing: 'the coupon snapshot without uses' },
    );
    const winner = ids.find((id) => scenario.repliesTo(id)[0] === 'stock.reserved.v1') ?? 0;
    await scenario.orders.cancelled(winner, [scenario.rice]);
    await scenario.waitForReplies(winner, ...released);
    await scenario.waitForReplies(await scenario.placeOrder('LASTONE'), ...redeemed);
  });

  it('enforces one use per customer and allows another after a cancellation', async () => {
    await scenario.saveCoupon('ONCE', { PerUser: 1 });
    const userId = scenario.newUser();
    const ids = await Promise.all([
      scenario.placeOrder('ONCE', userId),
      scenario.placeOrder('ONCE', userId),
    ]);
    await eventually(() => ids.every((id) => scenario.repliesTo(id).length > 0), {
      missing: 'both replies',
    });
    expect(ids.map((id) => scenario.repliesTo(id).join()).sort()).toEqual([
      alreadyUsed,
      redeemed.join(),
    ]);
    await scenario.waitForReplies(await scenario.placeOrder('ONCE'), ...redeemed);
    const winner = ids.find((id) => scenario.repliesTo(id)[0] === 'stock.reserved.v1') ?? 0;
    await scenario.orders.rejected(winner, [scenario.rice]);
    await scenario.waitForReplies(winner, ...released);
    await scenario.waitForReplies(await scenario.placeOrder('ONCE', userId), ...redeemed);
  });

  it('gives a first-order coupon to only one of two concurrent orders', async () => {
    await scenario.saveCoupon('FIRST50', { Kind: 'amount', Amount: 50, FirstOrderOnly: true });
    const userId = scenario.newUser();
    const ids = await Promise.all([
      scenario.placeOrder('FIRST50', userId),
      scenario.placeOrder('FIRST50', userId),
    ]);
    await eventually(() => ids.every((id) => scenario.repliesTo(id).length > 0), {
      missing: 'both replies',
    });
    expect(ids.map((id) => scenario.repliesTo(id)[0]).sort()).toEqual([
      notFirstOrder,
      'stock.reserved.v1',
    ]);
    const regular = scenario.newUser();
    await scenario.waitForReplies(await scenario.placeOrder(null, regular), 'stock.reserved.v1');
    await scenario.waitForReplies(await scenario.placeOrder('FIRST50', regular), notFirstOrder);
  });

  it('rejects an unknown code', async () =>
    scenario.waitForReplies(await scenario.placeOrder('NOTHING'), unknownCoupon));

  it('releases the coupon of an expired order and redeems it again after a late payment', async () => {
    const userId = scenario.newUser();
    const orderId = await scenario.placeOrder('ONCE', userId);
    await scenario.waitForReplies(orderId, ...redeemed);
    await scenario.orders.paymentExpired(orderId, [scenario.rice]);
    await scenario.waitForReplies(orderId, ...released);
    await scenario.orders.paidLate(orderId, [scenario.rice]);
    await scenario.waitForReplies(orderId, ...released, ...redeemed);
    expect(
      scenario.replies.filter(({ data }) => data.orderId === orderId).at(-1)?.data,
    ).toMatchObject({
      couponCode: 'ONCE',
      round: 2,
    });
    await scenario.orders.cancelled(orderId, [scenario.rice]);
    await scenario.waitForReplies(
      orderId,
      ...released,
      ...redeemed,
      'stock.released.v1',
      'coupon.released.v1',
    );
  });

  it.each(['begun', 'reserving coupon', 'reserved'])(
    'redeems once after a crash at "%s"',
    async (label) => {
      const before = crashes;
      crashAt = label;
      await scenario.waitForReplies(await scenario.placeOrder('ONCE'), ...redeemed);
      expect(crashes).toBe(before + 1);
    },
  );

  it('releases once after a crash', async () => {
    const userId = scenario.newUser();
    const orderId = await scenario.placeOrder('ONCE', userId);
    await scenario.waitForReplies(orderId, ...redeemed);
    crashAt = 'releasing coupon';
    await scenario.orders.cancelled(orderId, [scenario.rice]);
    await scenario.waitForReplies(orderId, ...released);
    await scenario.waitForReplies(await scenario.placeOrder('ONCE', userId), ...redeemed);
    await scenario.waitForReplies(await scenario.placeOrder('ONCE', userId), alreadyUsed);
  });

  it('lists redeemed coupons with their orders and omits released ones', async () => {
    const userId = 7;
    const keptOrderId = await scenario.placeOrder('ONCE', userId);
    await scenario.waitForReplies(keptOrderId, ...redeemed);
    const list = async () =>
      (
        await scenario.catalog.call<UsedCoupon[]>('list-used-coupons', {
          query: { TUid: String(userId) },
          as: 'customer',
        })
      ).body;
    expect((await list()).map(({ Code, TransactionId }) => [Code, TransactionId])).toEqual([
      ['ONCE', keptOrderId],
    ]);
    await scenario.orders.cancelled(keptOrderId, [scenario.rice]);
    await scenario.waitForReplies(keptOrderId, ...released);
    expect(await list()).toEqual([]);
  });
});
