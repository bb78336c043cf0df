import { operations } from '@tokri/contracts/api';
import { findTranslationGaps } from '@tokri/web-kit/testing';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { operationMessages } from './operations-en.ts';

it('has a Hindi translation for every label of the audit log', () =>
  expect(findTranslationGaps(en, hi)).toEqual([]));

it('names only operations that exist', () => {
  const ids = new Set(operations.map(({ operationId }) => `operation.${operationId}`));
  expect(Object.keys(operationMessages).filter((key) => !ids.has(key))).toEqual([]);
});
