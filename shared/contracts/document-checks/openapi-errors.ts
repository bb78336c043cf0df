import SwaggerParser from '@apidevtools/swagger-parser';
import { findSchemaErrors } from './json-schema-errors.ts';

type PathItem = Readonly<Record<string, { readonly operationId?: string }>>;
type Paths = Readonly<Record<string, PathItem>>;
type Api = Parameters<typeof SwaggerParser.validate>[0];

/** The JSON schema of OpenAPI does not refuse a query in a path; the specification does. */
const findPathErrors = (paths: Paths): readonly string[] =>
  Object.keys(paths)
    .filter((path) => /[?#]/.test(path))
    .map((path) => `${path}: a path has no query and no fragment`);

const findRepeatedIds = (paths: Paths): readonly string[] => {
  const ids = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);
  return ids
    .filter((id, index) => ids.indexOf(id) !== index)
    .map((id) => `${id}: more than one operation has this id`);
};

/** What keeps a document from being OpenAPI 3.1; empty when it is valid. */
export const findOpenApiErrors = async (
  document: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> => {
  try {
    const { paths } = document as unknown as { readonly paths: Paths };
    // The parser writes into the document that it is given.
    const resolved = await SwaggerParser.validate(structuredClone(document) as unknown as Api);
    return [
      ...findPathErrors(paths),
      ...findRepeatedIds(paths),
      ...findSchemaErrors(resolved, 'schema', '2020-12'),
    ];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};
