import type { PartyRole } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import { withAddress } from '../../domain/addresses/address.ts';
import { toDisplayMobile, type Identity } from '../../domain/accounts/identity.ts';
import { checkPartyForm, type PartyForm } from '../../domain/companies/business-form.ts';
import {
  canJoinParty,
  joinParty,
  type Party,
  type PartyDetails,
} from '../../domain/companies/party.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { User } from '../../domain/accounts/user.ts';
import type { Addresses, ServiceAreas } from '../ports/addresses.ts';
import type { Audit, NextId } from '../ports/runtime.ts';
import type { Parties } from '../ports/companies.ts';
import type { Users } from '../ports/accounts.ts';
import { updateUser } from '../accounts/update-user.ts';

export interface AdmitMemberDeps {
  readonly users: Users;
  readonly addresses: Addresses;
  readonly parties: Parties;
  readonly clock: Clock;
  readonly nextAddressId: NextId;
}

export interface SavePartyDeps extends AdmitMemberDeps {
  readonly areas: ServiceAreas;
  readonly register: (identity: Identity) => Promise<User>;
  readonly audit: Audit;
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

const ensurePartyAddress = async (
  { addresses, nextAddressId, clock }: AdmitMemberDeps,
  { party, member }: { readonly party: Party; readonly member: User },
): Promise<number> => {
  const { name, address, pincode, stateCode } = party;
  const known = (await addresses.findAll(member.addressIds)).find(
    (saved) => saved.source === 0 && saved.address === address && saved.pincode === pincode,
  );
  if (known) return known.id;
  const id = await nextAddressId();
  await addresses.insert({
    id,
    userId: member.id,
    source: 0,
    name,
    mobile: toDisplayMobile(member.mobile),
    email: member.email,
    address,
    pincode,
    stateCode,
    savedAt: clock(),
  });
  return id;
};

/**
 * Stores the party, then its address, then its member. A repeated call finishes what a crash
 * interrupted.
 */
export const admitMember =
  (deps: AdmitMemberDeps) =>
  async (
    member: User,
    { party: form, roles }: { readonly party: PartyDetails; readonly roles?: readonly PartyRole[] },
  ): Promise<UserResult<number>> => {
    const party = await findOrCreateParty(deps, form);
    if (!canJoinParty(member, party.id)) return err('other-party');
    const addressId = await ensurePartyAddress(deps, { party, member });
    const saved = await updateUser(deps)(member.id, (user) => {
      const known = user.partyId === party.id ? user.partyRoles : undefined;
      const joined = joinParty(user, party.id, roles ?? known);
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

export const saveParty =
  (deps: SavePartyDeps) =>
  async ({
    actorId,
    ...form
  }: PartyForm & { readonly actorId: number }): Promise<UserResult<number>> => {
    const checked = checkPartyForm(form, deps.areas.all());
    if (!checked.ok) return checked;
    const { party, mobile } = checked.value;
    const member = await deps.register({ channel: 'sms', contact: mobile });
    const admitted = await admitMember(deps)(member, { party });
    if (!admitted.ok) return admitted;
    deps.audit('a person was made member of a party', { userId: member.id, actorId });
    return admitted;
  };

export const findParty =
  (deps: { readonly parties: Pick<Parties, 'findById'> }) =>
  async (partyId: number): Promise<Party | null> => {
    if (partyId === 0) return null;
    const party = await deps.parties.findById(partyId);
    if (!party) throw new ProblemError('not-found');
    return party;
  };
