import { operations, type Operation } from '@tokri/contracts/api';
import { findTranslationGaps } from '@tokri/web-kit/testing';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { operationMessages } from './operations-en.ts';

const isOfStaff = ({ auth }: Operation): boolean =>
  auth.kind === 'staff' || ('orStaff' in auth && auth.orStaff !== undefined);

/** Reads are recorded only where they show the data of a person. */
const isRecorded = ({ method, hasSideEffects, readsPersonalData }: Operation): boolean =>
  method !== 'GET' || hasSideEffects || readsPersonalData;

it('has a Hindi translation for every label of the audit log', () =>
  expect(findTranslationGaps(en, hi)).toEqual([]));

it('has a label for every operation of staff that the audit log records', () => {
  const recorded = operations.filter((each) => isOfStaff(each) && isRecorded(each));
  expect(recorded.length).toBeGreaterThan(50);
  expect(
    recorded
      .map(({ operationId }) => `operation.${operationId}`)
      .filter((key) => !(key in operationMessages)),
  ).toEqual([]);
});

it('names only operations that exist', () => {
  const ids = new Set(operations.map(({ operationId }) => `operation.${operationId}`));
  expect(Object.keys(operationMessages).filter((key) => !ids.has(key))).toEqual([]);
});
