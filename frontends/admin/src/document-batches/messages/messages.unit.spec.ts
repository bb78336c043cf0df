import { findTranslationGaps } from '@tokri/web-kit/testing';
import { en } from './en.ts';
import { hi } from './hi.ts';

it('has a Hindi translation for every label of documents in bulk', () =>
  expect(findTranslationGaps(en, hi)).toEqual([]));
