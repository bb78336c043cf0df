import * as z from 'zod/mini';
import type { Language } from '../language/language.ts';

export const problems = {
  'unknown-parameters': {
    status: 400,
    title: 'No operation of this path accepts these parameters.',
  },
  'doubled-parameter': { status: 400, title: 'A parameter was given more than once.' },
  'bad-input': { status: 400, title: 'The request is not valid.' },
  'bad-json': { status: 400, title: 'The body is not valid JSON.' },
  'signature-wrong': { status: 400, title: 'The signature does not match the body.' },
  'prefetch-refused': {
    status: 400,
    title: 'This request changes data and cannot be prefetched.',
  },
  'not-signed-in': { status: 401, title: 'Sign in to continue.' },
  'not-allowed': { status: 403, title: 'You are not allowed to do this.' },
  'preview-read-only': { status: 403, title: 'Nothing can be changed in a preview.' },
  'preview-not-permitted': {
    status: 403,
    title: 'Your permissions do not include this part of the customer.',
  },
  'cross-site-refused': { status: 403, title: 'Requests from other sites are not allowed.' },
  'not-found': { status: 404, title: 'Not found.' },
  'method-not-allowed': { status: 405, title: 'This path does not support this method.' },
  conflict: { status: 409, title: 'The data has changed. Reload it and try again.' },
  'not-known-yet': { status: 409, title: 'This is not available yet. Try again in a moment.' },
  'idempotency-key-reused': {
    status: 409,
    title: 'This Idempotency-Key was already used with a different body.',
  },
  'idempotency-key-running': {
    status: 409,
    title: 'A request with this Idempotency-Key is still in progress.',
  },
  'client-key-reused': {
    status: 409,
    title: 'This ClientKey was already used with a different message.',
  },
  'body-timeout': { status: 408, title: 'The request body did not arrive in time.' },
  'too-large': { status: 413, title: 'The request is too large.' },
  'unsupported-media-type': { status: 415, title: 'The format of the body is not supported.' },
  'pdf-too-large': { status: 422, title: 'This is too large for a PDF.' },
  'too-many-requests': { status: 429, title: 'Too many requests. Wait a moment.' },
  internal: { status: 500, title: 'Something went wrong. Try again.' },
  overloaded: { status: 503, title: 'The shop is very busy. Try again in a moment.' },
  unavailable: {
    status: 503,
    title: 'This part of the shop is not available right now. Try again.',
  },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

export const fieldError = z.object({ field: z.string(), rule: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

export const problemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  correlationId: z.string(),
  errors: z.optional(z.array(fieldError)),
});
export type ProblemBody = z.infer<typeof problemBody>;

export type ProblemDetails = readonly FieldError[] | { readonly retryAfterSeconds: number };

export type LocalizedText = Readonly<Record<Language, string>>;

/**
 * Use cases throw it; the HTTP layer turns it into an `application/problem+json` response. A detail
 * for developers is in English; one that customers may read is localized.
 */
export class ProblemError extends Error {
  override readonly name = 'Problem';
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  constructor(
    readonly code: ProblemCode,
    readonly detail?: string | LocalizedText,
    details: ProblemDetails = [],
  ) {
    super(typeof detail === 'object' ? detail.en : (detail ?? problems[code].title));
    this.errors = 'retryAfterSeconds' in details ? [] : details;
    this.retryAfterSeconds = 'retryAfterSeconds' in details ? details.retryAfterSeconds : undefined;
  }
}
