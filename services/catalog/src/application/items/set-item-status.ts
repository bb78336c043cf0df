import { ProblemError } from '@tokri/contracts/problems';
import { ok } from '@tokri/contracts/result';
import type { Clock } from '@tokri/service-kit/use-case';
import type { ListingStatus } from '../../domain/items/item.ts';
import { applyItemChange } from '../../domain/items/update-item.ts';
import type { SaveResult } from '../save-result.ts';
import { changeItem, type ChangeItemDeps } from './change-item.ts';

export const setItemStatus = async (
  { clock, ...deps }: ChangeItemDeps & { readonly clock: Clock },
  { itemId, status }: { readonly itemId: number; readonly status: ListingStatus },
): Promise<SaveResult> => {
  const result = await changeItem(deps, itemId, (item) => {
    const { itemTypeId, itemTypeName, itemGroupId, itemGroupName, tint } = item;
    const category = { itemTypeId, itemTypeName, itemGroupId, itemGroupName, tint };
    const { name, narration, code } = item;
    return applyItemChange(item, { name, narration, code, category, status }, clock());
  });
  if (!result) throw new ProblemError('not-found');
  return result.ok ? ok(itemId) : result;
};
