import { findTranslationGaps } from '@tokri/web-kit/testing';
import { en } from './en.ts';
import { en as favouriteEn } from './favourite-en.ts';
import { hi as favouriteHi } from './favourite-hi.ts';
import { hi } from './hi.ts';

it('translates every English text of item cards into Hindi', () =>
  expect(findTranslationGaps(en, hi)).toEqual([]));
it('translates every English text of favourites into Hindi', () =>
  expect(findTranslationGaps(favouriteEn, favouriteHi)).toEqual([]));
