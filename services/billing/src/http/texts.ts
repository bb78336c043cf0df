import type { Language } from '@tokri/contracts';

const texts = {
  'signature-wrong': { en: 'This payment could not be checked. If money was taken, it is not lost: the order follows it.', hi: 'यह भुगतान जाँचा नहीं जा सका। पैसे कटे हों तो खोए नहीं हैं: ऑर्डर में दिखेंगे।' },
  'payment-mismatch': { en: 'This payment is not for this order.', hi: 'यह भुगतान इस ऑर्डर का नहीं है।' },
  'payment-failed': { en: 'The payment did not succeed. Try again or choose another way.', hi: 'भुगतान नहीं हुआ। दोबारा करें या दूसरा तरीका चुनें।' },
  'transition-refused': { en: 'The payment of this order cannot be set to that.', hi: 'इस ऑर्डर का भुगतान उस स्थिति में नहीं हो सकता।' },
  'not-on-delivery': { en: 'This order is not paid on delivery.', hi: 'यह ऑर्डर डिलीवरी पर भुगतान का नहीं है।' },
} as const;

export const refusalText = (code: keyof typeof texts, language: Language): string => texts[code][language];
