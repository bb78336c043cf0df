import { eventually } from '@tokri/service-kit/testing';
import { alreadyUsed, redeemed, released, startCoupons, usedUp } from './coupon-scenario.ts';
import type { CouponScenario } from './coupon-scenario.ts';

describe('limits of coupons', () => {
  let scenario: CouponScenario;
  beforeAll(async () => {
    scenario = await startCoupons('coupon-limits');
  });
  afterAll(() => scenario.catalog.stop());

  it('counts earlier uses after staff change the limit', async () => {
    await scenario.saveCoupon('FEW', { TotalUses: 2 });
    await scenario.waitForReplies(await scenario.placeOrder('FEW'), ...redeemed);
    const first = await scenario.saveCoupon('few', { TotalUses: 1 });
    expect(first).toMatchObject({ Error: 0 });
    await scenario.waitForReplies(await scenario.placeOrder('FEW'), usedUp);
    expect((await scenario.saveCoupon('FEW', { TotalUses: 2 })).Id).toBe(first.Id);
    await scenario.waitForReplies(await scenario.placeOrder('FEW'), ...redeemed);
  });

  it('reduces the deficit first after the limit was lowered below the uses', async () => {
    await scenario.saveCoupon('OWED', { TotalUses: 3 });
    const [first, second] = [await scenario.placeOrder('OWED'), await scenario.placeOrder('OWED')];
    await scenario.waitForReplies(first, ...redeemed);
    await scenario.waitForReplies(second, ...redeemed);
    await scenario.saveCoupon('OWED', { TotalUses: 1 });
    await eventually(
      () =>
        scenario.snapshots.findLast(({ data }) => data.terms.coupon.code === 'OWED')?.data
          .usesLeft === 0,
      { missing: 'the coupon snapshot without uses' },
    );
    await scenario.orders.cancelled(first, [scenario.rice]);
    await scenario.waitForReplies(first, ...released);
    await scenario.waitForReplies(await scenario.placeOrder('OWED'), usedUp);
    await scenario.saveCoupon('OWED', { TotalUses: 0 });
    await scenario.saveCoupon('OWED', { TotalUses: 2 });
    await scenario.waitForReplies(await scenario.placeOrder('OWED'), ...redeemed);
    await scenario.waitForReplies(await scenario.placeOrder('OWED'), usedUp);
  });

  it('applies a changed limit per customer to earlier uses', async () => {
    const userId = scenario.newUser();
    const uses = async (limit: number, replies: readonly string[]): Promise<number> => {
      await scenario.saveCoupon('EACH', { PerUser: limit });
      const orderId = await scenario.placeOrder('EACH', userId);
      await scenario.waitForReplies(orderId, ...replies);
      return orderId;
    };
    const used = [alreadyUsed];
    const first = await uses(1, redeemed);
    await uses(1, used);
    await uses(2, redeemed);
    await uses(1, used);
    await uses(2, used);
    await scenario.orders.cancelled(first, [scenario.rice]);
    await scenario.waitForReplies(first, ...released);
    await uses(1, used);
    await uses(0, redeemed);
    await uses(2, used);
    await uses(3, redeemed);
  });

  it('rejects a coupon without a discount or with reversed dates', async () => {
    expect((await scenario.saveCoupon('NONE1', { Percent: 0 })).Code).toBe('coupon-incomplete');
    expect((await scenario.saveCoupon('NONE2', { ToDate: '2020-01-01' })).Code).toBe(
      'offer-period',
    );
  });
});
