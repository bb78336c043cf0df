import { randomUUID } from 'node:crypto';

export const buildCartLine = (overrides: Readonly<Record<string, unknown>> = {}) => ({
  LineKey: randomUUID(),
  UserId: 7,
  ItemId: 11,
  UnitId: 21,
  Quantity: 2,
  PDate: '2026-11-20',
  ...overrides,
});
