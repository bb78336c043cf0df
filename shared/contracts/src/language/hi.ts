import { maxCartLines } from '../orders/cart-limits.ts';
import type * as en from './en.ts';

type Translated<T> = Readonly<Record<keyof T, string>>;

export const sharedErrors: Translated<typeof en.sharedErrors> = {
  'quote-invalid': 'दाम फिर से जोड़ना होगा। अपनी टोकरी खोलें और फिर से कोशिश करें।',
  'quote-expired': 'दाम की अवधि पूरी हो गई है। अपनी टोकरी खोलें और फिर से कोशिश करें।',
  'hold-expired': 'समय पूरा हुआ। फिर से चुनें',
  'pincode-invalid': 'सही पिनकोड डालें!',
  'pincode-not-served': 'माफ़ करें, अभी इस जगह डिलीवरी नहीं है।',
};

export const slotErrors: Translated<typeof en.slotErrors> = {
  'slot-past': 'यह समय निकल गया है। दूसरा चुनें।',
  'slot-closed': 'यह समय बंद है। दूसरा चुनें।',
  'slot-blackout': 'इस दिन डिलीवरी नहीं है। दूसरा चुनें।',
  'slot-weekly-off': 'इस दिन डिलीवरी नहीं होती। दूसरा चुनें।',
  'slot-cut-off': 'इस समय के लिए ऑर्डर बंद हैं। दूसरा चुनें।',
  'slot-lead-time': 'आपकी टोकरी के किसी सामान को ज़्यादा समय चाहिए। बाद का समय चुनें।',
  'slot-minimum-order': 'आपकी टोकरी इस समय के न्यूनतम ऑर्डर से कम है।',
  'slot-item-capacity': 'इस समय में इतना सामान नहीं आ सकता। दूसरा चुनें।',
  'slot-full': 'यह समय भर गया है। दूसरा चुनें।',
};

export const couponErrors: Translated<typeof en.couponErrors> = {
  'coupon-unknown': 'यह कूपन नहीं मिला।',
  'coupon-not-yet-valid': 'यह कूपन अभी शुरू नहीं हुआ।',
  'coupon-ended': 'यह कूपन ख़त्म हो गया।',
  'coupon-used-up': 'इस कूपन की सीमा पूरी हो गई है।',
  'coupon-first-order': 'यह कूपन सिर्फ़ पहले ऑर्डर के लिए है।',
  'coupon-used': 'आप यह कूपन पहले ही इस्तेमाल कर चुके हैं।',
};

export const missingForCoupon = (amount: string): string => `इस कूपन के लिए ${amount} का और सामान लें।`;

export const orderStatuses: Translated<typeof en.orderStatuses> = {
  1: 'ऑर्डर मिला',
  2: 'भुगतान बाकी',
  3: 'ऑर्डर पक्का',
  4: 'पैक हो गया',
  5: 'डिलीवरी के लिए निकला',
  6: 'पहुँच गया',
  7: 'रद्द',
  8: 'स्वीकार नहीं हुआ',
};

export const paymentStatuses: Translated<typeof en.paymentStatuses> = {
  0: 'कुछ बाकी नहीं',
  1: 'डिलीवरी पर भुगतान',
  2: 'भुगतान बाकी',
  3: 'भुगतान हो गया',
  4: 'भुगतान नहीं हुआ',
  5: 'पैसा वापस होना है',
  6: 'पैसा वापस हो गया',
  7: 'कुछ पैसा वापस हुआ',
};

export const cartFull = `टोकरी में ज़्यादा से ज़्यादा ${maxCartLines} तरह का सामान आ सकता है। पहले इन्हें ऑर्डर करें।`;
