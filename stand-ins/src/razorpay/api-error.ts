export class ApiError extends Error {
  readonly status: number;
  readonly field: string | undefined;
  readonly code: string;

  constructor(
    description: string,
    {
      status = 400,
      field,
      code = 'BAD_REQUEST_ERROR',
    }: { readonly status?: number; readonly field?: string; readonly code?: string } = {},
  ) {
    super(description);
    this.status = status;
    this.field = field;
    this.code = code;
  }

  body() {
    const error = {
      code: this.code,
      description: this.message,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
    };
    return { error: this.field === undefined ? error : { ...error, field: this.field } };
  }
}

/** Razorpay responds to an unknown id with 400, not 404. */
export const unknownIdError = (): ApiError => new ApiError('The id provided does not exist');
