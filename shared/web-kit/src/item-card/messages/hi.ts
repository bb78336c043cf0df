import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  retry: 'फिर से कोशिश करें',
  undo: 'वापस लाएँ',
  failed: 'कुछ गड़बड़ हुई। फिर से कोशिश करें।',
  notChanged: '{name} की मात्रा नहीं बदली',
  notAdded: '{name} नहीं जुड़ा',
  left: 'सिर्फ़ {count} बाकी',
  most: 'एक ऑर्डर में ज़्यादा से ज़्यादा {count}',
  'cart.said': '{name}, टोकरी में {count}',
  'cart.gone': '{name} टोकरी से हटाया गया',
  'cart.capped': '{name}: सिर्फ़ {count} उपलब्ध हैं। आपकी टोकरी बदल दी गई है।',
};
