import type { Language } from '@tokri/contracts/language';

const messages = {
  'signature-wrong': {
    en: 'This payment could not be checked. If money was taken, it is not lost: the order follows it.',
    hi: 'यह भुगतान जाँचा नहीं जा सका। पैसे कटे हों तो खोए नहीं हैं: ऑर्डर में दिखेंगे।',
  },
  'payment-mismatch': {
    en: 'This payment is not for this order.',
    hi: 'यह भुगतान इस ऑर्डर का नहीं है।',
  },
  'payment-failed': {
    en: 'The payment did not succeed. Try again or choose another way.',
    hi: 'भुगतान नहीं हुआ। दोबारा करें या दूसरा तरीका चुनें।',
  },
  'transition-refused': {
    en: 'The payment of this order cannot be set to that.',
    hi: 'इस ऑर्डर का भुगतान उस स्थिति में नहीं हो सकता।',
  },
  'not-on-delivery': {
    en: 'This order is not paid on delivery.',
    hi: 'यह ऑर्डर डिलीवरी पर भुगतान का नहीं है।',
  },
  'amount-differs': {
    en: 'Another sum is due now. Look at the order once more.',
    hi: 'अब देने की रकम दूसरी है। ऑर्डर एक बार और देखें।',
  },
  'nothing-due': {
    en: 'Nothing is to be given back by hand for this order.',
    hi: 'इस ऑर्डर के लिए हाथ से कुछ वापस नहीं देना है।',
  },
  'reference-missing': {
    en: 'A transfer has a reference. Enter it.',
    hi: 'ट्रांसफ़र का संदर्भ नंबर लिखें।',
  },
  'number-taken': {
    en: 'There is another bill with this number.',
    hi: 'इस नंबर का दूसरा बिल मौजूद है।',
  },
  'date-order': {
    en: 'A bill is due on its day or later, and was written today or before.',
    hi: 'बिल आज या पहले का हो, और देय तारीख उसके दिन या बाद की।',
  },
  'two-documents': {
    en: 'Taxable and exempt goods stand on two documents for a registered buyer.',
    hi: 'पंजीकृत ख़रीदार के लिए कर वाला और कर-मुक्त सामान दो बिलों पर होता है।',
  },
  'paid-too-much': { en: 'More was paid than the bill says.', hi: 'बिल से ज़्यादा भुगतान लिखा है।' },
} as const;

export const problemMessage = (code: keyof typeof messages, language: Language): string =>
  messages[code][language];
