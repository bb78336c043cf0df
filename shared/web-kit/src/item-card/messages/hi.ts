import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  retry: 'फिर से कोशिश करें',
  undo: 'वापस लाएँ',
  failed: 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
  waiting: '{name} सहेज लिया है, इंटरनेट आते ही भेज देंगे',
  seeOffer: 'ऑफ़र देखें',
  left: 'सिर्फ़ {count} बाकी',
  maximum: 'एक ऑर्डर में ज़्यादा से ज़्यादा {count}',
  'cart.announcement': '{name}, टोकरी में {count}',
  'cart.removed': '{name} टोकरी से हटाया गया',
  'cart.capped': '{name}: सिर्फ़ {count} उपलब्ध हैं। आपकी टोकरी बदल दी गई है।',
};
