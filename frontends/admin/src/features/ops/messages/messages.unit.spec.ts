import { operationalSigns } from '@tokri/contracts/metrics';
import { findTranslationGaps } from '@tokri/web-kit/testing';
import { en } from './en.ts';
import { hi } from './hi.ts';

it('has a Hindi translation for every label of the operations page', () =>
  expect(findTranslationGaps(en, hi)).toEqual([]));

it('has a name and an action for every sign', () => {
  for (const { id } of operationalSigns) {
    expect(en).toHaveProperty([`sign.${id}`]);
    expect(en).toHaveProperty([`action.${id}`]);
  }
});
