import { ok, Problem, refusal } from '@tokri/contracts';
import { stateOfPincode } from '../domain/area.ts';
import { listWithAddress } from '../domain/address.ts';
import { writtenMobile, type Identity } from '../domain/identity.ts';
import { checkPartyForm, joinParty, type Party, type PartyForm } from '../domain/party.ts';
import type { UserOutcome } from '../domain/refusal.ts';
import type { User } from '../domain/user.ts';
import type { Addresses, Areas, Audit, Clock, NextId, Parties, Users } from './ports.ts';
import { updateUser } from './update-user.ts';

export interface PartyPorts {
  readonly users: Users;
  readonly addresses: Addresses;
  readonly parties: Parties;
  readonly areas: Areas;
  readonly clock: Clock;
  readonly nextAddressId: NextId;
  readonly register: (identity: Identity) => Promise<User>;
  readonly audit: Audit;
}

/** The party of this GSTIN: the one that is there, else this one. Two calls at once find the same. */
const ofGstin = async ({ parties }: PartyPorts, party: Omit<Party, 'id'>): Promise<Party> => {
  const known = await parties.byGstin(party.gstin);
  if (known) return known;
  await parties.insert({ ...party, id: await parties.nextId() });
  const made = await parties.byGstin(party.gstin);
  if (!made) throw new Error('a party is neither new nor there');
  return made;
};

/** The party's own address among the member's (section 3), once. */
const addressOf = async (
  { addresses, nextAddressId, clock }: PartyPorts,
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
    mobile: writtenMobile(member.mobile),
    email: member.email,
    address,
    pincode,
    stateCode,
    savedAt: clock(),
  });
  return id;
};

/** U19. The party is written first, its address next, its member last: what a crash leaves, the next call finishes. */
export const saveParty =
  (ports: PartyPorts) =>
  async ({ by, ...form }: PartyForm & { readonly by: number }): Promise<UserOutcome<number>> => {
    const checked = checkPartyForm(form);
    if (!checked.ok) return checked;
    const { mobile, ...whole } = checked.value;
    const stateCode = stateOfPincode(ports.areas.all(), whole.pincode);
    if (stateCode === null) return refusal('pincode-not-served');
    const member = await ports.register({ channel: 'sms', contact: mobile });
    const party = await ofGstin(ports, { ...whole, stateCode });
    const joining = joinParty(member, party.id);
    if (!joining.ok) return joining;
    const addressId = await addressOf(ports, { party, member });
    const saved = await updateUser(ports)(member.id, (user) => {
      const joined = joinParty(user, party.id);
      const list = listWithAddress(user.addressIds, addressId, 0);
      if (!joined.ok) return joined;
      return list.ok
        ? ok({
            ...joined.value,
            addressIds: list.value,
            ...(user.name === '' ? { name: party.name } : {}),
          })
        : list;
    });
    if (!saved.ok) return saved;
    ports.audit('a person was made member of a party', { userId: member.id, by });
    return ok(party.id);
  };

/** The party that a person buys for, or null. @throws Problem `not-found` when it is gone. */
export const partyOf =
  (ports: { readonly parties: Pick<Parties, 'byId'> }) =>
  async (partyId: number): Promise<Party | null> => {
    if (partyId === 0) return null;
    const party = await ports.parties.byId(partyId);
    if (!party) throw new Problem('not-found');
    return party;
  };
