import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  theme: 'थीम',
  'theme.system': 'सिस्टम',
  'theme.light': 'हल्की',
  'theme.dark': 'गहरी',
};
