import type { Operation } from '@tokri/contracts/http';
import type { GoodCall } from './cases/index.ts';

/** A call with one value that the row's own declaration refuses. */
export interface BadCall {
  readonly field: string;
  readonly what: string;
  readonly call: GoodCall;
}

const longText = 'x'.repeat(5_000);
const badTexts: Readonly<Record<string, string>> = {
  'an operator object': '{"$gt":""}',
  'a negative number': '-1',
  'a date that is none': '2026-02-30',
  'a number beyond all ids': '99999999999999999999',
  'a text too long': longText,
  script: '<script>alert(1)</script>',
};
const badJson: Readonly<Record<string, unknown>> = {
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
const callsPerField = 2;

type Schema = Operation['query'];
const isRefused = (schema: Schema, value: unknown): boolean => !schema.safeParse(value).success;

/** Names that a row reads by a schema, those of its set and optional ones. */
export const readNames = (operation: Operation): readonly string[] => {
  const { shape } = operation.query as unknown as {
    readonly shape?: Readonly<Record<string, unknown>>;
  };
  return Object.keys(shape ?? {});
};

/** Some names are known in two spellings, of which a call has one. */
const withoutName = (query: GoodCall['query'] = {}, name: string) =>
  Object.fromEntries(
    Object.entries(query).filter(([given]) => given.toLowerCase() !== name.toLowerCase()),
  );

export const badQueries = (operation: Operation, good: GoodCall): readonly BadCall[] =>
  readNames(operation).flatMap((field) =>
    Object.entries(badTexts)
      .map(([what, text]) => ({
        field,
        what,
        call: { ...good, query: { ...withoutName(good.query, field), [field]: text } },
      }))
      .filter(({ call }) => isRefused(operation.query, call.query))
      .slice(0, callsPerField),
  );

type Path = readonly (string | number)[];

/** Every place of a body that holds a value: of lists the first entry speaks for all. */
const placesIn = (value: unknown, at: Path = []): readonly Path[] => {
  if (Array.isArray(value))
    return [at, ...(value.length > 0 ? placesIn(value[0], [...at, 0]) : [])];
  if (typeof value !== 'object' || value === null) return [at];
  return [
    ...(at.length > 0 ? [at] : []),
    ...Object.entries(value).flatMap(([name, inner]) => placesIn(inner, [...at, name])),
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
export const badBodies = (operation: Operation, good: GoodCall): readonly BadCall[] =>
  placesIn(good.body)
    .filter((place) => place.length > 0)
    .flatMap((place) =>
      Object.entries(badJson)
        .map(([what, value]) => ({
          field: place.join('.'),
          what,
          call: { ...good, body: withValue(good.body, place, value) },
        }))
        .filter(({ call }) => isRefused(operation.body, call.body))
        .slice(0, callsPerField),
    );

/** Places of a body at which an operator object would pass, which none may. */
export const openPlaces = (operation: Operation, good: GoodCall): readonly string[] =>
  placesIn(good.body)
    .filter(
      (place) =>
        place.length > 0 && !isRefused(operation.body, withValue(good.body, place, { $gt: '' })),
    )
    .map((place) => place.join('.'));
