import { partyRoleName, type PartyRole } from '@tokri/contracts/platform';
import { err, ok } from '@tokri/contracts/result';
import type { UserResult } from '../user-result.ts';
import type { User, UserChange } from '../accounts/user.ts';

export interface Party {
  readonly id: number;
  readonly name: string;
  readonly gstin: string;
  readonly address: string;
  readonly pincode: string;
  readonly stateCode: string;
}

export type PartyDetails = Omit<Party, 'id'>;

export const canJoinParty = (user: User, partyId: number): boolean =>
  user.partyId === 0 || user.partyId === partyId;

export const joinParty = (
  user: User,
  partyId: number,
  roles: readonly PartyRole[],
): UserResult<Pick<User, 'partyId' | 'partyRoles'>> =>
  canJoinParty(user, partyId) ? ok({ partyId, partyRoles: roles }) : err('other-party');

export const changeRoles = (
  user: User,
  { partyId, roles }: { readonly partyId: number; readonly roles: readonly PartyRole[] },
): UserResult<UserChange> =>
  user.partyId === partyId ? ok({ partyRoles: roles }) : err('not-of-party');

/** The addresses of the party go, too. */
export const leaveParty = (
  user: User,
  {
    partyId,
    partyAddressIds,
  }: { readonly partyId: number; readonly partyAddressIds: readonly number[] },
): UserResult<UserChange> =>
  user.partyId === partyId
    ? ok({
        partyId: 0,
        partyRoles: [],
        addressIds: user.addressIds.filter((id) => !partyAddressIds.includes(id)),
      })
    : err('not-of-party');

export const toPartyRoleNames = (roles: readonly PartyRole[]): readonly string[] =>
  roles.map(partyRoleName);

/** Tokens name the party and the roles in it. */
export const changesMembership = (
  { partyId, partyRoles: current }: Pick<User, 'partyId' | 'partyRoles'>,
  { partyId: nextPartyId = partyId, partyRoles: next = current }: UserChange,
): boolean =>
  nextPartyId !== partyId ||
  next.length !== current.length ||
  !next.every((role) => current.includes(role));
