import { Problem } from '@tokri/contracts';
import type { FieldError } from '@tokri/contracts';
import type * as z from 'zod/mini';

const errorsMax = 20;

const fieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  issues.slice(0, errorsMax).map((issue) => ({ field: issue.path.map(String).join('.'), rule: issue.code ?? 'custom', message: issue.message }));

/** The value as its schema reads it, names that it does not know left out. @throws Problem `bad-input` with one error per field. */
export const parseInput = <S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> => {
  const outcome = schema.safeParse(value);
  if (outcome.success) return outcome.data;
  const errors = fieldErrors(outcome.error.issues);
  throw new Problem('bad-input', errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join('; ').slice(0, 500), errors);
};
