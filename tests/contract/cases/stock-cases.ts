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
  'count-stock-alerts': { caller: 'staff', buildInput: () => ({}) },
};
