import type { Language } from '@tokri/contracts/language';

export type Brand = Readonly<Record<Language, string>>;

/** Of a shop whose company has not arrived yet. */
export const unknownBrand: Brand = { en: 'Tokri', hi: 'टोकरी' };
