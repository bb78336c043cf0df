import type { ItemResponse } from '@tokri/contracts/api';

export const buildUnit = (
  change: Partial<ItemResponse['Units'][number]> = {},
): ItemResponse['Units'][number] => ({
  UnitId: 11,
  Name: '1 kg',
  Rate: 146.67,
  Mrp: 189,
  RateWithTax: 154,
  DiscountPercent: 18,
  UnitPrice: '₹154/kg',
  Stock: 90,
  MaxPerOrder: 12,
  Available: true,
  ...change,
});

export const buildItem = (change: Partial<ItemResponse> = {}): ItemResponse => ({
  Id: 1,
  Name: 'Toor Dal',
  Code: 'TOKRI-FOM-001',
  Narration: 'Split pigeon peas.',
  Status: 1,
  ItemTypeId: 5,
  ItemTypeName: 'Dals & Pulses',
  ItemGroupId: 2,
  ItemGroupName: 'Foodgrains, Oil & Masala',
  Brand: 'Vindhya Harvest',
  HSN: '0713',
  TaxPercent: 5,
  Images: [
    {
      Small: '/images/a/small.webp',
      Medium: '/images/a/medium.webp',
      Large: '/images/a/large.webp',
      Alt: 'A pot of dal',
    },
  ],
  Units: [buildUnit()],
  Offer: null,
  IsFavorite: false,
  LastUpdatedOn: '2026-11-20T10:00:00+05:30',
  Tint: 'staples',
  Declarations: {
    NetQuantity: '1 kg',
    Manufacturer: 'Vindhya Mills, Indore',
    CountryOfOrigin: 'India',
    BestBefore: '6 months from packing',
    ConsumerCare: 'care@example.in',
    Fssai: '11226333000129',
    Vegetarian: true,
  },
  ...change,
});
