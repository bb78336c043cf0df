/**
 * Periods that the privacy policy promises. A change needs a new version of the policy in shops that
 * have published one.
 */
export const retentionDays = {
  /** Of a session after its last use: a code by SMS, a code by mail. */
  session: 30,
  mailSession: 7,
  /** Of the cookie that recognizes a device. */
  deviceCookie: 180,
  /** Of an address that was replaced or removed. */
  formerAddress: 120,
  /** FCM calls a token stale when it was not refreshed for this long. */
  pushRegistration: 270,
  /** Traffic data is kept for a year (DPDP Rules 2025, 8(3)). */
  sentMessage: 366,
} as const;
