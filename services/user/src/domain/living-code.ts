/** The code that went out last to an identity; until `resendAt` no other does. */
export interface LivingCode {
  readonly challengeId: number;
  readonly expiresAt: Date;
  readonly resendAt: Date;
}

/** A living code as one caller sees it: the request is told again only where it was asked for, so that nobody else can use up its tries. */
export interface SeenCode extends LivingCode {
  readonly isFromSameNetwork: boolean;
}

/** Between two codes to one number or mail address lies the time of a resend, whoever asks and by whichever row (facts.md 3.3). */
export const isTooSoonForAnother = <Code extends LivingCode>(
  living: Code | null,
  now: Date,
): living is Code => living !== null && living.resendAt.getTime() > now.getTime();
