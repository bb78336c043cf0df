import { formatInstant } from '@tokri/contracts/dates';
import { hindiTexts } from '@tokri/contracts/language';
import { paginate } from '@tokri/contracts/platform';
import type { itemOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { saveItemGroup, saveItemType } from '../../application/categories/save-category.ts';
import type { CategoryDeps } from '../../application/categories/save-category.ts';
import { imageUrl } from '../items/item-mapping.ts';
import { toResultEntries } from '../error-messages/error-entry.ts';

type ItemHandlers = OperationHandlers<typeof itemOperations>;

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

const itemTypeHandlers = (
  deps: CategoryDeps,
): Pick<ItemHandlers, 'list-item-types' | 'save-item-type'> => {
  const { catalogIndex } = deps;
  return {
    'list-item-types': async ({ query, pagination }) => {
      const counts = catalogIndex.countsOnSale().types;
      const types = catalogIndex
        .types()
        .filter(
          ({ itemGroupId, itemTypeId }) =>
            (!query.ItemGroupId || itemGroupId === query.ItemGroupId) &&
            !catalogIndex.isHiddenType(itemTypeId),
        );
      return {
        total: types.length,
        body: paginate(types, pagination).map((type) => ({
          Id: type.itemTypeId,
          Name: type.name,
          Code: type.code,
          Narration: type.narration,
          LastUpdatedOn: formatInstant(type.changedAt),
          PartyDetails: '',
          ItemTypeImage: type.image,
          ItemTypeImageUrl: imageUrl(type.image),
          ItemGroupId: type.itemGroupId,
          Count: counts.count(type.itemTypeId),
          Hindi: hindiTexts({ Name: type.hindiName }),
        })),
      };
    },
    'save-item-type': async ({ body, language, allocateId }) => {
      const itemType = {
        itemTypeId: body.Id,
        name: body.Name,
        hindiName: body.Hindi.Name,
        code: body.Code,
        narration: body.Narration,
        itemGroupId: body.ItemGroupId,
        image: body.Image,
      };
      return {
        body: toResultEntries(await saveItemType({ ...deps, allocateId }, itemType), language),
      };
    },
  };
};

const itemGroupHandlers = (
  deps: CategoryDeps,
): Pick<ItemHandlers, 'list-item-groups' | 'save-item-group'> => {
  const { catalogIndex } = deps;
  return {
    'list-item-groups': async ({ pagination }) => {
      const counts = catalogIndex.countsOnSale().types;
      const types = catalogIndex.types();
      const groups = catalogIndex.groups().filter(({ isHidden }) => !isHidden);
      const countItems = (groupId: number): number =>
        sum(
          types
            .filter(({ itemGroupId }) => itemGroupId === groupId)
            .map(({ itemTypeId }) => counts.count(itemTypeId)),
        );
      return {
        total: groups.length,
        body: paginate(groups, pagination).map((group) => ({
          Id: group.itemGroupId,
          Name: group.name,
          Tint: group.tint,
          ImageUrl: imageUrl(group.image),
          Position: group.position,
          Count: countItems(group.itemGroupId),
          Hindi: hindiTexts({ Name: group.hindiName }),
        })),
      };
    },
    'save-item-group': async ({ body, language, allocateId }) => {
      const itemGroup = {
        itemGroupId: body.Id,
        name: body.Name,
        hindiName: body.Hindi.Name,
        tint: body.Tint,
        position: body.Position,
        image: body.Image,
      };
      return {
        body: toResultEntries(await saveItemGroup({ ...deps, allocateId }, itemGroup), language),
      };
    },
  };
};

export const createCategoryHandlers = (deps: CategoryDeps) => ({
  ...itemTypeHandlers(deps),
  ...itemGroupHandlers(deps),
});
