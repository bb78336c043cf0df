import { applyStockChange } from './apply-stock-change.ts';

const count = { free: 12, reserved: 3, isWithdrawn: false };
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
  it('keeps units for orders when the shelf is counted', () => {
    expect(correct(10)).toMatchObject({ value: { free: 7 } });
    expect(correct(2)).toMatchObject({ value: { free: 0 } });
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
