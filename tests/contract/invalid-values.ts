import type { Operation } from '@tokri/contracts/api';
import type { ValidInput } from './cases/index.ts';

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

const maxInputsPerField = 2;

type Schema = Operation['query'];
const isInvalid = (schema: Schema, value: unknown): boolean => !schema.safeParse(value).success;

export const listQueryNames = (operation: Operation): readonly string[] => {
  const { shape } = operation.query as unknown as {
    readonly shape?: Readonly<Record<string, unknown>>;
  };
  return Object.keys(shape ?? {});
};

const withoutName = (query: ValidInput['query'] = {}, name: string) =>
  Object.fromEntries(
    Object.entries(query).filter(([given]) => given.toLowerCase() !== name.toLowerCase()),
  );

export const buildInvalidQueries = (
  operation: Operation,
  valid: ValidInput,
): readonly InvalidInput[] =>
  listQueryNames(operation).flatMap((field) =>
    Object.entries(invalidTexts)
      .map(([description, text]) => ({
        field,
        description,
        input: { ...valid, query: { ...withoutName(valid.query, field), [field]: text } },
      }))
      .filter(({ input }) => isInvalid(operation.query, input.query))
      .slice(0, maxInputsPerField),
  );

const extremeTexts = ['0', '9'.repeat(8), '9'.repeat(15), '1000-01-01', '9999-12-31'];

/** Values at the limits that the operation accepts, so that use cases calculate with them. */
export const buildExtremeQueries = (
  operation: Operation,
  valid: ValidInput,
): readonly InvalidInput[] =>
  listQueryNames(operation).flatMap((field) =>
    extremeTexts
      .map((text) => ({
        field,
        description: text,
        input: { ...valid, query: { ...withoutName(valid.query, field), [field]: text } },
      }))
      .filter(({ input }) => !isInvalid(operation.query, input.query)),
  );

type Path = readonly (string | number)[];

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

export const buildInvalidBodies = (
  operation: Operation,
  valid: ValidInput,
): readonly InvalidInput[] =>
  listValuePaths(valid.body)
    .filter((path) => path.length > 0)
    .flatMap((path) =>
      Object.entries(invalidJson)
        .map(([description, value]) => ({
          field: path.join('.'),
          description,
          input: { ...valid, body: withValue(valid.body, path, value) },
        }))
        .filter(({ input }) => isInvalid(operation.body, input.body))
        .slice(0, maxInputsPerField),
    );

export const findPathsOpenToOperators = (
  operation: Operation,
  valid: ValidInput,
): readonly string[] =>
  listValuePaths(valid.body)
    .filter(
      (path) =>
        path.length > 0 && !isInvalid(operation.body, withValue(valid.body, path, { $gt: '' })),
    )
    .map((path) => path.join('.'));
