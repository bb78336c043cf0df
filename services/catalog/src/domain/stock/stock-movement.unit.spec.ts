import { applyStockChange, isUndoable, type StockMovement } from './stock-movement.ts';

const count = { free: 12, setAside: 3, isWithdrawn: false };
const movement = (change: Partial<StockMovement>): StockMovement => ({
  movementId: 'm1',
  at: new Date(0),
  kind: 'receive',
  unitId: 21,
  itemId: 11,
  locationId: 1,
  before: 0,
  after: 0,
  staffId: 5,
  ...change,
});
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
  it.each([
    ['a receipt', { kind: 'receive', before: 4, after: 9 } as const, { free: 7 }],
    ['a sold-out mark', { kind: 'sold-out', before: 4, after: 0 } as const, { free: 16 }],
    ['a withdrawal', { kind: 'withdraw', before: 4, after: 4 } as const, { isWithdrawn: false }],
    ['a relisting', { kind: 'relist', before: 4, after: 4 } as const, { isWithdrawn: true }],
  ])('undoes %s', (_name, undone, expected) => {
    const result = applyStockChange(count, { kind: 'undo', undone: movement(undone) });
    expect(result).toMatchObject({ ok: true, value: expected });
  });
  it('does not undo a receipt of which some are sold', () => {
    const undone = movement({ before: 0, after: 13 });
    expect(applyStockChange(count, { kind: 'undo', undone })).toEqual({
      ok: false,
      code: 'stock-changed',
    });
  });
});

describe('isUndoable', () => {
  it('allows changes of staff, but not an undo or the first stock', () => {
    expect(
      (['receive', 'correct', 'set', 'undo', 'opened'] as const).map((kind) =>
        isUndoable(movement({ kind })),
      ),
    ).toEqual([true, true, true, false, false]);
  });
});
