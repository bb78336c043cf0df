import { type Language } from '@tokri/contracts/language';
import {
  isSharedErrorCode,
  problemDetail,
  ProblemError,
  problems,
  sharedErrorMessage,
  type ProblemCode,
  type SharedErrorCode,
} from '@tokri/contracts/problems';
import { isSlotErrorCode, slotErrorMessage, type SlotErrorCode } from '@tokri/contracts/slots';
import type { PlaceOrderErrorCode, UnpaidLimitErrorCode } from '@tokri/contracts/orders';
import {
  couponErrorMessage,
  isCouponErrorCode,
  type CouponErrorCode,
} from '@tokri/contracts/pricing';
import type { Err } from '@tokri/contracts/result';
import { createCommandResponse } from '@tokri/service-kit/http';
import type { PackOrderError } from '../domain/fulfilment/pack-order.ts';
import type { AbandonPaymentError } from '../domain/payment/abandon-payment.ts';
import type { LiftLimitsError } from '../domain/limits/limit-lift.ts';

type ErrorCode =
  | Exclude<
      PlaceOrderErrorCode,
      CouponErrorCode | SharedErrorCode | SlotErrorCode | UnpaidLimitErrorCode
    >
  | 'too-late'
  | 'not-cancellable'
  | AbandonPaymentError
  | 'transition-refused'
  | 'order-unknown'
  | PackOrderError
  | LiftLimitsError;

const messages: Record<ErrorCode, Record<Language, string>> = {
  'quote-changed': {
    en: 'Your cart has changed. Please review it.',
    hi: 'आपकी टोकरी बदल गई है। कृपया उसे फिर से देखें।',
  },
  'cart-taken': {
    en: 'An order was already placed for this cart. See your orders.',
    hi: 'इस टोकरी से ऑर्डर दिया जा चुका है। अपने ऑर्डर देखें।',
  },
  'date-changed': {
    en: 'The delivery date has changed. Choose a slot again.',
    hi: 'डिलीवरी की तारीख बदल गई है। फिर से समय चुनें।',
  },
  'stock-short': {
    en: 'Some items are out of stock. Please review your cart.',
    hi: 'कुछ सामान स्टॉक में नहीं है। कृपया अपनी टोकरी देखें।',
  },
  'item-withdrawn': {
    en: 'Some items are no longer available. Remove them from your cart and order the rest.',
    hi: 'कुछ सामान अब उपलब्ध नहीं है। उसे टोकरी से हटाकर बाकी ऑर्डर करें।',
  },
  'payment-method': {
    en: 'This payment method is not available. Choose another one.',
    hi: 'भुगतान का यह तरीका उपलब्ध नहीं है। दूसरा चुनें।',
  },
  'payment-missing': {
    en: 'We did not receive your payment in time. You were not charged.',
    hi: 'हमें समय पर आपका भुगतान नहीं मिला। पैसे नहीं कटे।',
  },
  'payment-abandoned': {
    en: 'You ended this order to pay in another way.',
    hi: 'आपने दूसरे तरीके से भुगतान करने के लिए यह ऑर्डर ख़त्म किया।',
  },
  'not-awaiting-payment': {
    en: 'This order does not wait for a payment any more.',
    hi: 'यह ऑर्डर अब भुगतान का इंतज़ार नहीं कर रहा है।',
  },
  'payment-received': {
    en: 'We have received your payment and are confirming this order.',
    hi: 'आपका भुगतान मिल गया है। हम यह ऑर्डर पक्का कर रहे हैं।',
  },
  'payment-unavailable': {
    en: 'The payment service is unavailable. You were not charged. Try again, or pay on delivery.',
    hi: 'भुगतान सेवा उपलब्ध नहीं है। पैसे नहीं कटे। दोबारा कोशिश करें, या डिलीवरी पर भुगतान करें।',
  },
  'payment-late': {
    en: 'Your payment arrived too late for this order. You will get a refund.',
    hi: 'आपका भुगतान इस ऑर्डर के लिए देर से आया। आपके पैसे वापस किए जाएँगे।',
  },
  'credit-limit': {
    en: 'Not enough credit is left for this order. Choose another payment method, or pay open bills first.',
    hi: 'इस ऑर्डर के लिए काफ़ी उधार नहीं बचा है। भुगतान का दूसरा तरीका चुनें, या पहले बकाया बिल चुकाएँ।',
  },
  'credit-overdue': {
    en: 'A bill of your business is overdue. Pay it to order on credit again, or choose another payment method.',
    hi: 'आपके कारोबार का एक बिल समय पर नहीं चुकाया गया है। फिर से उधार पर ऑर्डर करने के लिए उसे चुकाएँ, या भुगतान का दूसरा तरीका चुनें।',
  },
  'credit-not-agreed': {
    en: 'No credit is agreed for your business. Choose another payment method, or ask the shop.',
    hi: 'आपके कारोबार के लिए उधार तय नहीं है। भुगतान का दूसरा तरीका चुनें, या दुकान से बात करें।',
  },
  'credit-account': {
    en: 'Only buyers of a business account can order on credit. Choose another payment method.',
    hi: 'उधार पर ऑर्डर सिर्फ़ कारोबारी खाते के ख़रीदार कर सकते हैं। भुगतान का दूसरा तरीका चुनें।',
  },
  late: {
    en: 'We could not confirm your order in time. You were not charged. Try again.',
    hi: 'आपका ऑर्डर समय पर पक्का नहीं हो सका। पैसे नहीं कटे। दोबारा कोशिश करें।',
  },
  'too-late': {
    en: 'It is too late to cancel. The shop is preparing this order.',
    hi: 'रद्द करने का समय निकल गया है। दुकान यह ऑर्डर तैयार कर रही है।',
  },
  'transition-refused': {
    en: 'The order cannot change to this status.',
    hi: 'ऑर्डर की स्थिति इसमें नहीं बदली जा सकती।',
  },
  'order-unknown': { en: "We couldn't find this order.", hi: 'यह ऑर्डर नहीं मिला।' },
  'line-unknown': { en: 'This item is not part of the order.', hi: 'यह सामान इस ऑर्डर में नहीं है।' },
  'quantity-too-large': {
    en: 'You cannot pack more than was ordered.',
    hi: 'ऑर्डर से ज़्यादा पैक नहीं कर सकते।',
  },
  'nothing-packed': {
    en: 'No items are packed. Cancel the order instead.',
    hi: 'कोई सामान पैक नहीं है। इसके बजाय ऑर्डर रद्द करें।',
  },
  'packed-otherwise': {
    en: 'This order is already packed with different quantities.',
    hi: 'यह ऑर्डर पहले ही दूसरी मात्रा में पैक हो चुका है।',
  },
  'lift-date-past': {
    en: 'This date has passed. Choose today or a later date.',
    hi: 'यह तारीख निकल चुकी है। आज की या बाद की तारीख चुनें।',
  },
  'lift-date-too-far': {
    en: 'Limits can be lifted for at most 90 days.',
    hi: 'सीमाएँ ज़्यादा से ज़्यादा 90 दिन के लिए हटाई जा सकती हैं।',
  },
  'lift-changed': {
    en: 'The limits were lifted or restored meanwhile. Check who did it, then try again.',
    hi: 'इस बीच सीमाएँ हटाई या फिर से लगाई गई हैं। देखें किसने किया, फिर कोशिश करें।',
  },
  'account-closed': {
    en: "This customer has deleted their account, so the limits can't be lifted.",
    hi: 'इस ग्राहक ने अपना खाता मिटा दिया है, इसलिए सीमाएँ नहीं हटाई जा सकतीं।',
  },
  'not-cancellable': {
    en: 'This order can no longer be cancelled.',
    hi: 'यह ऑर्डर अब रद्द नहीं हो सकता।',
  },
};

