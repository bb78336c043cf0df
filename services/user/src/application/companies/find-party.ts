import { ProblemError } from '@tokri/contracts/problems';
import type { Party } from '../../domain/companies/party.ts';
import type { Parties } from '../ports/companies.ts';

export const findParty =
  (deps: { readonly parties: Pick<Parties, 'findById'> }) =>
  async (partyId: number): Promise<Party | null> => {
    if (partyId === 0) return null;
    const party = await deps.parties.findById(partyId);
    if (!party) throw new ProblemError('not-found');
    return party;
  };
