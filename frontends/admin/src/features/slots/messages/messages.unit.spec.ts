import { findTranslationGaps } from '@tokri/web-kit/testing';
import { en } from './en.ts';
import { en as exportEn } from './export-en.ts';
import { hi as exportHi } from './export-hi.ts';
import { hi } from './hi.ts';

describe('slot translations', () => {
  it('cover every label in Hindi', () => expect(findTranslationGaps(en, hi)).toEqual([]));
  it('cover every export label in Hindi', () =>
    expect(findTranslationGaps(exportEn, exportHi)).toEqual([]));
});
