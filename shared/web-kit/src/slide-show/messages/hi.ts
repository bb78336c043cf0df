import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  carousel: 'स्लाइड शो',
  role: 'स्लाइड',
  label: 'ऑफ़र',
  choose: 'ऑफ़र चुनें',
  at: '{count} में से ऑफ़र {at}',
  open: 'और देखें',
};
