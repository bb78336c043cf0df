import { addDays, shopDate } from '@tokri/contracts/dates';
import {
  couponRedeemed,
  couponRejected,
  couponReleased,
  couponSnapshot,
  stockRejected,
  stockReleased,
  stockReserved,
} from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { startCatalog } from './catalog-service.ts';
import { createOrderEvents } from './order-events.ts';
import { withCheckpoints } from './with-checkpoints.ts';
import type { Checkpoint } from './with-checkpoints.ts';

interface Reply {
  readonly orderId: number;
  readonly couponCode?: string;
  readonly code?: string;
  readonly round?: number;
}

type CouponEnvelope = Envelope<{ terms: { coupon: { code: string } }; usesLeft: number | null }>;

export const redeemed = ['stock.reserved.v1', 'coupon.redeemed.v1'];
export const usedUp = 'coupon.refused.v1 coupon-used-up';
export const alreadyUsed = 'coupon.refused.v1 coupon-used';
export const notFirstOrder = 'coupon.refused.v1 coupon-first-order';
export const unknownCoupon = 'coupon.refused.v1 coupon-unknown';
export const released = [...redeemed, 'stock.released.v1', 'coupon.released.v1'];

const today = shopDate(new Date());

export const startCoupons = async (name: string, checkpoint: Checkpoint = () => undefined) => {
  const catalog = await startCatalog(name, {
    decorateStores: (stores) => withCheckpoints(stores, checkpoint),
  });
  const orders = createOrderEvents(catalog);
  const replies = collectEvents(catalog.broker, [
    stockReserved,
    stockRejected,
    stockReleased,
    couponRedeemed,
    couponRejected,
    couponReleased,
  ]) as Envelope<Reply>[];
  const snapshots = collectEvents(catalog.broker, [couponSnapshot]) as CouponEnvelope[];
  const rice = await orders.createStockedItem(1000);
  let lastUser = 1000;

  const newUser = (): number => {
    lastUser += 1;
    return lastUser;
  };
  const repliesTo = (orderId: number): string[] =>
    replies
      .filter(({ data }) => data.orderId === orderId)
      .map(({ type, data }) =>
        type === 'coupon.refused.v1' ? `${type} ${data.code ?? ''}` : type,
      );
  return {
    catalog,
    orders,
    replies,
    snapshots,
    rice,
    newUser,
    repliesTo,
    saveCoupon: (Code: string, change: Record<string, unknown> = {}) =>
      catalog.write('save-coupon', {
        Code,
        Name: Code,
        Kind: 'percentage',
        Percent: 10,
        FromDate: today,
        ToDate: addDays(today, 9),
        ...change,
      }),
    placeOrder: async (
      couponCode: string | null,
      userId = newUser(),
      ended: { readonly earlierOrderIds?: number[]; readonly expiredOrderIds?: number[] } = {},
    ): Promise<number> => {
      const orderId = orders.nextId();
      await orders.placed(orderId, [rice], { userId, couponCode, ...ended });
      return orderId;
    },
    waitForReplies: (orderId: number, ...types: string[]) =>
      eventually(() => repliesTo(orderId).join() === types.join(), {
        missing: `${types.join()} of order ${orderId}, not ${repliesTo(orderId).join()}`,
      }),
  };
};

export type CouponScenario = Awaited<ReturnType<typeof startCoupons>>;
