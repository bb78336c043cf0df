export interface CodeLimits {
  readonly lifetimeMs: number;
  readonly maxAttempts: number;
  readonly resendAfterMs: number;
}

export interface SendLimits {
  readonly sendsPerIdentityPerHour: number;
  readonly sendsPerIdentityPerDay: number;
  readonly sendsPerNetworkPerHour: number;
  /** Codes by SMS to a thousand consecutive numbers, known devices and deletions not counted. */
  readonly sendsPerRangePerHour: number;
  /** This many exhausted codes within an hour block the identity for `blockSeconds`. */
  readonly maxExhaustedCodes: number;
  readonly blockSeconds: number;
}
