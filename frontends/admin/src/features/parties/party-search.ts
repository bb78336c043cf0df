import { billingOperations } from '@tokri/contracts/api';
import { callApi } from '@tokri/web-kit/platform';
import type { RecordSearch } from '../../command-palette/record-search.ts';
import { t } from './labels.ts';

const maxResults = 5;

/** By a part of the name, the beginning of the GSTIN or the whole number. */
export const partySearch: RecordSearch = {
  name: 'parties',
  heading: () => t('title'),
  permission: 'payments',
  find: async (text, signal) => {
    const { Parties } = await callApi(billingOperations.listPartyBalances, {
      query: { Search: text, page: 1, pageSize: maxResults },
      signal,
    });
    return Parties.map(({ PartyId, Name, GSTIN }) => ({
      id: String(PartyId),
      label: Name,
      hint: GSTIN,
      path: `/admin/parties/${PartyId}`,
    }));
  },
};
