import type { FieldError, ProblemBody } from '@tokri/contracts/problems';

interface ApiProblemDetails {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly correlationId?: string;
  readonly errors?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
}

export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: string;
  readonly status: number;
  readonly correlationId: string;
  readonly errors: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;

  constructor({
    code,
    message,
    status,
    correlationId = '',
    errors = [],
    retryAfterSeconds,
  }: ApiProblemDetails) {
    super(message);
    this.code = code;
    this.status = status;
    this.correlationId = correlationId;
    this.errors = errors;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

export const isApiProblem = (error: unknown): error is ApiProblem => error instanceof ApiProblem;

/** Trying again is of no use: the member of staff may not see this part of the customer. */
export const isHiddenInPreview = (error: unknown): boolean =>
  isApiProblem(error) && error.code === 'preview-not-permitted';

const isProblemBody = (body: unknown): body is ProblemBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body;

const retryAfter = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
};

export const toApiProblem = async (response: Response): Promise<ApiProblem> => {
  const body: unknown = await response.json().catch(() => undefined);
  const retryAfterSeconds = retryAfter(response);
  const retryDetails = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  if (!isProblemBody(body))
    return new ApiProblem({
      code: 'unreadable-answer',
      message: response.statusText,
      status: response.status,
      ...retryDetails,
    });
  return new ApiProblem({
    code: body.code,
    message: body.detail || body.title,
    status: response.status,
    correlationId: body.correlationId,
    errors: body.errors ?? [],
    ...retryDetails,
  });
};
