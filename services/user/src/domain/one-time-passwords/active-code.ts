/** The code that went out last to an identity; until `resendAt` no other does. */
export interface ActiveCode {
  readonly challengeId: number;
  readonly expiresAt: Date;
  readonly resendAt: Date;
}

/** A living code as one caller sees it: the request is told again only where it was asked for, so that nobody else can use up its tries. */
export interface ActiveCodeView extends ActiveCode {
  readonly isFromSameNetwork: boolean;
}

/** Between two codes to one number or mail address lies the time of a resend, whoever asks and by whichever row (facts.md 3.3). */
export const isWithinResendGap = <Code extends ActiveCode>(
  activeCode: Code | null,
  now: Date,
): activeCode is Code => activeCode !== null && activeCode.resendAt.getTime() > now.getTime();
