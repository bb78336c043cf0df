import type { Language } from '../../language/language.ts';
import { formatRupees } from '../../money/money.ts';
import type { CouponErrorCode } from './coupon-terms.ts';

type FixedCouponErrorCode = Exclude<CouponErrorCode, 'coupon-minimum'>;

const en: Record<FixedCouponErrorCode, string> = {
  'coupon-unknown': "We couldn't find this coupon.",
  'coupon-not-yet-valid': 'This coupon is not valid yet.',
  'coupon-ended': 'This coupon has ended.',
  'coupon-used-up': 'This coupon has reached its usage limit.',
  'coupon-first-order': 'This coupon is for the first order only.',
  'coupon-used': 'You have already used this coupon.',
};

const hi: Record<FixedCouponErrorCode, string> = {
  'coupon-unknown': 'यह कूपन नहीं मिला।',
  'coupon-not-yet-valid': 'यह कूपन अभी शुरू नहीं हुआ।',
  'coupon-ended': 'यह कूपन ख़त्म हो गया।',
  'coupon-used-up': 'इस कूपन की सीमा पूरी हो गई है।',
  'coupon-first-order': 'यह कूपन सिर्फ़ पहले ऑर्डर के लिए है।',
  'coupon-used': 'आप यह कूपन पहले ही इस्तेमाल कर चुके हैं।',
};

const messages = { en, hi };

const missingAmountMessages: Record<Language, (amount: string) => string> = {
  en: (amount) => `Add ${amount} more to use this coupon.`,
  hi: (amount) => `इस कूपन के लिए ${amount} का और सामान लें।`,
};

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
