import {
  problemBody,
  problems,
  type ProblemBody,
  type ProblemCode,
} from '@tokri/contracts/problems';
import type { CommandResponseEntry, Operation } from '@tokri/contracts/api';
import type { ApiResponse } from '../support/api/call-api.ts';

const lowerCaseNames = new Set(['userstatus', 'consumerstatus', 'error']);

export const findNamesNotInPascalCase = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(findNamesNotInPascalCase);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(/^[A-Z][A-Za-z0-9]*$/.test(name) || lowerCaseNames.has(name) ? [] : [name]),
    ...findNamesNotInPascalCase(inner),
  ]);
};

export const expectHeaders = ({ headers }: ApiResponse, contentType: string): void => {
  expect(headers.get('content-type')).toContain(contentType);
  expect(headers.get('x-correlation-id')).toMatch(/^[\w-]{8,}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
};

export const expectProblem = (response: ApiResponse, code: ProblemCode): ProblemBody => {
  expect({
    status: response.status,
    code: (response.body as ProblemBody).code,
    text: response.text,
  }).toEqual({ status: problems[code].status, code, text: response.text });
  const body = problemBody.parse(response.body);
  expectHeaders(response, 'application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect({ status: body.status, correlationId: body.correlationId }).toEqual({
    status: response.status,
    correlationId: response.headers.get('x-correlation-id'),
  });
  return body;
};

export const expectDeclaredResponse = (operation: Operation, response: ApiResponse): void => {
  expect({ status: response.status, text: response.status === 200 ? '' : response.text }).toEqual({
    status: 200,
    text: '',
  });
  const parsed = operation.response.safeParse(response.body);
  expect(
    parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  ).toEqual([]);
  expect(findNamesNotInPascalCase(response.body)).toEqual([]);
  expectHeaders(response, 'application/json');
  const isPublic = operation.cacheSeconds > 0 && operation.method === 'GET';
  expect(response.headers.get('cache-control')).toBe(
    isPublic ? `public, max-age=${operation.cacheSeconds}` : 'no-store',
  );
};

export const readErrorCode = ({ body }: ApiResponse): string | undefined => {
  const [entry] = Array.isArray(body) ? (body as readonly Partial<CommandResponseEntry>[]) : [];
  return entry?.Error === 1 ? entry.Code : undefined;
};
