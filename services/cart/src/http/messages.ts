import { type Language } from '@tokri/contracts/language';
import { formatRupees } from '@tokri/contracts/money';
import { cartFullMessage, maxCartDates } from '@tokri/contracts/orders';
import type { PriceChange } from '../domain/pricing/price-changes.ts';

const messages = {
  'unknown-item': { en: 'This item is not known.', hi: 'यह सामान नहीं मिला।' },
  'not-available': { en: 'Out of stock', hi: 'स्टॉक में नहीं' },
  'date-past': {
    en: 'This delivery date is over. Choose another.',
    hi: 'यह तारीख निकल गई है। दूसरी चुनें।',
  },
  'date-too-far': {
    en: 'This delivery date is too far ahead. Choose an earlier one.',
    hi: 'यह तारीख बहुत आगे है। पहले की तारीख चुनें।',
  },
  'too-many-dates': {
    en: `A cart has items for at most ${maxCartDates} delivery dates. Order some of them first.`,
    hi: `टोकरी में ज़्यादा से ज़्यादा ${maxCartDates} तारीखों का सामान आता है। पहले कुछ मँगाएँ।`,
  },
  'all-in-cart': {
    en: 'Your cart already has all that one order can have of this.',
    hi: 'एक ऑर्डर में इसका जितना मिल सकता है, सब टोकरी में है।',
  },
  'cart-full': cartFullMessage,
  'slot-date': {
    en: 'The slot is on another day. Choose again.',
    hi: 'यह समय दूसरे दिन का है। फिर से चुनें।',
  },
  'slot-not-served': {
    en: 'This slot does not serve your address. Choose another.',
    hi: 'यह समय आपके पते के लिए नहीं है। दूसरा चुनें।',
  },
  'offer-ended': {
    en: 'The offer that you chose has ended. The best one that runs now counts.',
    hi: 'आपका चुना ऑफ़र ख़त्म हो गया। अब का सबसे अच्छा ऑफ़र लगा है।',
  },
  'offer-not-for-item': {
    en: 'The offer that you chose is not for this item. The best one that runs now counts.',
    hi: 'आपका चुना ऑफ़र इस सामान पर नहीं है। अब का सबसे अच्छा ऑफ़र लगा है।',
  },
  'not-served': {
    en: 'Sorry for the inconvenience, Currently Delivery is not available in this location.',
    hi: 'माफ़ करें, अभी इस जगह डिलीवरी नहीं है।',
  },
} as const;

export const toMessage = (code: keyof typeof messages, language: Language): string =>
  messages[code][language];
export const toShortageMessage = (maxQuantity: number, language: Language): string => {
  if (maxQuantity === 0) return toMessage('all-in-cart', language);
  return language === 'hi' ? `सिर्फ़ ${maxQuantity} बाकी` : `Only ${maxQuantity} left`;
};
export const toCappedMessage = (count: number, language: Language): string =>
  language === 'hi' ? `${count} ही मिल सकते हैं` : `${count} is the most you can have now`;

export const toChangeMessage = (
  change: PriceChange,
  {
    name,
    maxQuantity,
    offerName,
  }: { readonly name: string; readonly maxQuantity: number; readonly offerName: string },
  language: Language,
): string => {
  const isHindi = language === 'hi';
  switch (change.code) {
    case 'price-up':
    case 'price-down': {
      const [before, now] = [formatRupees(change.wasPaise), formatRupees(change.nowPaise)];
      return isHindi
        ? `${name} अब ${now} का है, जोड़ते समय ${before} का था।`
        : `${name} is now ${now}, it was ${before} when you added it.`;
    }
    case 'offer-begun':
      return isHindi ? `${name}: नया ऑफ़र – ${offerName}` : `${name}: new offer – ${offerName}`;
    case 'offer-ended':
      return isHindi ? `${name}: ऑफ़र ख़त्म – ${offerName}` : `${name}: offer ended – ${offerName}`;
    case 'stock-short':
      return `${name}: ${toShortageMessage(maxQuantity, language)}`;
    case 'not-available':
      return `${name}: ${toMessage('not-available', language)}`;
  }
};
