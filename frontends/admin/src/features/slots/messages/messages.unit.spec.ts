import { findTranslationGaps } from '@tokri/web-kit/testing';
import { en } from './en.ts';
import { en as exportEn } from './export-en.ts';
import { hi as exportHi } from './export-hi.ts';
import { hi } from './hi.ts';

describe('slot translations', () => {
  it('translates every label into Hindi', () => expect(findTranslationGaps(en, hi)).toEqual([]));
  it('translates every export label into Hindi', () =>
    expect(findTranslationGaps(exportEn, exportHi)).toEqual([]));
});
