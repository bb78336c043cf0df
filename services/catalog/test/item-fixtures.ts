import {
  itemDefaults,
  type DatedRate,
  type Declarations,
  type Item,
  type Unit,
} from '../src/domain/items/item.ts';

export const validDeclarations: Declarations = {
  netQuantity: '500 g',
  manufacturer: 'Kaveri Mills, Mysuru',
  countryOfOrigin: 'India',
  bestBefore: '9 months',
  consumerCare: '080 0000 0100',
  fssai: '11226999000101',
  vegetarian: true,
};

export const buildRate = (change: Partial<DatedRate> = {}): DatedRate => ({
  rateId: 1,
  partyId: 0,
  fromDate: '2025-11-01',
  ratePaise: 9000,
  mrpPaise: 11000,
  ...change,
});
export const buildUnit = (change: Partial<Unit> = {}): Unit => ({
  unitId: 1,
  name: '500 g',
  maxPerOrder: 5,
  net: { amount: 500, measure: 'g' },
  rates: [buildRate()],
  ...change,
});

type ListedItemFields = Extract<Item, { status: 'on-sale' | 'hidden' }>;

export const buildItem = (change: Partial<ListedItemFields> = {}): ListedItemFields => ({
  ...itemDefaults,
  itemId: 1,
  code: 'KAVERIDAL-01',
  name: 'Toor Dal',
  narration: 'Unpolished',
  brand: 'Kaveri Mills',
  hsn: '0713',
  aliases: ['arhar'],
  images: [],
  itemTypeId: 3,
  itemTypeName: 'Dals & Pulses',
  itemGroupId: 2,
  itemGroupName: 'Staples',
  tint: 'staples',
  declarations: validDeclarations,
  taxes: [{ fromDate: '2025-09-22', taxBasisPoints: 500 }],
  units: [buildUnit()],
  changedAt: new Date('2025-11-20T10:00:00Z'),
  status: 'on-sale',
  ...change,
});