const fallbackMessage: Record<Language, string> = {
  en: 'Something went wrong. Try again.',
  hi: 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
};

export const shortLineMessage = (
  {
    name,
    packed,
    ordered,
  }: { readonly name: string; readonly packed: number; readonly ordered: number },
  language: Language,
): string =>
  language === 'hi' ? `${name}: ${ordered} में से ${packed}` : `${name}: ${packed} of ${ordered}`;

export const withdrawnItemsMessage = (names: readonly string[], language: Language): string => {
  const list = names.join(', ');
  const isOne = names.length === 1;
  if (language === 'hi')
    return isOne
      ? `अब उपलब्ध नहीं है: ${list}। इसे टोकरी से हटाकर बाकी सामान ऑर्डर करें।`
      : `ये अब उपलब्ध नहीं हैं: ${list}। इन्हें टोकरी से हटाकर बाकी सामान ऑर्डर करें।`;
  return isOne
    ? `${list} is no longer available. Remove it from your cart and order the rest.`
    : `No longer available: ${list}. Remove these from your cart and order the rest.`;
};

const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code);

export const errorMessage = (code: string, language: Language): string => {
  if (isCouponErrorCode(code)) return couponErrorMessage(code, language);
  if (isSharedErrorCode(code)) return sharedErrorMessage(code, language);
  if (isProblemCode(code)) return problemDetail(new ProblemError(code), language);
  return isSlotErrorCode(code)
    ? slotErrorMessage(code, language)
    : (code in messages ? messages[code as ErrorCode] : fallbackMessage)[language];
};

export const toCommandResponse = createCommandResponse<Err>(({ code }, language) =>
  errorMessage(code, language),
);
