import { checkMobile } from '@tokri/contracts/validation';
import type { PartyRole, Permission } from '@tokri/contracts/platform';
import type { Language } from '@tokri/contracts/language';
import type { Erasure } from '../erasure/erasure-state.ts';
import type { Channel, Identity } from './identity.ts';

/** A blocked customer cannot sign in. Carts stay, and placed orders go on. */
export interface Block {
  readonly at: Date;
  readonly reason: string;
  readonly staffId: number;
}

/** That a person without permissions got some, or was invited again; the last time. */
export interface Invitation {
  readonly at: Date;
  readonly language: Language;
}

/** What notification reported about the SMS of an invitation. */
export interface InvitationDelivery {
  readonly invitedAt: Date;
  readonly state: 'sent' | 'failed';
  readonly reason: string;
  readonly at: Date;
}

export interface User {
  readonly id: number;
  readonly mobile: string;
  readonly email: string;
  readonly signInChannel: Channel;
  /** The number and address that a code proved last; only these receive messages. */
  readonly verifiedMobile: string;
  readonly verifiedEmail: string;
  readonly name: string;
  readonly address: string;
  readonly pincode: string;
  readonly partyId: number;
  /** Empty without a party. */
  readonly partyRoles: readonly PartyRole[];
  readonly permissions: readonly Permission[];
  readonly addressIds: readonly number[];
  readonly favouriteIds: readonly number[];
  /** Tokens that were issued before are refused; null when that was never asked for. */
  readonly tokensRevokedAt: Date | null;
  readonly block: Block | null;
  readonly invitation: Invitation | null;
  readonly invitationDelivery: InvitationDelivery | null;
  /** Of an account that the customer deleted; else null. */
  readonly erasure: Erasure | null;
  readonly createdAt: Date;
  readonly rev: number;
  readonly seq: number;
}

export type UserChange = Partial<
  Pick<
    User,
    | 'name'
    | 'mobile'
    | 'email'
    | 'signInChannel'
    | 'verifiedMobile'
    | 'verifiedEmail'
    | 'address'
    | 'pincode'
    | 'partyId'
    | 'partyRoles'
    | 'permissions'
    | 'addressIds'
    | 'favouriteIds'
    | 'tokensRevokedAt'
    | 'block'
    | 'invitation'
    | 'erasure'
    | 'invitationDelivery'
  >
>;

export const isVerified = (user: User, channel: Channel): boolean =>
  channel === 'sms'
    ? user.mobile !== '' && user.mobile === user.verifiedMobile
    : user.email !== '' && user.email === user.verifiedEmail;

export const toVerifiedContact = ({
  channel,
  contact,
}: Identity): Pick<UserChange, 'mobile' | 'email' | 'verifiedMobile' | 'verifiedEmail'> =>
  channel === 'sms'
    ? { mobile: contact, verifiedMobile: contact }
    : { email: contact, verifiedEmail: contact };

/** A correct sign-in code proves the contact, unless the profile has another one by now. */
export const shouldVerifyOnSignIn = (user: User, { channel, contact }: Identity): boolean =>
  contact === (channel === 'sms' ? user.mobile : user.email) && !isVerified(user, channel);

/** Staff and orders know a customer by the number of the sign-in. */
export const replacesSignInMobile = (user: User, { channel, contact }: Identity): boolean =>
  channel === 'sms' && user.signInChannel === 'sms' && user.mobile !== contact;

/** Written in any way that the sign-in accepts; empty is the number of a person without one. */
export const isOwnMobile = (user: User, typed: string): boolean => {
  const mobile = checkMobile(typed);
  return (mobile.ok ? mobile.value : typed.trim()) === user.mobile;
};

/** Nobody has proven the contact yet: staff register people by their number, too. */
export const newUser = (id: number, { channel, contact }: Identity, now: Date): User => ({
  id,
  mobile: channel === 'sms' ? contact : '',
  email: channel === 'mail' ? contact : '',
  signInChannel: channel,
  verifiedMobile: '',
  verifiedEmail: '',
  name: '',
  address: '',
  pincode: '',
  partyId: 0,
  partyRoles: [],
  permissions: [],
  addressIds: [],
  favouriteIds: [],
  tokensRevokedAt: null,
  block: null,
  invitation: null,
  invitationDelivery: null,
  erasure: null,
  createdAt: now,
  rev: 0,
  seq: 0,
});

/** Access to a mailbox is too weak a proof for staff permissions. */
export const canSignInWith = (channel: Channel, user: User): boolean =>
  channel !== 'mail' || user.permissions.length === 0;
