import { pageRowsMax } from '@tokri/contracts';
import { bffOperations, itemOperations, type Item, type ItemType } from '@tokri/contracts/http';
import {
  call,
  callPage,
  firstAnswer,
  useQuery,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';

/** Departments change rarely; pages that share them ask once. */
const departmentsFreshMs = 300_000;
/** Types beyond this many pages are found by search. */
const typesPagesMax = 5;

export const useGroups = () =>
  useQuery({
    queryKey: [itemOperations.listItemGroups.id],
    queryFn: ({ signal }) => call(itemOperations.listItemGroups, { signal }),
    ...firstAnswer(itemOperations.listItemGroups),
    staleTime: departmentsFreshMs,
  });

const readTypes = async (signal: AbortSignal): Promise<readonly ItemType[]> => {
  const types: ItemType[] = [];
  for (let page = 1; page <= typesPagesMax; page += 1) {
    const { rows, total } = await callPage(itemOperations.listItemTypes, {
      query: { page, pageSize: pageRowsMax },
      signal,
    });
    types.push(...rows);
    if (types.length >= total || rows.length === 0) break;
  }
  return types;
};

/** All types, in the order of their groups. */
export const useTypes = () =>
  useQuery({
    queryKey: [itemOperations.listItemTypes.id],
    queryFn: ({ signal }) => readTypes(signal),
    staleTime: departmentsFreshMs,
  });

/** The types of one group; none is asked for without one. */
export const useTypesOfGroup = (groupId: number) =>
  useQuery({
    queryKey: [itemOperations.listItemTypes.id, groupId],
    queryFn: ({ signal }) =>
      call(itemOperations.listItemTypes, {
        query: { ItemGroupId: groupId, pageSize: pageRowsMax },
        signal,
      }),
    staleTime: departmentsFreshMs,
    enabled: groupId > 0,
  });

export interface ShelfWish {
  readonly groupId?: number;
  readonly typeId?: number;
  readonly sort?: 'discount';
  readonly count: number;
}

/** A few items that are in stock, for a shelf. Offers may be for the stored place only; prices and hearts may be the person's own, so the answer is kept per place and person. */
export const useShelf = (
  { groupId, typeId, sort, count }: ShelfWish,
  { isWanted = true }: { readonly isWanted?: boolean } = {},
) => {
  const userId = useSession((state) => state.user?.Id ?? 0);
  const pincode = useSession((state) => state.pincode);
  const query = {
    inStock: '1' as const,
    pageSize: count,
    ...(pincode ? { pincode } : {}),
    ...(groupId ? { categoryId: groupId } : {}),
    ...(typeId ? { typeId } : {}),
    ...(sort ? { sort } : {}),
  };
  return useQuery({
    queryKey: [itemOperations.filterItems.id, 'shelf', userId, query],
    queryFn: ({ signal }) => call(itemOperations.filterItems, { query, signal }),
    enabled: isWanted,
  });
};

/** What a person has bought before, priced for the stored place (O9). */
export const useBought = (
  userId: number,
  { count, isWanted }: { readonly count: number; readonly isWanted: boolean },
): UseQueryResult<readonly Item[]> => {
  const pincode = useSession((state) => state.pincode);
  return useQuery({
    queryKey: [bffOperations.listBoughtItems.id, userId, pincode, count],
    queryFn: ({ signal }): Promise<readonly Item[]> =>
      call(bffOperations.listBoughtItems, {
        query: { UserId: userId, pageSize: count, ...(pincode ? { pincode } : {}) },
        signal,
      }),
    enabled: isWanted,
  });
};
