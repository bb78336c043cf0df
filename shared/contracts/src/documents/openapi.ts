import * as z from 'zod/mini';
import { publicOperations, type Operation } from '../api/index.ts';
import { commonParams, paginationParams } from '../api/operation/match-operation.ts';
import { orderTransitions, paymentStatusTransitions } from '../orders/order-transitions.ts';
import { problemBody, problems } from '../problems/problem.ts';
import { publishedTextPattern } from '../validation/free-text.ts';

type Json = Record<string, unknown>;
const isFreeText = ({ _zod: { def } }: z.core.$ZodTypes): boolean =>
  def.type === 'string' && (def.checks ?? []).some((check) => check._zod.def.check === 'overwrite');

const toJsonSchema = (schema: z.ZodMiniType): Json => {
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

const createParameter = (name: string, required: boolean, schema: Json): Json => ({
  name,
  in: 'query',
  required,
  schema,
});

const toParameters = ({
  match,
  optionalParams: optional,
  isPaginated: paged,
  query,
}: Operation): Json[] => {
  const properties = (toJsonSchema(query)['properties'] ?? {}) as Record<string, Json>;
  const matchedParameters = match.names.map((name) =>
    createParameter(name, match.kind === 'exact', properties[name] ?? { type: 'string' }),
  );
  const otherParameters = [...optional, ...(paged ? paginationParams : []), ...commonParams].map(
    (name) => createParameter(name, false, properties[name] ?? { type: 'string' }),
  );
  return [...matchedParameters, ...otherParameters];
};

const problemResponse = {
  description: 'Problem details (RFC 9457) with a stable code.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const toResponse = ({
  responseKind,
  response,
  errorCodes,
  isPaginated: paged,
}: Operation): Json => ({
  description:
    errorCodes.length > 0
      ? `Success. Business errors have Error 1 and one of these codes: ${errorCodes.join(', ')}.`
      : 'Success.',
  ...(paged
    ? {
        headers: {
          'X-Total-Count': { description: 'Total number of entries.', schema: { type: 'integer' } },
          Link: {
            description: 'Links to the next and previous page (RFC 8288).',
            schema: { type: 'string' },
          },
        },
      }
    : {}),
  content:
    responseKind === 'event-stream'
      ? { 'text/event-stream': { schema: { type: 'string' } } }
      : { 'application/json': { schema: toJsonSchema(response) } },
});

const toRequestBody = (operation: Operation): Json => ({
  ...(operation.method === 'POST' && operation.bodyKind === 'json'
    ? {
        requestBody: {
          required: true,
          content: { 'application/json': { schema: toJsonSchema(operation.body) } },
        },
      }
    : {}),
  ...(operation.bodyKind === 'multipart'
    ? {
        requestBody: {
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
        },
      }
    : {}),
  ...(operation.bodyKind === 'raw'
    ? {
        requestBody: {
          required: true,
          description: 'The signature covers the raw bytes of the body.',
          content: { 'application/json': { schema: {} } },
        },
      }
    : {}),
});

const describe = (operation: Operation): Json => ({
  operationId: operation.operationId,
  'x-row': operation.specId,
  'x-who': operation.auth,
  'x-writes': operation.hasSideEffects || operation.method !== 'GET',
  summary: operation.summary,
  tags: [operation.service],
  parameters: [
    ...toParameters(operation),
    ...operation.headers.map((name): Json => ({
      name,
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
  ],
  ...toRequestBody(operation),
  security: ['anon', 'refresh-cookie', 'signature'].includes(operation.auth.kind)
    ? []
    : operation.auth.kind === 'anon-or-self'
      ? [{}, { bearer: [] }]
      : [{ bearer: [] }],
  responses: { 200: toResponse(operation), default: problemResponse },
});

const toPathSuffix = ({ match }: Operation): string =>
  match.names.length > 0 ? `?${match.names.join('&')}` : '';

const usesPlainPath = (operation: Operation): boolean => {
  const overloads = publicOperations.filter(
    ({ path, method }) => path === operation.path && method === operation.method,
  );
  return operation === (overloads.find(({ match }) => match.names.length === 0) ?? overloads[0]);
};

/**
 * OpenAPI allows one operation per path and method. Where several share a path, one keeps it and
 * the others are listed under the path with their parameter names, marked `x-overload-of`.
 */
export const openApiDocument = (): Json => {
  const paths: Record<string, Json> = {};
  for (const operation of publicOperations) {
    const method = operation.method.toLowerCase();
    const key = usesPlainPath(operation)
      ? operation.path
      : `${operation.path}${toPathSuffix(operation)}`;
    paths[key] = {
      ...paths[key],
      [method]: {
        ...describe(operation),
        ...(key === operation.path ? {} : { 'x-overload-of': operation.path }),
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tokri, the /api contract',
      version: '0.6.6',
      description:
        'Generated from shared/contracts by `npm run contracts`. The set of query parameter names selects the operation of a path.',
    },
    paths,
    components: {
      schemas: { Problem: toJsonSchema(problemBody) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    'x-problems': problems,
    'x-order-transitions': orderTransitions,
    'x-payment-transitions': paymentStatusTransitions,
  };
};
