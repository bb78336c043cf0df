import type { en } from './en.ts';

export const hi: Partial<Record<keyof typeof en, string>> = {
  'menu.language': 'English',
  'login.wrong': 'कोड सही नहीं है। {tries} मौके बाकी।',
};
