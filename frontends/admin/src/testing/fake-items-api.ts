import {
  itemAdminOperations,
  itemOperations,
  slotOperations,
  type StaffItemResponse,
} from '@tokri/contracts/api';
import { pageResponse, setupAdminApi, signInAs } from './fake-admin-api.ts';
import { commandOk } from './fixtures.ts';

export const buildItem = (overrides: Partial<StaffItemResponse> = {}): StaffItemResponse => ({
  Id: 3,
  Name: 'Onion',
  Code: 'ONION-000003',
  Status: 1,
  ItemTypeId: 7,
  ItemTypeName: 'Vegetables',
  ItemGroupId: 1,
  ItemGroupName: 'Fruits & Vegetables',
  Brand: 'Loose',
  TaxPercent: 5,
  Tint: 'fresh',
  LastUpdatedOn: '2026-11-20T05:00:00+05:30',
  Image: '',
  Units: [
    {
      UnitId: 30,
      Name: '1 kg',
      Rate: 90,
      Mrp: 110,
      RateWithTax: 94.5,
      Stock: 12,
      Locations: [{ LocationId: 1, Stock: 12 }],
    },
  ],
  ...overrides,
});

/** The admin API with one item; the member of staff has the permissions items and rates. */
export const setupItemsApi = () => {
  const { network } = setupAdminApi();
  const api = { network, items: [buildItem()] };
  network.respondTo(itemAdminOperations.listStaffItems, () => pageResponse(api.items));
  network.respondTo(slotOperations.listLocations, () => []);
  network.respondTo(itemOperations.listItemGroups, () => [
    { Id: 1, Name: 'Fruits & Vegetables', Tint: 'fresh', ImageUrl: '', Position: 1, Count: 1 },
  ]);
  network.respondTo(itemOperations.listItemTypes, () => [
    {
      Id: 7,
      Name: 'Vegetables',
      Code: '',
      Narration: '',
      LastUpdatedOn: '2026-11-20T05:00:00+05:30',
      PartyDetails: '',
      ItemTypeImage: '',
      ItemTypeImageUrl: '',
      ItemGroupId: 1,
      Count: 1,
    },
  ]);
  network.respondTo(itemAdminOperations.listStockCounts, () => [
    { UnitId: 30, LocationId: 1, Free: 12, SetAside: 3, IsWithdrawn: false },
  ]);
  network.respondTo(itemAdminOperations.recordStockMovement, () => [
    { ...commandOk(30, {}), Free: 0, SetAside: 0, IsWithdrawn: false },
  ]);
  network.respondTo(itemAdminOperations.setItemStatus, () => [commandOk(3, {})]);
  network.respondTo(itemAdminOperations.restoreItem, () => [commandOk(3, {})]);
  network.respondTo(itemOperations.deleteItem, () => [commandOk(3, {})]);
  signInAs('items', 'rates');
  return api;
};
