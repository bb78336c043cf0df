import type { CartLine } from '../domain/lines/cart.ts';
import type { CatalogItem } from '../domain/catalog-view/catalog-item.ts';
import type { Area, Slot } from '../domain/delivery-view/delivery-slot.ts';

export const onion: CatalogItem = {
  itemId: 11,
  name: 'Onion',
  hindiName: 'प्याज़',
  code: 'ONION0000001',
  status: 1,
  itemTypeId: 3,
  itemTypeName: 'Vegetables',
  itemGroupId: 1,
  brand: '',
  tint: 'fresh',
  hsn: '0703',
  taxes: [{ fromDate: '2025-09-22', taxBasisPoints: 0 }],
  image: '',
  isFood: true,
  vegetarian: true,
  leadTimeMinutes: 0,
  units: [
    {
      unitId: 21,
      name: '1 kg',
      maxPerOrder: 10,
      rates: [{ partyId: 0, fromDate: '2026-01-01', ratePaise: 4200, mrpPaise: 4500 }],
    },
  ],
};
export const dal: CatalogItem = {
  ...onion,
  itemId: 12,
  name: 'Toor Dal',
  hindiName: 'तूर दाल',
  itemTypeName: 'Pulses',
  hsn: '0713',
  taxes: [{ fromDate: '2025-09-22', taxBasisPoints: 500 }],
  leadTimeMinutes: 60,
  units: [
    {
      unitId: 22,
      name: '1 kg',
      maxPerOrder: 5,
      rates: [
        { partyId: 0, fromDate: '2026-01-01', ratePaise: 17_619, mrpPaise: 18_500 },
        { partyId: 1, fromDate: '2026-06-01', ratePaise: 16_000, mrpPaise: 18_500 },
        { partyId: 0, fromDate: '2099-12-01', ratePaise: 17_000, mrpPaise: 18_500 },
      ],
    },
  ],
};
export const bengaluru: Area = {
  groupId: 1,
  companyId: 1,
  name: 'Bengaluru',
  stateCode: '29',
  ranges: [{ from: '560001', to: '560110' }],
  charges: [
    {
      id: 1,
      pincodeFrom: '560001',
      pincodeTo: '600020',
      partyId: 0,
      chargePaise: 4000,
      freeAbovePaise: 49_900,
      taxBasisPoints: 1800,
      hsn: '9965',
    },
    {
      id: 2,
      pincodeFrom: '560001',
      pincodeTo: '600020',
      partyId: 1,
      chargePaise: 0,
      freeAbovePaise: 0,
      taxBasisPoints: 1800,
      hsn: '9965',
    },
  ],
};
export const eveningSlot: Slot = {
  slotId: 5,
  companyId: 1,
  groupId: 1,
  date: '2026-11-22',
  start: '19:00',
  end: '22:00',
  cutOffAt: '2026-11-22T17:00:00.000+05:30',
  feePaise: 2000,
  minimumOrderPaise: 0,
  capacity: 40,
  left: 40,
  itemsFree: null,
  closedFor: '',
};

export const buildLine = (lineId: number, item: CatalogItem, quantity: number): CartLine => ({
  lineId,
  lineKey: `0000000${lineId}-0000-4000-8000-000000000000`,
  itemId: item.itemId,
  unitId: item.units[0]?.unitId ?? 0,
  offerId: 0,
  quantity,
});
