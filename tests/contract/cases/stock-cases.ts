import { randomUUID } from 'node:crypto';
import type { OperationCases } from './operation-case.ts';

export const stockCases: OperationCases = {
  'record-stock-movement': {
    caller: 'staff',
    buildInput: (fixture) => ({
      body: {
        Id: randomUUID(),
        UnitId: fixture.goods.unitId,
        Kind: 'receive',
        Quantity: 1,
      },
    }),
  },
  'list-stock-movements': {
    caller: 'staff',
    buildInput: (fixture) => ({
      query: { UnitId: String(fixture.goods.unitId), From: '2025-01-01', Limit: '5' },
    }),
  },
  'list-stock-counts': {
    caller: 'staff',
    buildInput: (fixture) => ({ query: { UnitIds: String(fixture.goods.unitId) } }),
  },
  'prepare-stock-import': {
    caller: 'staff',
    buildInput: ({ goods }) => {
      const rows = [{ Row: 2, UnitId: String(goods.unitId), Counted: '500' }];
      const body = new FormData();
      body.append('BatchId', randomUUID());
      body.append('LocationId', '1');
      body.append(
        'file',
        new Blob([JSON.stringify(rows)], { type: 'application/json' }),
        'rows.json',
      );
      return { body };
    },
  },
  'export-stock': {
    caller: 'staff',
    buildInput: () => ({ query: { LocationId: '1', Part: '1' } }),
  },
  'count-stock-alerts': { caller: 'staff', buildInput: () => ({}) },
};
