import { hindiGaps } from '@tokri/web-kit/testing';
import { en } from './en.ts';
import { en as favouriteEn } from './favourite-en.ts';
import { hi as favouriteHi } from './favourite-hi.ts';
import { hi } from './hi.ts';

it('Hindi of the shelf, beside its English, has no gap', () =>
  expect(hindiGaps(en, hi)).toEqual([]));
it('Hindi of favourites, beside its English, has no gap', () =>
  expect(hindiGaps(favouriteEn, favouriteHi)).toEqual([]));
