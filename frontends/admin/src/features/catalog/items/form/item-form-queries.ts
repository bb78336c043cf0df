import { itemAdminOperations, type EditedItem } from '@tokri/contracts/api';
import { callApi, useQuery, type QueryClient } from '@tokri/web-kit/platform';

/** Other pages keep the same item in the language of the reader. */
const queryKey = (itemId: number) => [
  itemAdminOperations.readItem.operationId,
  itemId,
  'untranslated',
];

export const readItem = (itemId: number, signal?: AbortSignal): Promise<EditedItem> =>
  callApi(itemAdminOperations.readItem, {
    query: { ItemId: itemId },
    isUntranslated: true,
    signal,
  });

/** Read once: a refetch while somebody types would change what the form is compared with. */
export const useEditedItem = (itemId: number) =>
  useQuery({
    queryKey: queryKey(itemId),
    queryFn: ({ signal }) => readItem(itemId, signal),
    enabled: itemId > 0,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { isEdited: true },
  });

export const readSavedItem = async (client: QueryClient, itemId: number): Promise<EditedItem> => {
  const saved = await readItem(itemId);
  client.setQueryData(queryKey(itemId), saved);
  return saved;
};
