import { publicOperations, type Operation } from '../api/index.ts';
import { orderTransitions, paymentStatusTransitions } from '../orders/order-transitions.ts';
import { problemBody, problems } from '../problems/problem.ts';
import { describeOperation, toJsonSchema, type Json } from './openapi-operation.ts';
import { describeOverloads, toOverloadSchemas } from './openapi-overloads.ts';

/** Operations with the same path and method, in the order of their declaration. */
const groupOverloads = (operations: readonly Operation[]): readonly (readonly Operation[])[] => {
  const groups = new Map<string, Operation[]>();
  for (const operation of operations) {
    const key = `${operation.method} ${operation.path}`;
    groups.set(key, [...(groups.get(key) ?? []), operation]);
  }
  return [...groups.values()];
};

const toPaths = (groups: readonly (readonly Operation[])[]): Record<string, Json> => {
  const paths: Record<string, Json> = {};
  for (const overloads of groups) {
    const [operation] = overloads;
    if (operation === undefined) continue;
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]:
        overloads.length === 1 ? describeOperation(operation) : describeOverloads(overloads),
    };
  }
  return paths;
};

export const openApiDocument = (): Json => {
  const groups = groupOverloads(publicOperations);
  const sharedPaths = groups.filter(({ length }) => length > 1);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tokri, the /api contract',
      version: '0.6.6',
      description:
        'Generated from shared/contracts by `npm run contracts`. The set of query parameter names selects the operation of a path.',
    },
    paths: toPaths(groups),
    components: {
      schemas: {
        Problem: toJsonSchema(problemBody),
        ...toOverloadSchemas(sharedPaths.flat()),
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
    'x-problems': problems,
    'x-order-transitions': orderTransitions,
    'x-payment-transitions': paymentStatusTransitions,
  };
};
