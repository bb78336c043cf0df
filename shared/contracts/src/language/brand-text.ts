import type { Language } from './language.ts';

/** The brand of goods that the shop weighs or packs itself. */
const looseGoods = 'Loose';

/** Whether the shop sells goods of this brand by weight or by the piece, without a maker's pack. */
export const isLooseBrand = (brand: string): boolean => brand === looseGoods;

/** Other brands stay as they are printed on the pack. */
export const brandText = (brand: string, language: Language): string =>
  language === 'hi' && isLooseBrand(brand) ? 'खुला' : brand;
