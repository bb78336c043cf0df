export type ValidationResult<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string };

export const valid = <Value>(value: Value): ValidationResult<Value> => ({ ok: true, value });
export const invalid = (message: string): { readonly ok: false; readonly message: string } => ({
  ok: false,
  message,
});
