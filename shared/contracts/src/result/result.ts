/** A business error; `code` is stable and part of the contract. */
export type Err<Code extends string = string, Details extends object = object> = {
  readonly ok: false;
  readonly code: Code;
} & Details;

export type Result<Value, Code extends string = string, Details extends object = object> =
  { readonly ok: true; readonly value: Value } | Err<Code, Details>;

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const err = <const Code extends string, Details extends object = object>(
  code: Code,
  details?: Details,
): Err<Code, Details> => ({ ok: false, code, ...(details as Details) });
