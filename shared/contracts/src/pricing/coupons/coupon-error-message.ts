import type { Language } from '../../language/language.ts';
import { formatRupees } from '../../money/money.ts';
import type { CouponErrorCode } from './coupon-terms.ts';

const texts: Record<Exclude<CouponErrorCode, 'coupon-minimum'>, Record<Language, string>> = {
  'coupon-unknown': { en: 'This coupon is not known.', hi: 'यह कूपन नहीं मिला।' },
  'coupon-not-yet-valid': { en: 'This coupon is not valid yet.', hi: 'यह कूपन अभी शुरू नहीं हुआ।' },
  'coupon-ended': { en: 'This coupon has ended.', hi: 'यह कूपन ख़त्म हो गया।' },
  'coupon-used-up': { en: 'This coupon has been used up.', hi: 'यह कूपन सबने इस्तेमाल कर लिया।' },
  'coupon-first-order': {
    en: 'This coupon is for the first order only.',
    hi: 'यह कूपन सिर्फ़ पहले ऑर्डर के लिए है।',
  },
  'coupon-used': { en: 'You have used this coupon.', hi: 'आप यह कूपन इस्तेमाल कर चुके हैं।' },
};

export const couponErrorMessage = (
  refusal: CouponErrorCode,
  language: Language,
  shortPaise = 0,
): string => {
  if (refusal !== 'coupon-minimum') return texts[refusal][language];
  return language === 'hi'
    ? `इस कूपन के लिए ${formatRupees(shortPaise)} का और सामान लें।`
    : `Add ${formatRupees(shortPaise)} more to use this coupon.`;
};

export const isCouponErrorCode = (code: string): code is CouponErrorCode =>
  code === 'coupon-minimum' || Object.hasOwn(texts, code);
