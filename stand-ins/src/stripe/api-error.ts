interface ApiErrorDetails {
  readonly status?: number;
  readonly type?: 'invalid_request_error' | 'idempotency_error' | 'card_error';
  readonly code?: string;
  readonly param?: string;
  readonly extra?: Readonly<Record<string, unknown>>;
}

export class ApiError extends Error {
  readonly status: number;
  readonly details: ApiErrorDetails;

  constructor(message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.status = details.status ?? 400;
    this.details = details;
  }

  body() {
    const { type = 'invalid_request_error', code, param, extra: more } = this.details;
    return {
      error: {
        type,
        message: this.message,
        ...(code === undefined ? {} : { code }),
        ...(param === undefined ? {} : { param }),
        ...more,
      },
    };
  }
}

export const unknownIdError = (kind: string, id: string): ApiError =>
  new ApiError(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param: 'id' });
