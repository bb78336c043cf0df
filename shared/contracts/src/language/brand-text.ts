import type { Language } from './language.ts';

/** The brand of goods that the shop weighs or packs itself. */
const looseGoods = 'Loose';

/** Other brands stay as they are printed on the pack. */
export const brandText = (brand: string, language: Language): string =>
  language === 'hi' && brand === looseGoods ? 'खुला' : brand;
