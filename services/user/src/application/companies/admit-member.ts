import { partyRoles, type PartyRole } from '@tokri/contracts/platform';
import { err, ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { isAddressListFull, withAddress, type Address } from '../../domain/addresses/address.ts';
import { toDisplayMobile } from '../../domain/accounts/identity.ts';
import type { User } from '../../domain/accounts/user.ts';
import {
  canJoinParty,
  joinParty,
  type Party,
  type PartyDetails,
} from '../../domain/companies/party.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { Users } from '../ports/accounts.ts';
import type { Addresses } from '../ports/addresses.ts';
import type { Parties } from '../ports/companies.ts';
import type { NextId } from '../ports/runtime.ts';
import { updateUser } from '../accounts/update-user.ts';

export interface AdmitMemberDeps {
  readonly users: Users;
  readonly addresses: Addresses;
  readonly parties: Parties;
  readonly clock: Clock;
  readonly nextAddressId: NextId;
}

const findOrCreateParty = async (
  { parties }: AdmitMemberDeps,
  party: PartyDetails,
): Promise<Party> => {
  const known = await parties.findByGstin(party.gstin);
  if (known) return known;
  await parties.insert({ ...party, id: await parties.nextId() });
  const created = await parties.findByGstin(party.gstin);
  if (!created) throw new Error('a party is neither new nor there');
  return created;
};

const findPartyAddress = async (
  { addresses }: Pick<AdmitMemberDeps, 'addresses'>,
  { party, member }: { readonly party: PartyDetails; readonly member: User },
): Promise<Address | undefined> => {
  const listed = await addresses.findAll(member.addressIds);
  return listed.find(
    ({ source, address, pincode }) =>
      source === 0 && address === party.address && pincode === party.pincode,
  );
};

/** What refuses a membership. A member needs room for the address of the party in their list. */
export const checkAdmission =
  (deps: Pick<AdmitMemberDeps, 'addresses' | 'parties'>) =>
  async (member: User, form: PartyDetails): Promise<UserResult<undefined>> => {
    const known = await deps.parties.findByGstin(form.gstin);
    if (!canJoinParty(member, known?.id ?? 0)) return err('other-party');
    const hasAddress = await findPartyAddress(deps, { party: known ?? form, member });
    return hasAddress || !isAddressListFull(member.addressIds)
      ? ok(undefined)
      : err('too-many-addresses');
  };

const ensurePartyAddress = async (
  deps: AdmitMemberDeps,
  { party, member }: { readonly party: Party; readonly member: User },
): Promise<number> => {
  const known = await findPartyAddress(deps, { party, member });
  if (known) return known.id;
  const { name, address, pincode, stateCode } = party;
  const id = await deps.nextAddressId();
  await deps.addresses.insert({
    id,
    userId: member.id,
    source: 0,
    name,
    mobile: toDisplayMobile(member.mobile),
    email: member.email,
    address,
    pincode,
    stateCode,
    savedAt: deps.clock(),
  });
  return id;
};

/** Those of a member stay, and a new one has all. */
const rolesIn = ({ id }: Party, user: User): readonly PartyRole[] =>
  user.partyId === id ? user.partyRoles : partyRoles;

/**
 * Stores nothing for a person who cannot be admitted, else the party, then its address, then its
 * member. A repeated call finishes what a crash interrupted.
 */
export const admitMember =
  (deps: AdmitMemberDeps) =>
  async (
    member: User,
    { party: form, roles }: { readonly party: PartyDetails; readonly roles?: readonly PartyRole[] },
  ): Promise<UserResult<number>> => {
    const admission = await checkAdmission(deps)(member, form);
    if (!admission.ok) return admission;
    const party = await findOrCreateParty(deps, form);
    const addressId = await ensurePartyAddress(deps, { party, member });
    const saved = await updateUser(deps)(member.id, (user) => {
      const joined = joinParty(user, party.id, roles ?? rolesIn(party, user));
      const list = withAddress(user.addressIds, addressId, 0);
      if (!joined.ok) return joined;
      return list.ok
        ? ok({
            ...joined.value,
            addressIds: list.value,
            ...(user.name === '' ? { name: party.name } : {}),
          })
        : list;
    });
    return saved.ok ? ok(party.id) : saved;
  };
