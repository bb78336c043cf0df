/** Outcome of a rule on a value that somebody typed: the value as the house keeps it, or the text to show. */
export type Check<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly message: string };

export const passed = <Value>(value: Value): Check<Value> => ({ ok: true, value });
export const failed = (message: string): { readonly ok: false; readonly message: string } => ({
  ok: false,
  message,
});
