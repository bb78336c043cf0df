import type { itemAdminOperations, StaffItemType } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { deleteCategory, restoreCategory } from '../../application/categories/delete-category.ts';
import { orderCategories } from '../../application/categories/order-categories.ts';
import {
  saveItemGroup,
  saveItemType,
  type CategoryDeps,
} from '../../application/categories/save-category.ts';
import type { CatalogIndex } from '../../application/ports/catalog-index.ts';
import type { Category, ItemType } from '../../domain/categories/category.ts';
import { toResultEntries } from '../error-messages/error-entry.ts';
import { imageUrl } from '../items/item-mapping.ts';

type Handlers = OperationHandlers<typeof itemAdminOperations>;

const countItems = (catalogIndex: CatalogIndex): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { itemTypeId, status } of catalogIndex.listItems())
    if (status !== 'deleted') counts.set(itemTypeId, (counts.get(itemTypeId) ?? 0) + 1);
  return counts;
};

const toCategoryFields = (category: Category) => ({
  Rev: category.rev ?? 0,
  Status: category.isHidden ? (0 as const) : (1 as const),
  Name: category.name,
  HindiTexts: { Name: category.hindiName ?? '' },
  Image: category.image,
  ImageUrl: imageUrl(category.image),
});

const listCategories = (catalogIndex: CatalogIndex) => {
  const items = countItems(catalogIndex);
  const onSale = catalogIndex.countsOnSale().types;
  const toType = (type: ItemType): StaffItemType => ({
    Id: type.itemTypeId,
    ...toCategoryFields(type),
    ItemGroupId: type.itemGroupId,
    Code: type.code,
    Narration: type.narration,
    Items: items.get(type.itemTypeId) ?? 0,
    OnSale: onSale.count(type.itemTypeId),
  });
  const types = catalogIndex.types();
  return catalogIndex.groups().map((group) => ({
    Id: group.itemGroupId,
    ...toCategoryFields(group),
    Tint: group.tint,
    Types: types.filter(({ itemGroupId }) => itemGroupId === group.itemGroupId).map(toType),
  }));
};

const toCategoryInput = (body: {
  readonly Rev?: number | undefined;
  readonly Status: 0 | 1;
  readonly Name: string;
  readonly Hindi: { readonly Name?: string | undefined };
  readonly Image: string;
}) => ({
  rev: body.Rev,
  isHidden: body.Status === 0,
  name: body.Name,
  hindiName: body.Hindi.Name,
  image: body.Image,
});

export const createStaffCategoryHandlers = (
  deps: CategoryDeps,
): Pick<
  Handlers,
  | 'list-staff-categories'
  | 'save-staff-item-group'
  | 'save-staff-item-type'
  | 'delete-item-group'
  | 'delete-item-type'
  | 'order-categories'
  | 'restore-category'
> => ({
  'list-staff-categories': async () => ({ body: listCategories(deps.catalogIndex) }),
  'save-staff-item-group': async ({ body, language, allocateId }) => {
    const input = { itemGroupId: body.Id, ...toCategoryInput(body), tint: body.Tint };
    return { body: toResultEntries(await saveItemGroup({ ...deps, allocateId }, input), language) };
  },
  'save-staff-item-type': async ({ body, language, allocateId }) => {
    const input = {
      itemTypeId: body.Id,
      ...toCategoryInput(body),
      itemGroupId: body.ItemGroupId,
      code: body.Code,
      narration: body.Narration,
    };
    return { body: toResultEntries(await saveItemType({ ...deps, allocateId }, input), language) };
  },
  'delete-item-group': async ({ query, language }) => ({
    body: toResultEntries(
      await deleteCategory(deps, { kind: 'group', id: query.ItemGroupId }),
      language,
    ),
  }),
  'delete-item-type': async ({ query, language }) => ({
    body: toResultEntries(
      await deleteCategory(deps, { kind: 'type', id: query.ItemTypeId }),
      language,
    ),
  }),
  'order-categories': async ({ body, language }) => ({
    body: toResultEntries(
      await orderCategories(deps, { itemGroupId: body.ItemGroupId, ids: body.Ids }),
      language,
    ),
  }),
  'restore-category': async ({ body, language }) => ({
    body: toResultEntries(await restoreCategory(deps, { kind: body.Kind, id: body.Id }), language),
  }),
});
