import type { Identity } from '../../domain/accounts/identity.ts';

/** Browsers that have signed in before, recognized by a signed cookie. */
export interface KnownDevices {
  /** The id of the device if it has signed in with this identity before. */
  recognize(cookie: string | undefined, identity: Identity, now: Date): string | null;
  /** The cookie of the device after a sign-in with this identity. */
  remember(cookie: string | undefined, identity: Identity, now: Date): string;
}
