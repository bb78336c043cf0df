import { userOperations } from '@tokri/contracts/api';
import type { Permission } from '@tokri/contracts/platform';
import { maxPageSize } from '@tokri/contracts/validation';
import { callApi, keepPreviousData, useQuery } from '@tokri/web-kit/platform';
import { useCallback } from 'react';
import { usePermissions } from '../../layout/access-guard.tsx';
import { t } from './labels.ts';

const { listPartyNames } = userOperations;
const readers: readonly Permission[] = ['users', 'rates', 'offers', 'slots', 'pincodes'];

const noNames: ReadonlyMap<number, string> = new Map();

/** Best effort: whoever may not read the names, or gets no answer, sees numbers. */
export const usePartyNames = (partyIds: readonly number[]): ((partyId: number) => string) => {
  const permissions = usePermissions();
  const ids = [...new Set(partyIds)]
    .filter((id) => id > 0)
    .sort((a, b) => a - b)
    .slice(0, maxPageSize);
  const { data: names = noNames } = useQuery({
    queryKey: [listPartyNames.operationId, ids],
    queryFn: async ({ signal }) => {
      const parties = await callApi(listPartyNames, {
        query: { PartyIds: ids, pageSize: maxPageSize },
        signal,
      });
      return new Map(parties.map(({ PartyId, Name }) => [PartyId, Name]));
    },
    enabled: ids.length > 0 && readers.some((reader) => permissions.includes(reader)),
    placeholderData: keepPreviousData,
  });
  return useCallback((partyId) => names.get(partyId) ?? t('number', { id: partyId }), [names]);
};
