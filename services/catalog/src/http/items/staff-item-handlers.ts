import type { itemAdminOperations, RequestQuery, StaffItemResponse } from '@tokri/contracts/api';
import { formatInstant, shopDate } from '@tokri/contracts/dates';
import { hindiTexts } from '@tokri/contracts/language';
import { toRupees } from '@tokri/contracts/money';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { setItemStatus } from '../../application/items/set-item-status.ts';
import type { UpdateItemDeps } from '../../application/items/update-item.ts';
import {
  listStaffItems,
  type ListStaffItemsDeps,
  type StaffItemRow,
  type StaffItemsQuery,
} from '../../application/search/list-staff-items.ts';
import { statusNumber } from '../../domain/items/item.ts';
import { taxOn } from '../../domain/rates/dated-rates.ts';
import type { StaffItemSortKey } from '../../domain/search/staff-items.ts';
import { toResultEntries } from '../error-messages/error-entry.ts';
import { imageUrl } from './item-mapping.ts';
import { statusByNumber, toItemFilter } from './staff-items-query.ts';

const toStaffItemsQuery = ({
  Sort,
  ...filter
}: RequestQuery<typeof itemAdminOperations.listStaffItems>): StaffItemsQuery => ({
  ...toItemFilter(filter),
  sort: Sort && {
    key: Sort.replace('-', '') as StaffItemSortKey,
    isDescending: Sort.startsWith('-'),
  },
});

const toStaffItemResponse = (
  { item, units }: StaffItemRow,
  { catalogIndex, clock }: UpdateItemDeps,
): StaffItemResponse => ({
  Id: item.itemId,
  Name: item.name,
  Code: item.code,
  Status: statusNumber[item.status],
  ItemTypeId: item.itemTypeId,
  ItemTypeName: item.itemTypeName,
  ItemGroupId: item.itemGroupId,
  ItemGroupName: item.itemGroupName,
  Brand: item.brand,
  TaxPercent: taxOn(item.taxes, shopDate(clock())) / 100,
  Tint: item.tint,
  LastUpdatedOn: formatInstant(item.changedAt),
  Image: imageUrl(item.images[0] ?? ''),
  Hindi: hindiTexts({
    Name: item.hindi.name,
    ItemTypeName: catalogIndex.type(item.itemTypeId)?.hindiName,
    ItemGroupName: catalogIndex.group(item.itemGroupId)?.hindiName,
  }),
  Units: units.map(({ unitId, name, stock, stockByLocation, pricedUnit }) => ({
    UnitId: unitId,
    Name: name,
    Rate: toRupees(pricedUnit?.ratePaise ?? 0),
    Mrp: toRupees(pricedUnit?.mrpPaise ?? 0),
    RateWithTax: toRupees(pricedUnit?.rateWithTaxPaise ?? 0),
    Stock: stock,
    Locations: stockByLocation.map(({ locationId, free }) => ({
      LocationId: locationId,
      Stock: free,
    })),
  })),
});

export const createStaffItemHandlers = (
  deps: UpdateItemDeps & ListStaffItemsDeps,
): Pick<OperationHandlers<typeof itemAdminOperations>, 'list-staff-items' | 'set-item-status'> => ({
  'list-staff-items': async ({ query, pagination }) => {
    const { rows, total } = listStaffItems(deps, toStaffItemsQuery(query), pagination);
    return { total, body: rows.map((row) => toStaffItemResponse(row, deps)) };
  },
  'set-item-status': async ({ body, language }) => ({
    body: toResultEntries(
      await setItemStatus(deps, { itemId: body.ItemId, status: statusByNumber[body.Status] }),
      language,
    ),
  }),
});
