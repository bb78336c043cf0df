import { publicOperations } from '../api/index.ts';
import * as f from '../api/operation/fields.ts';
import { publishedTextPattern } from '../validation/free-text.ts';
import { openApiDocument } from './openapi.ts';

interface DocumentOperation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly 'x-operations'?: readonly DocumentOperation[];
}
type Paths = Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
const listOperations = (): readonly DocumentOperation[] =>
  Object.values((openApiDocument() as { readonly paths: Paths }).paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) => operation['x-operations'] ?? [operation]);

type Schema = Readonly<Record<string, unknown>>;
const listStrings = (schema: unknown, path: string): readonly (readonly [string, Schema])[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = (schema as Schema)['type'] === 'string' ? [[path, schema as Schema] as const] : [];
  return [
    ...own,
    ...Object.entries(schema).flatMap(([key, value]) => listStrings(value, `${path} ${key}`)),
  ];
};
/** A pattern such as ^\\d{6}$ limits the length as well. */
const isBounded = ({ maxLength, enum: values, const: only, pattern }: Schema): boolean =>
  [maxLength, values, only].some((limit) => limit !== undefined) ||
  (typeof pattern === 'string' && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern));

it('openApiDocument lists every public operation once, even when operations share a path', () => {
  const listed = listOperations().map(({ operationId }) => operationId);
  expect([...listed].sort()).toEqual(publicOperations.map(({ operationId: id }) => id).sort());
});

describe('strings of request bodies in openApiDocument', () => {
  const strings = listOperations().flatMap(({ operationId, requestBody }) =>
    listStrings(requestBody?.content['application/json'], operationId),
  );

  it('all have a greatest length or a pattern that limits it', () => {
    expect(strings.length).toBeGreaterThan(100);
    expect(strings.filter(([, schema]) => !isBounded(schema)).map(([path]) => path)).toEqual([]);
  });

  it('publish the hidden characters and the length of free texts', () => {
    const find = (path: string) => strings.find(([name]) => name.endsWith(path))?.[1];
    expect(find('save-staff schema properties Name')).toMatchObject({
      maxLength: 100,
      pattern: publishedTextPattern,
    });
    expect(find('send-message schema properties Message')).toMatchObject({
      minLength: 1,
      maxLength: 1_000,
      pattern: publishedTextPattern,
    });
  });
});

it('the published pattern of free texts refuses only what the edge refuses', () => {
  const pattern = new RegExp(publishedTextPattern);
  const everyUnit = Array.from({ length: 0x10000 }, (_, unit) => `a${String.fromCharCode(unit)}b`);
  const refused = everyUnit.filter((text) => !pattern.test(text));
  expect(refused.length).toBeGreaterThan(60);
  expect(refused.filter((text) => f.multilineText(10).safeParse(text).success)).toEqual([]);
  expect(refused.filter((text) => f.text(10).safeParse(text).success)).toEqual([]);
});
