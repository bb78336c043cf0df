interface RefusalDetails {
  readonly status?: number;
  readonly type?: 'invalid_request_error' | 'idempotency_error' | 'card_error';
  readonly code?: string;
  readonly param?: string;
  /** What else stands in the error, such as the intent. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Stripe's error answer: `{error: {type, code?, message, param?, …}}`. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = details.status ?? 400;
    this.details = details;
  }

  body() {
    const { type = 'invalid_request_error', code, param, more } = this.details;
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

export const unknownId = (kind: string, id: string): Refusal =>
  new Refusal(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param: 'id' });
