import { findTranslationGaps } from '@tokri/web-kit/testing';
import { en } from './en.ts';
import { en as exportEn } from './export-en.ts';
import { hi as exportHi } from './export-hi.ts';
import { hi } from './hi.ts';

describe('Hindi of slots, beside its English', () => {
  it('on the pages, has no gap', () => expect(findTranslationGaps(en, hi)).toEqual([]));
  it('of the exported file, has no gap', () =>
    expect(findTranslationGaps(exportEn, exportHi)).toEqual([]));
});
