import { findTranslationGaps } from '@tokri/web-kit/testing';
import { en } from './en.ts';
import { en as favouriteEn } from './favourite-en.ts';
import { hi as favouriteHi } from './favourite-hi.ts';
import { hi } from './hi.ts';

it('Hindi of the shelf, beside its English, has no gap', () =>
  expect(findTranslationGaps(en, hi)).toEqual([]));
it('Hindi of favourites, beside its English, has no gap', () =>
  expect(findTranslationGaps(favouriteEn, favouriteHi)).toEqual([]));
