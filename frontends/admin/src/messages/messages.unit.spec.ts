import { findTranslationGaps } from '@tokri/web-kit/testing';
import { en } from './en.ts';
import { hi } from './hi.ts';

it('Hindi of the admin, beside its English, has no gap', () =>
  expect(findTranslationGaps(en, hi)).toEqual([]));
