/** One call for a hold: when it was sent and answered, and what it came to. */
export interface CallRecord {
  readonly op: 'hold';
  readonly userId: number;
  readonly slotId: number;
  /** Copies of one call have the same. */
  readonly holdKey: string;
  /** Milliseconds since 1970, with fractions; so is `endedMs`. */
  readonly invokedMs: number;
  /** `unknown`: no answer came, or one that says nothing of it: it may or may not have happened (`info` in reliability.md 5.4); `fail`: it did not. */
  readonly outcome: 'ok' | 'fail' | 'unknown';
  readonly endedMs: number;
  readonly status: number;
  readonly code: string;
  readonly holdId: number | null;
  readonly answer: string;
}
