import { Parser } from '@asyncapi/parser';
import { findSchemaErrors } from './json-schema-errors.ts';

const parser = new Parser();
/** Of Spectral: 0 is an error, 1 a warning, 2 information and 3 a hint. */
const maxSeverity = 1;

/** What keeps a document from being AsyncAPI 3.0; empty when it is valid. */
export const findAsyncApiErrors = async (
  document: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> => {
  const diagnostics = await parser.validate(JSON.stringify(document));
  return [
    ...diagnostics
      .filter(({ severity }) => Number(severity) <= maxSeverity)
      .map(({ path, message }) => `/${path.join('/')}: ${message}`),
    ...findSchemaErrors(document, 'payload', 'draft-07'),
  ];
};
