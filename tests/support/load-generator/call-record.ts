export interface CallRecord {
  readonly op: 'hold';
  readonly userId: number;
  readonly slotId: number;
  readonly holdKey: string;
  readonly invokedMs: number;
  /** `unknown`: no response tells whether the call took effect. `fail`: it had no effect. */
  readonly outcome: 'ok' | 'fail' | 'unknown';
  readonly endedMs: number;
  readonly status: number;
  readonly code: string;
  readonly holdId: number | null;
  readonly responseText: string;
  readonly retryAfter?: string | undefined;
}
