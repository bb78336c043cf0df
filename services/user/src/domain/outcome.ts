import type { RefusalCode } from './texts.ts';

/** It did not happen, for a reason of the business. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  /** Tries that the code has left. */
  readonly triesLeft?: number;
  /** When the same call may succeed. */
  readonly retryAfterSeconds?: number;
}

export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export const happened = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });
export const refusal = (code: RefusalCode, more: Omit<Refusal, 'ok' | 'code'> = {}): Refusal => ({ ok: false, code, ...more });
