import type * as z from 'zod/mini';

type RawIssue = z.core.$ZodRawIssue;

const typeRules: Readonly<Record<string, string>> = {
  array: 'must be a list',
  boolean: 'must be true or false',
  int: 'must be a whole number',
  number: 'must be a number',
  object: 'must be an object',
  string: 'must be a text',
};

const describeLimit = (origin: string, limit: string): string => {
  if (origin === 'array') return `must have ${limit} entries`;
  return origin === 'string' ? `must have ${limit} characters` : `must be ${limit}`;
};

/**
 * The rule that a value breaks, for schemas that have no message of their own. Never holds the value
 * itself. Undefined for issues that only the schema can explain.
 */
export const describeIssue = (issue: RawIssue): string | undefined => {
  switch (issue.code) {
    case 'invalid_type':
      return typeRules[issue.expected];
    case 'invalid_value':
      return `must be ${issue.values.map((value) => (value === '' ? 'empty' : String(value))).join(' or ')}`;
    case 'too_small':
      return describeLimit(issue.origin, `at least ${issue.minimum}`);
    case 'too_big':
      return describeLimit(issue.origin, `at most ${issue.maximum}`);
    default:
      return undefined;
  }
};
