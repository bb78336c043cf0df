export interface ActiveCode {
  readonly challengeId: number;
  readonly expiresAt: Date;
  readonly resendAt: Date;
}

/**
 * Only a caller from the same network gets the challenge id, so nobody else can use up its
 * attempts.
 */
export interface ActiveCodeView extends ActiveCode {
  readonly isFromSameNetwork: boolean;
}

export const isWithinResendGap = <Code extends ActiveCode>(
  activeCode: Code | null,
  now: Date,
): activeCode is Code => activeCode !== null && activeCode.resendAt.getTime() > now.getTime();
