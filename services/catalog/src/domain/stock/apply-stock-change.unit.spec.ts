import { applyStockChange } from './apply-stock-change.ts';

const count = { free: 12, reserved: 3, isWithdrawn: false };
const undone = {
  movementId: 'm1',
  at: new Date(0),
  unitId: 21,
  itemId: 11,
  locationId: 1,
  before: 0,
  after: 5,
  staffId: 5,
};
const correct = (counted: number, shown: number | null = null) =>
  applyStockChange(count, {
    kind: 'correct',
    counted,
    shown,
    reason: 'counted',
    note: '',
  });

describe('applyStockChange', () => {
  it('adds what was received', () => {
    expect(applyStockChange(count, { kind: 'receive', quantity: 5 })).toMatchObject({
      value: { free: 17 },
    });
  });
  it('leaves nothing free when a unit is sold out', () => {
    expect(applyStockChange(count, { kind: 'sold-out' })).toMatchObject({ value: { free: 0 } });
  });
  it.each(['sold-out', 'withdraw', 'relist'] as const)(
    'rejects %s when a colleague changed the stock back since it was seen',
    (kind) => {
      const unseen = [{ ...undone, kind: 'undo' as const }];
      expect(applyStockChange(count, { kind, unseen })).toEqual({
        ok: false,
        code: 'stock-changed',
      });
    },
  );
  it('keeps units for orders when the shelf is counted', () => {
    expect(correct(10)).toMatchObject({ value: { free: 7 } });
  });
  it('says how many units are short when the shelf has less than orders have reserved', () => {
    expect(correct(2)).toMatchObject({ value: { free: -1 } });
  });
  it.each([
    ['sold-out', -2],
    ['receive', 3],
  ] as const)('counts what is short for orders when %s follows', (kind, free) => {
    const short = { ...count, free: -2 };
    const stockChange = kind === 'receive' ? ({ kind, quantity: 5 } as const) : { kind };
    expect(applyStockChange(short, stockChange)).toMatchObject({ value: { free } });
  });
  it('compares a count with the shelf and not with what is free', () => {
    const again = { kind: 'correct', counted: 1, reason: 'counted', note: '' } as const;
    const short = { ...count, free: -1 };
    expect(applyStockChange(short, { ...again, shown: 2 })).toMatchObject({ value: { free: -2 } });
    expect(applyStockChange(short, { ...again, shown: 3 })).toMatchObject({ ok: false });
  });
  it('rejects a count of a shelf that has changed since it was shown', () => {
    expect(correct(10, 15)).toMatchObject({ value: { free: 7 } });
    expect(correct(10, 16)).toEqual({ ok: false, code: 'stock-changed' });
  });
  it('withdraws a unit and keeps what is in stock', () => {
    expect(applyStockChange(count, { kind: 'withdraw' })).toEqual({
      ok: true,
      value: { ...count, isWithdrawn: true },
    });
  });
  it('rejects more than a unit can have', () => {
    expect(applyStockChange(count, { kind: 'receive', quantity: 1_000_000 })).toEqual({
      ok: false,
      code: 'stock-too-large',
    });
  });
});
