import type { RowContext } from '../src/domain/bulk-changes/apply-row.ts';
import type { BulkChange } from '../src/domain/bulk-changes/bulk-change.ts';
import type { RowOf } from '../src/domain/bulk-changes/change-row.ts';
import { buildRate } from './item-fixtures.ts';

export const buildBulkChange = (change: Partial<BulkChange> = {}): BulkChange => ({
  batchId: '6f9b0f4e-0000-4000-8000-000000000001',
  requestHash: 'hash',
  kind: 'percent',
  value: '5',
  rounding: 'rupee',
  fromDate: '2025-11-22',
  partyId: 0,
  createdAt: new Date('2025-11-22T05:00:00Z'),
  createdBy: 1,
  startedBy: null,
  undoneBy: null,
  items: 3,
  rows: 3,
  refused: 0,
  unchanged: 0,
  errorCount: 0,
  errors: [],
  parts: 1,
  state: 'prepared',
  nextPart: 0,
  done: 0,
  failed: 0,
  notUndone: 0,
  movedAt: new Date('2025-11-22T05:00:00Z'),
  ...change,
});

export const buildPriceRow = (change: Partial<RowOf<'price'>> = {}): RowOf<'price'> => ({
  kind: 'price',
  itemId: 1,
  unitId: 1,
  partyId: 0,
  fromDate: '2025-11-25',
  before: buildRate(),
  ratePaise: 9_500,
  mrpPaise: 11_000,
  fileRow: 0,
  ...change,
});

export const buildBulkContext = (today: string): RowContext => {
  let nextRateId = 100;
  return {
    now: new Date(`${today}T06:00:00Z`),
    nextRateId: () => (nextRateId += 1),
    findCategory: (itemTypeId) => ({
      itemTypeId,
      itemTypeName: `Type ${itemTypeId}`,
      itemGroupId: 2,
      itemGroupName: 'Staples',
      tint: 'staples',
    }),
  };
};
