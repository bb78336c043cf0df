import type { Operation } from '@tokri/contracts/api';
import type { ValidInput } from './cases/index.ts';

/** A call with one value that the row's own declaration refuses. */
export interface InvalidInput {
  readonly field: string;
  readonly description: string;
  readonly input: ValidInput;
}

const longText = 'x'.repeat(5_000);
const invalidTexts: Readonly<Record<string, string>> = {
  'an operator object': '{"$gt":""}',
  'a negative number': '-1',
  'a date that is none': '2026-02-30',
  'a number beyond all ids': '99999999999999999999',
  'a text too long': longText,
  script: '<script>alert(1)</script>',
};
const invalidJson: Readonly<Record<string, unknown>> = {
  'an operator object': { $gt: '' },
  'a list with an operator': [{ $ne: null }],
  'a negative number': -1,
  'a fraction': 1.005,
  'a number beyond all ids': 1e300,
  'a text': 'x',
  'a number': 7,
  'a text too long': longText,
  null: null,
};

/** At most this many for one field: each kind of wrongness is worth one call, not five. */
const maxInputsPerField = 2;

type Schema = Operation['query'];
const isInvalid = (schema: Schema, value: unknown): boolean => !schema.safeParse(value).success;

/** Names that a row reads by a schema, those of its set and optional ones. */
export const listQueryNames = (operation: Operation): readonly string[] => {
  const { shape } = operation.query as unknown as {
    readonly shape?: Readonly<Record<string, unknown>>;
  };
  return Object.keys(shape ?? {});
};

/** Some names are known in two spellings, of which a call has one. */
const withoutName = (query: ValidInput['query'] = {}, name: string) =>
  Object.fromEntries(
    Object.entries(query).filter(([given]) => given.toLowerCase() !== name.toLowerCase()),
  );

export const buildInvalidQueries = (operation: Operation, valid: ValidInput): readonly InvalidInput[] =>
  listQueryNames(operation).flatMap((field) =>
    Object.entries(invalidTexts)
      .map(([what, text]) => ({
        field,
        what,
        input: { ...valid, query: { ...withoutName(valid.query, field), [field]: text } },
      }))
      .filter(({ input: call }) => isInvalid(operation.query, call.query))
      .slice(0, maxInputsPerField),
  );

type Path = readonly (string | number)[];

/** Every place of a body that holds a value: of lists the first entry speaks for all. */
const listValuePaths = (value: unknown, at: Path = []): readonly Path[] => {
  if (Array.isArray(value))
    return [at, ...(value.length > 0 ? listValuePaths(value[0], [...at, 0]) : [])];
  if (typeof value !== 'object' || value === null) return [at];
  return [
    ...(at.length > 0 ? [at] : []),
    ...Object.entries(value).flatMap(([name, inner]) => listValuePaths(inner, [...at, name])),
  ];
};

const withValue = (body: unknown, [head, ...rest]: Path, value: unknown): unknown => {
  if (head === undefined) return value;
  if (Array.isArray(body))
    return body.map((entry: unknown, index) =>
      index === head ? withValue(entry, rest, value) : entry,
    );
  const fields = body as Readonly<Record<string, unknown>>;
  return { ...fields, [head]: withValue(fields[head], rest, value) };
};

/** Operator objects first, because they are what must never pass. */
export const buildInvalidBodies = (operation: Operation, valid: ValidInput): readonly InvalidInput[] =>
  listValuePaths(valid.body)
    .filter((path) => path.length > 0)
    .flatMap((path) =>
      Object.entries(invalidJson)
        .map(([what, value]) => ({
          field: path.join('.'),
          what,
          input: { ...valid, body: withValue(valid.body, path, value) },
        }))
        .filter(({ input: call }) => isInvalid(operation.body, call.body))
        .slice(0, maxInputsPerField),
    );

/** Places of a body at which an operator object would pass, which none may. */
export const findPathsOpenToOperators = (operation: Operation, valid: ValidInput): readonly string[] =>
  listValuePaths(valid.body)
    .filter(
      (path) =>
        path.length > 0 && !isInvalid(operation.body, withValue(valid.body, path, { $gt: '' })),
    )
    .map((path) => path.join('.'));
