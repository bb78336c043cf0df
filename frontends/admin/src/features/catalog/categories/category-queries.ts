import { itemAdminOperations, type StaffItemGroup, type StaffItemType } from '@tokri/contracts/api';
import { toTint } from '@tokri/contracts/platform';
import { callApi, sendCommand, useQuery, type QueryClient } from '@tokri/web-kit/platform';

const { listStaffCategories } = itemAdminOperations;

export type Category =
  | { readonly kind: 'group'; readonly stored: StaffItemGroup }
  | { readonly kind: 'type'; readonly stored: StaffItemType };

export const categoriesKey = [listStaffCategories.operationId] as const;

export const fetchCategories = (signal?: AbortSignal): Promise<readonly StaffItemGroup[]> =>
  callApi(listStaffCategories, { signal });

export const useStaffCategories = () =>
  useQuery({ queryKey: categoriesKey, queryFn: ({ signal }) => fetchCategories(signal) });

export const refreshCategories = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: categoriesKey });

export const findCategory = async ({ kind, stored }: Category): Promise<Category | undefined> => {
  const groups = await fetchCategories();
  if (kind === 'group') {
    const group = groups.find(({ Id }) => Id === stored.Id);
    return group && { kind, stored: group };
  }
  const type = groups.flatMap(({ Types }) => Types).find(({ Id }) => Id === stored.Id);
  return type && { kind, stored: type };
};

export const sendStatus = ({ kind, stored }: Category, Status: 0 | 1, Rev = stored.Rev) => {
  const { Id, Name, Image, HindiTexts } = stored;
  const common = { Id, Rev, Name, Image, Hindi: HindiTexts, Status };
  return kind === 'group'
    ? sendCommand(itemAdminOperations.saveStaffItemGroup, {
        body: { ...common, Tint: toTint(stored.Tint) },
      })
    : sendCommand(itemAdminOperations.saveStaffItemType, {
        body: {
          ...common,
          ItemGroupId: stored.ItemGroupId,
          Code: stored.Code,
          Narration: stored.Narration,
        },
      });
};

export const sendDeletion = ({ kind, stored: { Id } }: Category) =>
  kind === 'group'
    ? sendCommand(itemAdminOperations.deleteItemGroup, { query: { ItemGroupId: Id } })
    : sendCommand(itemAdminOperations.deleteItemType, { query: { ItemTypeId: Id } });

export const sendRestore = ({ kind, stored: { Id } }: Category) =>
  sendCommand(itemAdminOperations.restoreCategory, { body: { Kind: kind, Id } });

export const sendOrder = (ItemGroupId: number, Ids: readonly number[]) =>
  sendCommand(itemAdminOperations.orderCategories, { body: { ItemGroupId, Ids: [...Ids] } });
