export interface Ok<Value> {
  readonly ok: true;
  readonly value: Value;
}

/** A business error; `code` is stable and part of the contract. */
export type Err<Code extends string = string, Details = unknown> = {
  readonly ok: false;
  readonly code: Code;
} & Details;

export type Result<Value, Code extends string = string, Details = unknown> =
  Ok<Value> | Err<Code, Details>;

export const ok = <Value>(value: Value): Ok<Value> => ({ ok: true, value });

/**
 * An error without details. An error with details is an object literal, because only there the
 * compiler reports details that the declared result does not have.
 */
export const err = <const Code extends string>(code: Code): Err<Code> => ({ ok: false, code });
