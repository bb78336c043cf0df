import { problemBody, problems, type ProblemBody, type ProblemCode } from '@tokri/contracts';
import type { Operation, ResultEntry } from '@tokri/contracts/http';
import type { ApiAnswer } from '../support/api/call-api.ts';

/** Small letters that the specification itself uses (section 3, row U5). */
const smallNames = new Set(['userstatus', 'consumerstatus', 'error']);

/** Names anywhere in an answer that are not in PascalCase. */
export const namesOffCase = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(namesOffCase);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(/^[A-Z][A-Za-z0-9]*$/.test(name) || smallNames.has(name) ? [] : [name]),
    ...namesOffCase(inner),
  ]);
};

export const expectHeaders = ({ headers }: ApiAnswer, contentType: string): void => {
  expect(headers.get('content-type')).toContain(contentType);
  expect(headers.get('x-correlation-id')).toMatch(/^[\w-]{8,}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-powered-by')).toBeNull();
};

/** The answer is this problem, told in the one form that all problems have. Gives its body for what else a spec wants to know. */
export const expectProblem = (answer: ApiAnswer, code: ProblemCode): ProblemBody => {
  expect({
    status: answer.status,
    code: (answer.body as ProblemBody).code,
    text: answer.text,
  }).toEqual({ status: problems[code].status, code, text: answer.text });
  const body = problemBody.parse(answer.body);
  expectHeaders(answer, 'application/problem+json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect({ status: body.status, correlationId: body.correlationId }).toEqual({
    status: answer.status,
    correlationId: answer.headers.get('x-correlation-id'),
  });
  return body;
};

/** The answer is what the row declares. */
export const expectDeclared = (operation: Operation, answer: ApiAnswer): void => {
  expect({ status: answer.status, text: answer.status === 200 ? '' : answer.text }).toEqual({
    status: 200,
    text: '',
  });
  const outcome = operation.answer.safeParse(answer.body);
  expect(
    outcome.success
      ? []
      : outcome.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  ).toEqual([]);
  expect(namesOffCase(answer.body)).toEqual([]);
  expectHeaders(answer, 'application/json');
  const isPublic = operation.cacheSeconds > 0 && operation.method === 'GET';
  expect(answer.headers.get('cache-control')).toBe(
    isPublic ? `public, max-age=${operation.cacheSeconds}` : 'no-store',
  );
};

/** Whether an answer says that it did not happen, and why; undefined when it did. */
export const refusalIn = ({ body }: ApiAnswer): string | undefined => {
  const [entry] = Array.isArray(body) ? (body as readonly Partial<ResultEntry>[]) : [];
  return entry?.Error === 1 ? entry.Code : undefined;
};
