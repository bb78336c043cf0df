import type { itemAdminOperations, RequestQuery } from '@tokri/contracts/api';
import type { StaffItemsQuery } from '../../application/search/list-staff-items.ts';
import type { Item } from '../../domain/items/item.ts';

export const statusByNumber = {
  0: 'hidden',
  1: 'on-sale',
  2: 'deleted',
} as const satisfies Record<number, Item['status']>;

type FilterParams = RequestQuery<typeof itemAdminOperations.listPrices>;

export const toItemFilter = ({
  Search = '',
  Status,
  ItemTypeId,
  ItemGroupId,
  Stock,
  Label,
  LocationId,
  Brand,
  Price,
}: FilterParams): StaffItemsQuery => ({
  search: Search,
  status: Status === undefined ? undefined : statusByNumber[Status],
  itemTypeId: ItemTypeId,
  itemGroupId: ItemGroupId,
  stock: Stock,
  isLabelMissing: Label === 'missing',
  locationId: LocationId,
  brand: Brand,
  price: Price,
  sort: undefined,
});
