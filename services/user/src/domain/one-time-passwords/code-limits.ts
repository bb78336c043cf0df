export interface CodeLimits {
  readonly lifetimeMs: number;
  readonly maxAttempts: number;
  readonly resendAfterMs: number;
}

export interface SendLimits {
  readonly sendsPerIdentityPerHour: number;
  readonly sendsPerIdentityPerDay: number;
  readonly sendsPerNetworkPerHour: number;
  /** This many exhausted codes within an hour block the identity for `blockSeconds`. */
  readonly maxExhaustedCodes: number;
  readonly blockSeconds: number;
}
