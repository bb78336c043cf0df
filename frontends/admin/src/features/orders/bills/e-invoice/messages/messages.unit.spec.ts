import { findTranslationGaps } from '@tokri/web-kit/testing';
import { en } from './en.ts';
import { hi } from './hi.ts';

it('translates every English text of the cancellation of an IRN into Hindi', () =>
  expect(findTranslationGaps(en, hi)).toEqual([]));
