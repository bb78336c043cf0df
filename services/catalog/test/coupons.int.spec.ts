import { addDays, kolkataDate } from '@tokri/contracts/dates';
import {
  couponRedeemed,
  couponRefused,
  couponReleased,
  couponSnapshot,
  stockReleased,
  stockReserved,
} from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import type { UsedCoupon } from '@tokri/contracts/api';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startCatalog } from './catalog-service.ts';
import type { CatalogUnderTest } from './catalog-service.ts';
import { createOrderEvents } from './order-events.ts';
import type { OrderedQuantity } from './order-events.ts';

interface TestResponse {
  readonly orderId: number;
  readonly couponCode?: string;
  readonly code?: string;
  readonly round?: number;
}

describe('coupons of orders', () => {
  let catalog: CatalogUnderTest;
  let orders: ReturnType<typeof createOrderEvents>;
  let response: Envelope<TestResponse>[];
  let states: Envelope<{ terms: { coupon: { code: string } }; usesLeft: number | null }>[];
  let rice: OrderedQuantity;
  let crashAt: string | undefined;
  let crashes = 0;
  let lastUser = 1000;
  const today = kolkataDate(new Date());

  const checkpoint = (label: string): void => {
    if (label !== crashAt) return;
    crashes += 1;
    crashAt = undefined;
    throw new Error(`crash at ${label}`);
  };
  const coupon = (Code: string, change: Record<string, unknown> = {}) =>
    catalog.write('save-coupon', {
      Code,
      Name: Code,
      Kind: 'percentage',
      Percent: 10,
      FromDate: today,
      ToDate: addDays(today, 9),
      ...change,
    });
  const newUser = (): number => {
    lastUser += 1;
    return lastUser;
  };
  const place = async (couponCode: string | null, userId = newUser()): Promise<number> => {
    const orderId = orders.nextId();
    await orders.placed(orderId, [rice], { userId, couponCode });
    return orderId;
  };
  const answersOf = (orderId: number): string[] =>
    response
      .filter(({ data }) => data.orderId === orderId)
      .map(({ type, data }) =>
        type === 'coupon.refused.v1' ? `${type} ${data.code ?? ''}` : type,
      );
  const answered = (orderId: number, ...types: string[]) =>
    eventually(() => answersOf(orderId).join() === types.join(), {
      missing: `${types.join()} of order ${orderId}, not ${answersOf(orderId).join()}`,
      timeoutMs: 30_000,
    });
  const redeemed = ['stock.reserved.v1', 'coupon.redeemed.v1'];
  const released = [...redeemed, 'stock.released.v1', 'coupon.released.v1'];

  beforeAll(async () => {
    catalog = await startCatalog('coupons', { checkpoint });
    orders = createOrderEvents(catalog);
    response = collectEvents(catalog.broker, [
      stockReserved,
      stockReleased,
      couponRedeemed,
      couponRefused,
      couponReleased,
    ]) as typeof response;
    states = collectEvents(catalog.broker, [couponSnapshot]) as typeof states;
    rice = await orders.createStockedItem(1000);
  });
  afterAll(() => catalog.stop());

  it('gives the last use to one of twenty concurrent orders and rejects the others', async () => {
    await coupon('LASTONE', { TotalUses: 1 });
    const before = (await orders.stockOf(rice)).free;
    const ids = await Promise.all(Array.from({ length: 20 }, () => place('LASTONE')));
    await eventually(() => ids.every((id) => answersOf(id).length > 0), {
      missing: 'twenty answers',
      timeoutMs: 30_000,
    });
    expect(ids.map((id) => answersOf(id).join()).sort()).toEqual([
      ...Array.from({ length: 19 }, () => 'coupon.refused.v1 coupon-used-up'),
      redeemed.join(),
    ]);
    expect((await orders.stockOf(rice)).free).toBe(before - 1);
    await eventually(
      () =>
        states.findLast(({ data }) => data.terms.coupon.code === 'LASTONE')?.data.usesLeft === 0,
      { missing: 'the coupon told as used up' },
    );
    const winner = ids.find((id) => answersOf(id)[0] === 'stock.reserved.v1') ?? 0;
    await orders.cancelled(winner, [rice]);
    await answered(winner, ...released);
    await answered(await place('LASTONE'), ...redeemed);
  });

  it('enforces one use per customer and allows another after a cancellation', async () => {
    await coupon('ONCE', { PerUser: 1 });
    const userId = newUser();
    const ids = await Promise.all([place('ONCE', userId), place('ONCE', userId)]);
    await eventually(() => ids.every((id) => answersOf(id).length > 0), {
      missing: 'both answers',
    });
    expect(ids.map((id) => answersOf(id).join()).sort()).toEqual([
      'coupon.refused.v1 coupon-used',
      redeemed.join(),
    ]);
    await answered(await place('ONCE'), ...redeemed);
    const winner = ids.find((id) => answersOf(id)[0] === 'stock.reserved.v1') ?? 0;
    await orders.rejected(winner, [rice]);
    await answered(winner, ...released);
    await answered(await place('ONCE', userId), ...redeemed);
  });

  it('gives a first-order coupon to only one of two concurrent orders', async () => {
    await coupon('FIRST50', { Kind: 'amount', Amount: 50, FirstOrderOnly: true });
    const userId = newUser();
    const ids = await Promise.all([place('FIRST50', userId), place('FIRST50', userId)]);
    await eventually(() => ids.every((id) => answersOf(id).length > 0), {
      missing: 'both answers',
    });
    expect(ids.map((id) => answersOf(id)[0]).sort()).toEqual([
      'coupon.refused.v1 coupon-first-order',
      'stock.reserved.v1',
    ]);
    const regular = newUser();
    await answered(await place(null, regular), 'stock.reserved.v1');
    await answered(await place('FIRST50', regular), 'coupon.refused.v1 coupon-first-order');
  });

  it('rejects an unknown code', async () =>
    answered(await place('NOTHING'), 'coupon.refused.v1 coupon-unknown'));

  it('releases the coupon of an expired order and redeems it again after a late payment', async () => {
    const userId = newUser();
    const orderId = await place('ONCE', userId);
    await answered(orderId, ...redeemed);
    await orders.paymentExpired(orderId, [rice]);
    await answered(orderId, ...released);
    await orders.paidLate(orderId, [rice]);
    await answered(orderId, ...released, ...redeemed);
    expect(response.filter(({ data }) => data.orderId === orderId).at(-1)?.data).toMatchObject({
      couponCode: 'ONCE',
      round: 2,
    });
    await orders.cancelled(orderId, [rice]);
    await answered(orderId, ...released, ...redeemed, 'stock.released.v1', 'coupon.released.v1');
  });

  it.each(['begun', `taking coupon`, 'reserved'])(
    'redeems once after a crash at "%s"',
    async (label) => {
      const before = crashes;
      crashAt = label;
      await answered(await place('ONCE'), ...redeemed);
      expect(crashes).toBe(before + 1);
    },
  );

  it('releases once after a crash', async () => {
    const userId = newUser();
    const orderId = await place('ONCE', userId);
    await answered(orderId, ...redeemed);
    crashAt = 'releasing coupon';
    await orders.cancelled(orderId, [rice]);
    await answered(orderId, ...released);
    await answered(await place('ONCE', userId), ...redeemed);
    await answered(await place('ONCE', userId), 'coupon.refused.v1 coupon-used');
  });

  it('lists redeemed coupons with their orders and omits released ones', async () => {
    const userId = 7;
    const kept = await place('ONCE', userId);
    await answered(kept, ...redeemed);
    const list = async () =>
      (
        await catalog.call<UsedCoupon[]>('list-used-coupons', {
          query: { TUid: String(userId) },
          as: 'customer',
        })
      ).body;
    expect((await list()).map(({ Code, TransactionId }) => [Code, TransactionId])).toEqual([
      ['ONCE', kept],
    ]);
    await orders.cancelled(kept, [rice]);
    await answered(kept, ...released);
    expect(await list()).toEqual([]);
  });

  it('counts earlier uses after staff change the limit', async () => {
    await coupon('FEW', { TotalUses: 2 });
    await answered(await place('FEW'), ...redeemed);
    const first = await coupon('few', { TotalUses: 1 });
    expect(first).toMatchObject({ Error: 0 });
    await answered(await place('FEW'), 'coupon.refused.v1 coupon-used-up');
    expect((await coupon('FEW', { TotalUses: 2 })).Id).toBe(first.Id);
    await answered(await place('FEW'), ...redeemed);
  });

  it('reduces the deficit first after the limit was lowered below the uses', async () => {
    await coupon('OWED', { TotalUses: 3 });
    const [first, second] = [await place('OWED'), await place('OWED')];
    await answered(first, ...redeemed);
    await answered(second, ...redeemed);
    await coupon('OWED', { TotalUses: 1 });
    await eventually(
      () => states.findLast(({ data }) => data.terms.coupon.code === 'OWED')?.data.usesLeft === 0,
      { missing: 'the coupon told as used up' },
    );
    await orders.cancelled(first, [rice]);
    await answered(first, ...released);
    await answered(await place('OWED'), 'coupon.refused.v1 coupon-used-up');
    await coupon('OWED', { TotalUses: 0 });
    await coupon('OWED', { TotalUses: 2 });
    await answered(await place('OWED'), ...redeemed);
    await answered(await place('OWED'), 'coupon.refused.v1 coupon-used-up');
  });

  it('applies a changed limit per customer to earlier uses', async () => {
    const userId = newUser();
    const uses = async (limit: number, answer: readonly string[]): Promise<number> => {
      await coupon('EACH', { PerUser: limit });
      const orderId = await place('EACH', userId);
      await answered(orderId, ...answer);
      return orderId;
    };
    const used = ['coupon.refused.v1 coupon-used'];
    const first = await uses(1, redeemed);
    await uses(1, used);
    await uses(2, redeemed);
    await uses(1, used);
    await uses(2, used);
    await orders.cancelled(first, [rice]);
    await answered(first, ...released);
    await uses(1, used);
    await uses(0, redeemed);
    await uses(2, used);
    await uses(3, redeemed);
  });

  it('rejects a coupon without a discount or with reversed dates', async () => {
    expect((await coupon('NONE1', { Percent: 0 })).Code).toBe('coupon-incomplete');
    expect((await coupon('NONE2', { ToDate: '2020-01-01' })).Code).toBe('offer-period');
  });
});
