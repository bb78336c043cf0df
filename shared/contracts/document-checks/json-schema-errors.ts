import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Formats that describe a value without limiting it. */
const formats = { binary: true, uuid: true, uri: true, email: true, 'date-time': true } as const;

/** Unknown keywords, invalid patterns and contradicting types are errors. */
const options = {
  strict: true,
  strictTypes: false,
  strictRequired: false,
  allErrors: true,
  formats,
} as const;
const dialects = { 'draft-07': Ajv, '2020-12': Ajv2020 };

const listSchemas = (
  value: unknown,
  keyword: string,
  pointer: string,
): readonly (readonly [pointer: string, schema: Json])[] => {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const childPointer = `${pointer}/${key.replaceAll('/', '~1')}`;
    return key === keyword && isObject(child)
      ? [[childPointer, child] as const]
      : listSchemas(child, keyword, childPointer);
  });
};

/**
 * Compiles every schema of a document without references.
 * @param keyword the key of a schema: `schema` in OpenAPI, `payload` in AsyncAPI
 */
export const findSchemaErrors = (
  document: unknown,
  keyword: 'schema' | 'payload',
  dialect: keyof typeof dialects,
): readonly string[] => {
  const ajv = new dialects[dialect](options);
  return listSchemas(document, keyword, '').flatMap(([pointer, schema]) => {
    try {
      ajv.compile(schema);
      return [];
    } catch (error) {
      return [`${pointer}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
};
