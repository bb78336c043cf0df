import {
  bffOperations,
  itemOperations,
  offerOperations,
  slotOperations,
  type Item,
  type ItemGroup,
  type ItemType,
  type OfferAnswer,
  type SlotAnswer,
} from '@tokri/contracts/http';
import { anItem, aUnit, type FakeNetwork } from '@tokri/web-kit/testing';

export { anItem, aUnit };

/** Items 1 to `count`, each with a unit of its own. */
export const items = (count: number, from = 1): Item[] =>
  Array.from({ length: count }, (_, at) =>
    anItem({
      Id: from + at,
      Name: `Item ${from + at}`,
      Units: [aUnit({ UnitId: (from + at) * 10 })],
    }),
  );

export const aGroup = (change: Partial<ItemGroup> = {}): ItemGroup => ({
  Id: 2,
  Name: 'Foodgrains, Oil & Masala',
  Tint: 'staples',
  ImageUrl: '/images/g/small.webp',
  Position: 2,
  Count: 64,
  ...change,
});
export const freshGroup = aGroup({
  Id: 1,
  Name: 'Fruits & Vegetables',
  Tint: 'fresh',
  Position: 1,
});

export const aType = (change: Partial<ItemType> = {}): ItemType => ({
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
  ...change,
});

export const listOf = (
  shown: readonly Item[],
  { total = shown.length, page = 1, pageSize = 30 } = {},
) => ({
  Items: [...shown],
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

export const aSlot = (change: Partial<SlotAnswer> = {}): SlotAnswer => ({
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
  ...change,
});

export const anOffer = (change: Partial<OfferAnswer> = {}): OfferAnswer => ({
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
  ...change,
});

/** A shop with two departments, a slide and a few items. */
export const openShop = (network: FakeNetwork): void => {
  network.answer(itemOperations.listItemGroups, () => [freshGroup, aGroup()]);
  network.answer(itemOperations.listItemTypes, ({ query }) =>
    [
      aType(),
      aType({ Id: 6, Name: 'Rice & Poha' }),
      aType({ Id: 1, Name: 'Leaves', ItemGroupId: 1 }),
    ].filter(({ ItemGroupId }) => !query.ItemGroupId || ItemGroupId === Number(query.ItemGroupId)),
  );
  network.answer(itemOperations.listSliderImages, () => [
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
  network.answer(itemOperations.filterItems, () => listOf([anItem()]));
  network.answer(itemOperations.listItemsForPlace, ({ query }) =>
    query.ids === '1' ? [anItem()] : [],
  );
  network.answer(offerOperations.listOffersForPlace, () => [anOffer()]);
  network.answer(offerOperations.listOffersOfCompany, () => [anOffer()]);
  network.answer(bffOperations.listBoughtItems, () => []);
  network.answer(slotOperations.listSlotsOfPincode, () => [aSlot()]);
};
