import { ProblemError } from '@tokri/contracts/problems';
import type { FieldError } from '@tokri/contracts/problems';
import type * as z from 'zod/mini';
import { describeIssue } from './describe-issue.ts';

const maxErrors = 20;

type Issue = z.core.$ZodIssue;

/**
 * Reports only the errors of the union member that matches furthest: that is the one the caller
 * meant.
 */
const closestAlternative = ({
  errors,
  path,
}: Extract<Issue, { code: 'invalid_union' }>): Issue[] => {
  const depth = (issues: readonly Issue[]): number =>
    Math.max(0, ...issues.map((issue) => issue.path.length));
  const [closest = []] = [...errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length);
  return closest.map((issue) => ({ ...issue, path: [...path, ...issue.path] }));
};

const flattenIssue = (issue: Issue): Issue[] => {
  if (issue.code !== 'invalid_union') return [issue];
  const inner = closestAlternative(issue).flatMap(flattenIssue);
  return inner.length > 0 ? inner : [issue];
};

/** Two checks of a field may state one rule, such as a pattern for forms and a law of the market. */
const isFirstOfItsKind = (
  { field, message }: FieldError,
  index: number,
  errors: readonly FieldError[],
): boolean =>
  errors.findIndex((other) => other.field === field && other.message === message) === index;

const toFieldErrors = (issues: readonly Issue[]): FieldError[] =>
  issues
    .flatMap(flattenIssue)
    .slice(0, maxErrors)
    .map((issue) => ({
      field: issue.path.map(String).join('.'),
      rule: issue.code ?? 'custom',
      message: issue.message,
    }))
    .filter(isFirstOfItsKind);

export const parseInput = <S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> => {
  const outcome = schema.safeParse(value, { error: describeIssue });
  if (outcome.success) return outcome.data;
  const errors = toFieldErrors(outcome.error.issues);
  throw new ProblemError(
    'bad-input',
    errors
      .map(({ field, message }) => (field ? `${field}: ${message}` : message))
      .join('; ')
      .slice(0, 500),
    errors,
  );
};
