import { operations, type Operation } from '@tokri/contracts/api';
import { findTranslationGaps } from '@tokri/web-kit/testing';
import { en } from './en.ts';
import { hi } from './hi.ts';
import { isLabelledField, toFieldName } from '../labels.ts';
import { leftOutFields } from '../left-out-fields.ts';
import { operationMessages } from './operations-en.ts';

const isOfStaff = ({ auth }: Operation): boolean =>
  auth.kind === 'staff' || ('orStaff' in auth && auth.orStaff !== undefined);

/** Reads are recorded only where they show the data of a person. */
const isRecorded = ({ method, hasSideEffects, readsPersonalData }: Operation): boolean =>
  method !== 'GET' || hasSideEffects || readsPersonalData;

it('has a Hindi translation for every label of the audit log', () =>
  expect(findTranslationGaps(en, hi)).toEqual([]));

interface SchemaDefinition {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly valueType?: Schema;
  readonly in?: Schema;
  readonly out?: Schema;
  readonly options?: readonly Schema[];
  readonly items?: readonly Schema[];
}
interface Schema {
  readonly _zod: { readonly def: SchemaDefinition };
}

const listFieldNames = (schema: Schema): readonly string[] => {
  const {
    shape = {},
    element,
    innerType,
    valueType,
    options = [],
    items = [],
    ...pipe
  } = schema._zod.def;
  const inner = [element, innerType, valueType, pipe.in, pipe.out, ...options, ...items];
  return [
    ...Object.keys(shape),
    ...[...Object.values(shape), ...inner].flatMap((each) => (each ? listFieldNames(each) : [])),
  ];
};

it('has a label for every field of a request that the audit log records, or leaves it out', () => {
  const schemas = operations
    .filter((each) => isOfStaff(each) && isRecorded(each))
    .flatMap(({ body, query }) => [body, query])
    .filter((schema) => schema !== undefined) as unknown as readonly Schema[];
  const names = new Set(schemas.flatMap(listFieldNames).map(toFieldName));
  expect(names.size).toBeGreaterThan(100);
  expect([...names].filter((name) => !isLabelledField(name) && !leftOutFields.has(name))).toEqual(
    [],
  );
});

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
