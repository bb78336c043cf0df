import {
  bffOperations,
  itemOperations,
  offerOperations,
  slotOperations,
  type ItemGroup,
  type ItemResponse,
  type ItemType,
  type OfferBanner,
  type OfferResponse,
  type SlotResponse,
} from '@tokri/contracts/api';
import { buildItem, buildUnit, type FakeNetwork } from '@tokri/web-kit/testing';

export { buildItem, buildUnit };

export const buildItems = (count: number, from = 1): ItemResponse[] =>
  Array.from({ length: count }, (_, index) =>
    buildItem({
      Id: from + index,
      Name: `Item ${from + index}`,
      Units: [buildUnit({ UnitId: (from + index) * 10 })],
    }),
  );

export const buildCategory = (overrides: Partial<ItemGroup> = {}): ItemGroup => ({
  Id: 2,
  Name: 'Foodgrains, Oil & Masala',
  Tint: 'staples',
  ImageUrl: '/images/g/small.webp',
  Position: 2,
  Count: 64,
  ...overrides,
});
export const freshCategory = buildCategory({
  Id: 1,
  Name: 'Fruits & Vegetables',
  Tint: 'fresh',
  Position: 1,
});

export const buildSubcategory = (overrides: Partial<ItemType> = {}): ItemType => ({
  Id: 5,
  Name: 'Dals & Pulses',
  Code: '',
  Narration: '',
  LastUpdatedOn: '2026-11-20T10:00:00+05:30',
  PartyDetails: '',
  ItemTypeImage: '',
  ItemTypeImageUrl: '/images/t/small.webp',
  ItemGroupId: 2,
  Count: 13,
  ...overrides,
});

export const itemListResponse = (
  items: readonly ItemResponse[],
  { total = items.length, page = 1, pageSize = 30 } = {},
) => ({
  Items: [...items],
  Facets: {
    Brands: [
      { Brand: 'Vindhya Harvest', Count: 8 },
      { Brand: 'Kaveri Mills', Count: 5 },
    ],
    Types: [
      { ItemTypeId: 5, Name: 'Dals & Pulses', Count: 13 },
      { ItemTypeId: 6, Name: 'Rice & Poha', Count: 10 },
    ],
    Offers: [],
    Price: { Min: 21, Max: 330 },
  },
  Total: total,
  Page: page,
  PageSize: pageSize,
});

export const buildSlot = (overrides: Partial<SlotResponse> = {}): SlotResponse => ({
  Id: 9,
  CompanyId: 1,
  GroupId: 1,
  Date: '2026-11-21',
  MinimumDate: '2026-11-21',
  Start: '16:00',
  End: '19:00',
  StartsAt: '2026-11-21T16:00:00+05:30',
  EndsAt: '2026-11-21T19:00:00+05:30',
  CutOffAt: '2026-11-21T14:00:00+05:30',
  Capacity: 40,
  Left: 20,
  Fee: 0,
  State: 'Open',
  Reason: '',
  ...overrides,
});

export const buildOffer = (overrides: Partial<OfferResponse> = {}): OfferResponse => ({
  OfferId: 2,
  Name: 'Buy 2 get 1 biscuits',
  Narration: 'Three packs for the price of two.',
  Kind: 'buy-x-get-y',
  Text: 'Buy 2 get 1',
  Scope: 'items',
  ItemTypeIds: [],
  Items: [{ ItemId: 1, UnitId: 0, Quantity: 1 }],
  ItemCount: 1,
  CompanyId: 1,
  PartyId: 0,
  FromDate: '2026-11-01',
  ToDate: '2026-12-20',
  Image: '/images/o/medium.webp',
  ...overrides,
});

export const buildBanner = (overrides: Partial<OfferBanner> = {}): OfferBanner => ({
  Id: 2,
  OfferId: 2,
  Title: 'Buy 2 get 1 biscuits',
  Text: 'Three packs for the price of two.',
  Image: '/images/o/medium.webp',
  Link: '/offer-item-list?OfferId=2',
  Label: 'Buy 2 get 1',
  ToDate: '2026-12-20',
  ...overrides,
});

export const setupFakeShop = (network: FakeNetwork): void => {
  network.respondTo(itemOperations.listItemGroups, () => [freshCategory, buildCategory()]);
  network.respondTo(itemOperations.listItemTypes, ({ query }) =>
    [
      buildSubcategory(),
      buildSubcategory({ Id: 6, Name: 'Rice & Poha' }),
      buildSubcategory({ Id: 1, Name: 'Leaves', ItemGroupId: 1 }),
    ].filter(({ ItemGroupId }) => !query.ItemGroupId || ItemGroupId === Number(query.ItemGroupId)),
  );
  network.respondTo(itemOperations.listSliderImages, () => [
    {
      Id: 1,
      Image: '/images/s/large.webp',
      Title: 'Sunday nashta',
      Text: 'Bread and milk.',
      Link: '/product-list?GroupId=2',
      LinkText: 'See breakfast',
      Pictures: ['/images/s/large.webp'],
    },
    {
      Id: 2,
      Image: '/images/r/large.webp',
      Title: 'Today’s sabzi',
      Text: '',
      Link: '/product-list?GroupId=1',
      LinkText: 'See vegetables',
      Pictures: [],
    },
  ]);
  network.respondTo(itemOperations.filterItems, () => itemListResponse([buildItem()]));
  network.respondTo(itemOperations.listItemsForPlace, ({ query }) =>
    query.ids === '1' ? [buildItem()] : [],
  );
  network.respondTo(offerOperations.listOffersForPlace, () => [buildOffer()]);
  network.respondTo(offerOperations.listOffersOfCompany, () => [buildOffer()]);
  network.respondTo(offerOperations.listBannersForPlace, () => [buildBanner()]);
  network.respondTo(offerOperations.listBannersOfCompany, () => [buildBanner()]);
  network.respondTo(bffOperations.listBoughtItems, () => []);
  network.respondTo(slotOperations.listSlotsOfPincode, () => [buildSlot()]);
};
