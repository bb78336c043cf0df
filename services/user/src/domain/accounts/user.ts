import type { Permission } from '@tokri/contracts/platform';
import type { Channel, Identity } from './identity.ts';

/** A person who has signed in once, or whom staff have named. */
export interface User {
  readonly id: number;
  /** As identities spell it; empty for who came by mail. */
  readonly mobile: string;
  readonly email: string;
  readonly name: string;
  readonly address: string;
  readonly pincode: string;
  /** 0 for who buys as a person. */
  readonly partyId: number;
  readonly permissions: readonly Permission[];
  /** The addresses that the person sees, in order of saving; those replaced are not among them. */
  readonly addressIds: readonly number[];
  /** Items that the person keeps in mind, newest first. */
  readonly favouriteIds: readonly number[];
  readonly createdAt: Date;
  /** Compared by the next save. */
  readonly rev: number;
  /** Of the last event about this person. */
  readonly seq: number;
}

/** What a save may change. */
export type UserChange = Partial<
  Pick<
    User,
    | 'name'
    | 'email'
    | 'address'
    | 'pincode'
    | 'partyId'
    | 'permissions'
    | 'addressIds'
    | 'favouriteIds'
  >
>;

export const newUser = (id: number, identity: Identity, now: Date): User => ({
  id,
  mobile: identity.channel === 'sms' ? identity.contact : '',
  email: identity.channel === 'mail' ? identity.contact : '',
  name: '',
  address: '',
  pincode: '',
  partyId: 0,
  permissions: [],
  addressIds: [],
  favouriteIds: [],
  createdAt: now,
  rev: 0,
  seq: 0,
});

/** No staff by mail (facts.md 3.3): a mailbox is too weak a proof for what staff may do. */
export const canSignInWith = (channel: Channel, user: User): boolean =>
  channel !== 'mail' || user.permissions.length === 0;
