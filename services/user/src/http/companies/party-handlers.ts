import type { userOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { PartyPage, PartyQuery } from '../../application/ports/companies.ts';

export interface PartyUseCases {
  readonly listParties: (query: PartyQuery) => Promise<PartyPage>;
}

export const createPartyHandlers = (
  useCases: PartyUseCases,
): Pick<OperationHandlers<typeof userOperations>, 'list-party-names'> => ({
  'list-party-names': async ({ query, pagination }) => {
    const { parties, total } = await useCases.listParties({
      ...pagination,
      search: query.Search ?? '',
      ids: query.PartyIds,
    });
    return { body: parties.map(({ id, name }) => ({ PartyId: id, Name: name })), total };
  },
});
