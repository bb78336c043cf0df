import type { Identity } from '../../domain/accounts/identity.ts';
import type { User } from '../../domain/accounts/user.ts';
import { checkPartyForm, type PartyForm } from '../../domain/companies/business-form.ts';
import type { UserResult } from '../../domain/user-result.ts';
import type { ServiceAreas } from '../ports/addresses.ts';
import type { Audit } from '../ports/runtime.ts';
import { admitMember, type AdmitMemberDeps } from './admit-member.ts';

export interface SavePartyDeps extends AdmitMemberDeps {
  readonly areas: ServiceAreas;
  readonly register: (identity: Identity) => Promise<User>;
  readonly audit: Audit;
}

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
