import type { Language } from '@tokri/contracts/language';
import { receivesSms } from '@tokri/contracts/validation';
import type { User } from '../accounts/user.ts';

/** Tells the person that the second factor was turned on or off, so that a theft is noticed. */
export interface SecondFactorMessage {
  readonly state: 'on' | 'off';
  readonly changedAt: Date;
  readonly language: Language;
  /** Verified; empty for none. */
  readonly mobile: string;
  readonly mail: string;
}

export const toSecondFactorMessage = (
  { verifiedMobile, verifiedEmail }: Pick<User, 'verifiedMobile' | 'verifiedEmail'>,
  change: Pick<SecondFactorMessage, 'state' | 'changedAt' | 'language'>,
): SecondFactorMessage => ({
  ...change,
  mobile: receivesSms(verifiedMobile) ? verifiedMobile : '',
  mail: verifiedEmail,
});
