import { type Language } from '@tokri/contracts/language';
import { formatRupees } from '@tokri/contracts/money';
import { cartFullMessage, maxCartDates } from '@tokri/contracts/orders';
import type { Err } from '@tokri/contracts/result';
import { createCommandResponse } from '@tokri/service-kit/http';
import type { PriceChange } from '../domain/pricing/price-changes.ts';

const messages = {
  'unknown-item': { en: "We couldn't find this item.", hi: 'यह सामान नहीं मिला।' },
  'not-available': { en: 'Out of stock', hi: 'स्टॉक में नहीं' },
  'date-past': {
    en: 'This delivery date has passed. Choose another.',
    hi: 'यह तारीख निकल गई है। दूसरी चुनें।',
  },
  'date-too-far': {
    en: 'This delivery date is too far ahead. Choose an earlier one.',
    hi: 'यह तारीख बहुत आगे है। पहले की तारीख चुनें।',
  },
  'too-many-dates': {
    en: `Your cart can have items for at most ${maxCartDates} delivery dates. Order some of them first.`,
    hi: `टोकरी में ज़्यादा से ज़्यादा ${maxCartDates} तारीखों का सामान आ सकता है। पहले कुछ ऑर्डर करें।`,
  },
  'all-in-cart': {
    en: 'Your cart already has the maximum quantity of this item.',
    hi: 'टोकरी में इस सामान की अधिकतम मात्रा पहले से है।',
  },
  'cart-full': cartFullMessage,
  'cart-too-large': {
    en: 'This cart is too large for one order. Remove a few items and order them separately.',
    hi: 'यह टोकरी एक ऑर्डर के लिए बहुत बड़ी है। कुछ सामान हटाकर उसे अलग से ऑर्डर करें।',
  },
  'slot-date': {
    en: 'This slot is on a different day. Choose another.',
    hi: 'यह समय दूसरे दिन का है। दूसरा चुनें।',
  },
  'slot-not-served': {
    en: 'This slot is not available at your address. Choose another.',
    hi: 'यह समय आपके पते के लिए नहीं है। दूसरा चुनें।',
  },
  'offer-ended': {
    en: 'The offer you chose has ended. The best available offer applies instead.',
    hi: 'आपका चुना ऑफ़र ख़त्म हो गया। उसकी जगह सबसे अच्छा उपलब्ध ऑफ़र लगेगा।',
  },
  'offer-not-for-item': {
    en: 'The offer you chose is not for this item. The best available offer applies instead.',
    hi: 'आपका चुना ऑफ़र इस सामान पर नहीं है। उसकी जगह सबसे अच्छा उपलब्ध ऑफ़र लगेगा।',
  },
  'not-served': {
    en: 'Sorry for the inconvenience, Currently Delivery is not available in this location.',
    hi: 'माफ़ करें, अभी इस जगह डिलीवरी नहीं है।',
  },
} as const;

export const errorMessage = (code: keyof typeof messages, language: Language): string =>
  messages[code][language];
export const toCommandResponse = createCommandResponse<Err<keyof typeof messages>>(
  ({ code }, language) => errorMessage(code, language),
);

export const toShortageMessage = (maxQuantity: number, language: Language): string => {
  if (maxQuantity === 0) return errorMessage('all-in-cart', language);
  return language === 'hi' ? `सिर्फ़ ${maxQuantity} बाकी` : `Only ${maxQuantity} left`;
};
export const toCappedMessage = (count: number, language: Language): string =>
  language === 'hi' ? `अभी ज़्यादा से ज़्यादा ${count} मिल सकते हैं` : `You can have at most ${count} now`;

const toLocationMessage = (name: string, maxQuantity: number, language: Language): string => {
  if (language === 'hi')
    return maxQuantity === 0
      ? `${name}: डिलीवरी की नई जगह के लिए उपलब्ध नहीं`
      : `${name}: डिलीवरी की नई जगह के लिए सिर्फ़ ${maxQuantity} बाकी`;
  return maxQuantity === 0
    ? `${name}: not available at your new delivery location`
    : `${name}: only ${maxQuantity} left for your new delivery location`;
};

export const toChangeMessage = (
  change: PriceChange,
  {
    name,
    maxQuantity,
    isOfNewLocation,
    offerName,
  }: {
    readonly name: string;
    readonly maxQuantity: number;
    readonly isOfNewLocation: boolean;
    readonly offerName: string;
  },
  language: Language,
): string => {
  if (isOfNewLocation) return toLocationMessage(name, maxQuantity, language);
  const isHindi = language === 'hi';
  switch (change.code) {
    case 'price-up':
    case 'price-down': {
      const [before, now] = [formatRupees(change.wasPaise), formatRupees(change.nowPaise)];
      return isHindi
        ? `${name} का दाम अब ${now} है (जोड़ते समय ${before} था)।`
        : `${name} is now ${now} (${before} when you added it).`;
    }
    case 'offer-begun':
      return isHindi ? `${name}: नया ऑफ़र – ${offerName}` : `${name}: new offer – ${offerName}`;
    case 'offer-ended':
      return isHindi ? `${name}: ऑफ़र ख़त्म – ${offerName}` : `${name}: offer ended – ${offerName}`;
    case 'stock-short':
      return `${name}: ${toShortageMessage(maxQuantity, language)}`;
    case 'not-available':
      return `${name}: ${errorMessage('not-available', language)}`;
  }
};
