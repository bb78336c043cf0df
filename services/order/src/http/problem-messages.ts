import { type Language } from '@tokri/contracts/language';
import {
  isSharedErrorCode,
  sharedErrorMessage,
  type SharedErrorCode,
} from '@tokri/contracts/problems';
import { isSlotErrorCode, slotErrorMessage, type SlotErrorCode } from '@tokri/contracts/slots';
import type { PlaceOrderErrorCode } from '@tokri/contracts/api';
import {
  couponErrorMessage,
  isCouponErrorCode,
  type CouponErrorCode,
} from '@tokri/contracts/pricing';
import type { PackOrderError } from '../domain/fulfilment/pack-order.ts';

type ProblemCode =
  | Exclude<PlaceOrderErrorCode, CouponErrorCode | SharedErrorCode | SlotErrorCode>
  | 'too-late'
  | 'not-cancellable'
  | 'transition-refused'
  | 'order-unknown'
  | PackOrderError;

const messages: Record<ProblemCode, Record<Language, string>> = {
  'quote-changed': {
    en: 'Your cart has changed. Look at it once more.',
    hi: 'आपकी टोकरी बदल गई है। एक बार और देखें।',
  },
  'cart-taken': {
    en: 'An order was placed with this cart already. Look at that order.',
    hi: 'इस टोकरी से ऑर्डर दिया जा चुका है। वह ऑर्डर देखें।',
  },
  'date-changed': {
    en: 'The delivery date has changed. Choose a slot again.',
    hi: 'डिलीवरी की तारीख बदल गई है। फिर से समय चुनें।',
  },
  'stock-short': {
    en: 'Some items are not in stock any more. Look at your cart.',
    hi: 'कुछ सामान अब स्टॉक में नहीं है। अपनी टोकरी देखें।',
  },
  'payment-method': {
    en: 'This way to pay is not open here. Choose another.',
    hi: 'भुगतान का यह तरीका यहाँ नहीं है। दूसरा चुनें।',
  },
  'payment-missing': {
    en: 'No payment came in time. Nothing was charged.',
    hi: 'समय पर भुगतान नहीं हुआ। पैसे नहीं कटे।',
  },
  'payment-unavailable': {
    en: 'The payment service does not answer. Nothing was charged. Try again, or pay on delivery.',
    hi: 'भुगतान सेवा जवाब नहीं दे रही। पैसे नहीं कटे। दोबारा करें, या डिलीवरी पर दें।',
  },
  'payment-late': {
    en: 'The payment came too late for this order. Your money goes back.',
    hi: 'भुगतान इस ऑर्डर के लिए देर से आया। आपके पैसे वापस जाएँगे।',
  },
  late: {
    en: 'The order could not be confirmed in time. Nothing was charged. Try again.',
    hi: 'ऑर्डर समय पर पक्का नहीं हुआ। पैसे नहीं कटे। दोबारा करें।',
  },
  'too-late': {
    en: 'It is too late to cancel: the shop is preparing this order.',
    hi: 'रद्द करने का समय निकल गया: दुकान यह ऑर्डर तैयार कर रही है।',
  },
  'transition-refused': {
    en: 'An order cannot go from its present state to that one.',
    hi: 'ऑर्डर अभी की स्थिति से उस स्थिति में नहीं जा सकता।',
  },
  'order-unknown': { en: 'There is no such order.', hi: 'ऐसा कोई ऑर्डर नहीं है।' },
  'line-unknown': { en: 'This order has no such line.', hi: 'इस ऑर्डर में ऐसी कोई चीज़ नहीं है।' },
  'quantity-too-large': {
    en: 'Not more than was ordered can be packed.',
    hi: 'ऑर्डर से ज़्यादा पैक नहीं हो सकता।',
  },
  'nothing-packed': {
    en: 'Nothing is in the bag. Cancel the order instead.',
    hi: 'थैले में कुछ नहीं है। ऑर्डर रद्द करें।',
  },
  'packed-otherwise': {
    en: 'This order is packed already, with other quantities.',
    hi: 'यह ऑर्डर पहले ही दूसरी मात्रा में पैक हो चुका है।',
  },
  'not-cancellable': {
    en: 'This order cannot be cancelled any more.',
    hi: 'यह ऑर्डर अब रद्द नहीं हो सकता।',
  },
};

const fallbackMessage: Record<Language, string> = {
  en: 'Something went wrong. Try again.',
  hi: 'कुछ गड़बड़ हुई। दोबारा करें।',
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

export const problemMessage = (code: string, language: Language): string => {
  if (isCouponErrorCode(code)) return couponErrorMessage(code, language);
  if (isSharedErrorCode(code)) return sharedErrorMessage(code, language);
  return isSlotErrorCode(code)
    ? slotErrorMessage(code, language)
    : (code in messages ? messages[code as ProblemCode] : fallbackMessage)[language];
};
