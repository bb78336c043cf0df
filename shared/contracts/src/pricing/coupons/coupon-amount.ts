import type { Paise } from '../../money/money.ts';
import { discountProportionally } from '../pricing-line.ts';
import { rewardAmount } from '../offers/reward.ts';
import type { Coupon } from '../price-rules.ts';

/** How much of Items is missing for the coupon's minimum; 0 when it is reached. */
export const couponShortfall = (coupon: Coupon, itemsPaise: Paise): Paise =>
  Math.max(0, coupon.minimumItemsPaise - itemsPaise);

/** What a coupon takes off Items (with tax, after offers): nothing below its minimum, never more than Items. */
export const couponAmount = (coupon: Coupon, itemsPaise: Paise): Paise =>
  couponShortfall(coupon, itemsPaise) > 0 ? 0 : rewardAmount(coupon.reward, itemsPaise);

/** Step 5: round(Taxable × (Items − Coupon) ÷ Items), half up, for each line alike, offer and exempt lines too; no remainder rule. */
export const taxableAfterCoupon = (
  taxablePaise: Paise,
  of: { readonly itemsPaise: Paise; readonly couponPaise: Paise },
): Paise =>
  discountProportionally(taxablePaise, { offPaise: of.couponPaise, wholePaise: of.itemsPaise });
