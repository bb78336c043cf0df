import type { Permission } from '@tokri/contracts/platform';
import type { Channel, Identity } from './identity.ts';

export interface User {
  readonly id: number;
  readonly mobile: string;
  readonly email: string;
  readonly name: string;
  readonly address: string;
  readonly pincode: string;
  readonly partyId: number;
  readonly permissions: readonly Permission[];
  readonly addressIds: readonly number[];
  readonly favouriteIds: readonly number[];
  readonly createdAt: Date;
  readonly rev: number;
  readonly seq: number;
}

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

/** Access to a mailbox is too weak a proof for staff permissions. */
export const canSignInWith = (channel: Channel, user: User): boolean =>
  channel !== 'mail' || user.permissions.length === 0;
