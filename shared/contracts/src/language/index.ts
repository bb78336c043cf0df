export { brandText, isLooseBrand } from './brand-text.ts';
export { clockRangeText, clockText } from './clock-text.ts';
export { hindiTexts, type HindiTexts } from './hindi-texts.ts';
export type { Language } from './language.ts';
export { readLanguageCookie, toLanguageCookie } from './language-cookie.ts';
export { nameIn, type Named } from './name-in.ts';
export { packSizeText } from './pack-size-text.ts';
export { quantityText } from './quantity-text.ts';
export { toHindi } from './to-hindi.ts';
