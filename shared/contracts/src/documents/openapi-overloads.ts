import type { Operation } from '../api/index.ts';
import {
  describeSuccess,
  toExtensions,
  toJsonSchema,
  toQueryParams,
  toResponses,
  toSecurity,
  type Json,
} from './openapi-operation.ts';

const querySchemaName = ({ operationId }: Operation): string => `${operationId}.query`;
const responseSchemaName = ({ operationId }: Operation): string => `${operationId}.response`;
const schemaRef = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** The parameters of one operation as an object: other names are not allowed. */
const toQuerySchema = (operation: Operation): Json => {
  const params = toQueryParams(operation);
  const { match } = operation;
  return {
    type: 'object',
    properties: Object.fromEntries(params.map(({ name, schema }) => [name, schema])),
    required: params.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    ...(match.kind === 'any-of'
      ? { anyOf: match.names.map((name) => ({ required: [name] })) }
      : {}),
    additionalProperties: false,
  };
};

/** Schemas of operations that share a path, by their name in `components`. */
export const toOverloadSchemas = (overloads: readonly Operation[]): Record<string, Json> =>
  Object.fromEntries(
    overloads.flatMap((operation) => [
      [querySchemaName(operation), toQuerySchema(operation)],
      [responseSchemaName(operation), toJsonSchema(operation.response)],
    ]),
  );

const toOverload = (operation: Operation): Json => ({
  operationId: operation.operationId,
  ...toExtensions(operation),
  summary: operation.summary,
  tags: [operation.service],
  security: toSecurity(operation),
  query: schemaRef(querySchemaName(operation)),
  response: {
    description: describeSuccess(operation),
    schema: schemaRef(responseSchemaName(operation)),
  },
});

const mergeSecurity = (overloads: readonly Operation[]): readonly Json[] => {
  const alternatives = overloads.flatMap((operation) => {
    const security = toSecurity(operation);
    return security.length === 0 ? [{}] : security;
  });
  const distinct = new Map(alternatives.map((one) => [JSON.stringify(one), one]));
  return [...distinct.values()];
};

const toQueryParameter = (overloads: readonly Operation[]): Json => ({
  name: 'query',
  in: 'query',
  description: 'Every property is a query parameter. The set of names selects the operation.',
  required: overloads.every(({ match }) => match.names.length > 0),
  style: 'form',
  explode: true,
  schema: { oneOf: overloads.map((operation) => schemaRef(querySchemaName(operation))) },
});

/**
 * OpenAPI allows one operation per path and method. Operations that share both become one with
 * alternative sets of query parameters; `x-operations` describes each of them.
 */
export const describeOverloads = (overloads: readonly Operation[]): Json => {
  const { method = '', path = '' } = overloads[0] ?? {};
  const operationId = `${method.toLowerCase()}${path.replace(/^\/api/, '').replaceAll('/', '-')}`;
  const responses = overloads.map((operation) => schemaRef(responseSchemaName(operation)));
  return {
    operationId,
    summary: `One of: ${overloads.map(({ operationId: id }) => id).join(', ')}.`,
    tags: [...new Set(overloads.map(({ service }) => service))],
    parameters: [toQueryParameter(overloads)],
    security: mergeSecurity(overloads),
    responses: toResponses(
      'Success: the response of the operation that the parameters select.',
      { 'application/json': { schema: { anyOf: responses } } },
      overloads.some(({ isPaginated }) => isPaginated),
    ),
    'x-operations': overloads.map(toOverload),
  };
};
