import type { en } from './en.ts';

export const hi: Partial<Record<keyof typeof en, string>> = {
  'left': 'सिर्फ़ {count} बाकी',
  'cart.said': '{name}, टोकरी में {count}',
};
