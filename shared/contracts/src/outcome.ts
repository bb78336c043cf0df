/** It did not happen, for a reason of the business. `code` is stable and part of the contract; facts that the caller needs stand beside it. */
export type Refusal<Code extends string = string, Facts extends object = object> = {
  readonly ok: false;
  readonly code: Code;
} & Facts;

/** What came of a command that a rule may refuse. Every use case of every service answers in this shape. */
export type Outcome<Value, Code extends string = string, Facts extends object = object> =
  { readonly ok: true; readonly value: Value } | Refusal<Code, Facts>;

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const refusal = <const Code extends string, Facts extends object = object>(
  code: Code,
  facts?: Facts,
): Refusal<Code, Facts> => ({ ok: false, code, ...(facts as Facts) });
