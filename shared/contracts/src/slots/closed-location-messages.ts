import type { Language } from '../language/language.ts';

/** What several services say about a location that is closed or cannot be closed. */
const messages = {
  'location-closed': {
    en: 'This location is closed. Reopen it first or choose another one.',
    hi: 'यह दुकान या गोदाम बंद है। पहले इसे फिर से खोलें या दूसरा चुनें।',
  },
  'location-has-orders': {
    en: 'Orders of this location have not been sent out yet. Send them out or cancel them, then close it.',
    hi: 'यहाँ के कुछ ऑर्डर अभी डिलीवरी के लिए नहीं निकले हैं। उन्हें भेजें या रद्द करें, फिर इसे बंद करें।',
  },
} as const;

export type ClosedLocationErrorCode = keyof typeof messages;

export const closedLocationMessage = (code: ClosedLocationErrorCode, language: Language): string =>
  messages[code][language];
