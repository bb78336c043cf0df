import type { Paise } from '../../money/money.ts';
import { discountProportionally } from '../pricing-line.ts';
import { rewardAmount } from '../offers/reward.ts';
import type { Coupon } from '../price-rules.ts';

export const couponShortfall = (coupon: Coupon, itemsPaise: Paise): Paise =>
  Math.max(0, coupon.minimumItemsPaise - itemsPaise);

export const couponAmount = (coupon: Coupon, itemsPaise: Paise): Paise =>
  couponShortfall(coupon, itemsPaise) > 0 ? 0 : rewardAmount(coupon.reward, itemsPaise);

export const taxableAfterCoupon = (
  taxablePaise: Paise,
  { itemsPaise, couponPaise }: { readonly itemsPaise: Paise; readonly couponPaise: Paise },
): Paise => discountProportionally(taxablePaise, { offPaise: couponPaise, wholePaise: itemsPaise });
