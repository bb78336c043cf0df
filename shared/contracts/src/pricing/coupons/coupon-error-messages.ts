import { couponErrors as en, missingForCoupon as missingEn } from '../../language/en.ts';
import { couponErrors as hi, missingForCoupon as missingHi } from '../../language/hi.ts';
import type { Language } from '../../language/language.ts';
import { formatRupees } from '../../money/money.ts';
import type { CouponErrorCode } from './coupon-terms.ts';

const messages: Record<Language, Record<Exclude<CouponErrorCode, 'coupon-minimum'>, string>> = {
  en,
  hi,
};
const missingAmountMessages = { en: missingEn, hi: missingHi };

export const couponErrorMessage = (
  code: CouponErrorCode,
  language: Language,
  shortPaise = 0,
): string => {
  if (code !== 'coupon-minimum') return messages[language][code];
  return missingAmountMessages[language](formatRupees(shortPaise));
};

export const isCouponErrorCode = (code: string): code is CouponErrorCode =>
  code === 'coupon-minimum' || Object.hasOwn(en, code);
