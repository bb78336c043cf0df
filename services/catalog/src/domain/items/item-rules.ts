import type { Err } from '@tokri/contracts/result';
import { checkCode } from '@tokri/contracts/validation';
import type { Declarations } from './item.ts';

export const isCodeTooShort = (code: string): boolean => !checkCode(code).ok;

const generatedDigits = 8;

export const generatedCode = (itemId: number): string =>
  `ITEM${String(itemId).padStart(generatedDigits, '0')}`;

const required = [
  'netQuantity',
  'manufacturer',
  'countryOfOrigin',
  'bestBefore',
  'consumerCare',
] as const satisfies readonly (keyof Declarations)[];
export type RequiredDeclaration = (typeof required)[number];
export type DeclarationsMissing = Err<
  'declarations-missing',
  { readonly missing: readonly RequiredDeclaration[] }
>;

/**
 * Declarations required before an item goes on sale: Legal Metrology (Packaged Commodities) Rules,
 * 2011, rule 6(10).
 */
export const missingDeclarations = (declarations: Declarations): readonly RequiredDeclaration[] =>
  required.filter((name) => declarations[name].trim() === '');
