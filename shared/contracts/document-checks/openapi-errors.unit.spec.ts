import { findOpenApiErrors } from './openapi-errors.ts';

const response = { 200: { description: 'Success.' } };
const documentWith = (paths: object) => ({
  openapi: '3.1.0',
  info: { title: 'a document', version: '1.0.0' },
  paths,
});
const documentWithSchema = (schema: object) =>
  documentWith({
    '/api/Cart': {
      get: {
        operationId: 'read-cart',
        parameters: [{ name: 'UId', in: 'query', schema }],
        responses: response,
      },
    },
  });

describe('findOpenApiErrors', () => {
  it('accepts a valid document and does not change it', async () => {
    const document = documentWithSchema({ type: 'string', maxLength: 3 });
    const copy = structuredClone(document);
    expect(await findOpenApiErrors(document)).toEqual([]);
    expect(document).toEqual(copy);
  });

  it.each([
    [
      'an operation without responses',
      documentWith({ '/api/Cart': { get: { operationId: 'read-cart', responses: 1 } } }),
      'responses',
    ],
    [
      'a query in a path',
      documentWith({ '/api/Cart?UId': { get: { operationId: 'read-cart', responses: response } } }),
      '/api/Cart?UId: a path has no query',
    ],
    [
      'an id that two operations have',
      documentWith({
        '/api/Cart': {
          get: { operationId: 'read-cart', responses: response },
          post: { operationId: 'read-cart', responses: response },
        },
      }),
      'read-cart: more than one operation',
    ],
    [
      'a reference to nothing',
      documentWithSchema({ $ref: '#/components/schemas/Missing' }),
      'Missing',
    ],
    [
      'a misspelt keyword of a schema',
      documentWithSchema({ type: 'string', maxLenght: 3 }),
      'maxLenght',
    ],
    [
      'an invalid pattern',
      documentWithSchema({ type: 'string', pattern: '(' }),
      'Invalid regular expression',
    ],
  ])('finds %s', async (_offence, document, message) => {
    expect((await findOpenApiErrors(document)).join('\n')).toContain(message);
  });
});
