import * as z from 'zod/mini';
import type { Operation } from '../api/index.ts';
import { commonParams, paginationParams } from '../api/operation/match-operation.ts';
import { publishedTextPattern } from '../validation/free-text.ts';

export type Json = Record<string, unknown>;
const isFreeText = ({ _zod: { def } }: z.core.$ZodTypes): boolean =>
  def.type === 'string' && (def.checks ?? []).some((check) => check._zod.def.check === 'overwrite');

export const toJsonSchema = (schema: z.ZodMiniType): Json => {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      if (isFreeText(zodSchema)) jsonSchema.pattern ??= publishedTextPattern;
    },
  }) as Json;
  return json;
};

export interface QueryParam {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Json;
}

export const toQueryParams = ({
  match,
  optionalParams,
  isPaginated,
  query,
}: Operation): readonly QueryParam[] => {
  const properties = (toJsonSchema(query)['properties'] ?? {}) as Record<string, Json>;
  const toParam = (name: string, isRequired: boolean): QueryParam => ({
    name,
    isRequired,
    schema: properties[name] ?? { type: 'string' },
  });
  const optional = [...optionalParams, ...(isPaginated ? paginationParams : []), ...commonParams];
  return [
    ...match.names.map((name) => toParam(name, match.kind === 'exact')),
    ...optional.map((name) => toParam(name, false)),
  ];
};

const problemResponse = {
  description: 'Problem details (RFC 9457) with a stable code.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const paginationHeaders = {
  'X-Total-Count': { description: 'Total number of entries.', schema: { type: 'integer' } },
  Link: {
    description: 'Links to the next and previous page (RFC 8288).',
    schema: { type: 'string' },
  },
};

export const describeSuccess = ({ errorCodes }: Operation): string =>
  errorCodes.length > 0
    ? `Success. Business errors have Error 1 and one of these codes: ${errorCodes.join(', ')}.`
    : 'Success.';

const mediaTypes = {
  'event-stream': 'text/event-stream',
  csv: 'text/csv',
  pdf: 'application/pdf',
} as const;

const toContent = ({ responseKind, response }: Operation): Json =>
  responseKind === 'json'
    ? { 'application/json': { schema: toJsonSchema(response) } }
    : {
        [mediaTypes[responseKind]]: {
          schema: { type: 'string', ...(responseKind === 'pdf' ? { format: 'binary' } : {}) },
        },
      };

const requestBodies: Record<Operation['bodyKind'], (operation: Operation) => Json> = {
  json: ({ body }) => ({
    required: true,
    content: { 'application/json': { schema: toJsonSchema(body) } },
  }),
  multipart: () => ({
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            file: { type: 'string', format: 'binary' },
            mapping: { type: 'string' },
          },
        },
      },
    },
  }),
  raw: () => ({
    required: true,
    description: 'The signature covers the raw bytes of the body.',
    content: { 'application/json': { schema: {} } },
  }),
};

const hasBody = ({ method, bodyKind }: Operation): boolean =>
  method === 'POST' || bodyKind !== 'json';

/** Each entry is an alternative; an empty one allows a call without a token. */
export const toSecurity = ({ auth }: Operation): readonly Json[] => {
  if (['anon', 'refresh-cookie', 'signature'].includes(auth.kind)) return [];
  return auth.kind === 'anon-or-self' ? [{}, { bearer: [] }] : [{ bearer: [] }];
};

/** What this API adds to OpenAPI. */
export const toExtensions = (operation: Operation): Json => ({
  'x-row': operation.specId,
  'x-who': operation.auth,
  'x-writes': operation.hasSideEffects || operation.method !== 'GET',
});

export const toResponses = (description: string, content: Json, isPaginated: boolean): Json => ({
  200: { description, ...(isPaginated ? { headers: paginationHeaders } : {}), content },
  default: problemResponse,
});

/** An operation that has its path and method for itself. */
export const describeOperation = (operation: Operation): Json => ({
  operationId: operation.operationId,
  ...toExtensions(operation),
  summary: operation.summary,
  tags: [operation.service],
  parameters: [
    ...toQueryParams(operation).map(({ name, isRequired: required, schema }) => ({
      name,
      in: 'query',
      required,
      schema,
    })),
    ...operation.headers.map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
  ],
  ...(hasBody(operation) ? { requestBody: requestBodies[operation.bodyKind](operation) } : {}),
  security: toSecurity(operation),
  responses: toResponses(describeSuccess(operation), toContent(operation), operation.isPaginated),
});
