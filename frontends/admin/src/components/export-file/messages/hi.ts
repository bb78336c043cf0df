import type { en } from './en.ts';

export const hi: Record<keyof typeof en, string> = {
  'fileName.incomplete': 'अधूरी',
  incomplete: 'फ़ाइल पूरी नहीं है: उसमें {total, number} में से {rows, number} पंक्तियाँ हैं।',
};
