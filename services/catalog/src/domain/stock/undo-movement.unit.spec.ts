import type { StaffMovementKind } from '@tokri/contracts/validation';
import type { LaterMovements, StockCount, StockMovement } from './stock-movement.ts';
import { isTooOldToUndo, isUndoable, undoMovement } from './undo-movement.ts';

const count = { free: 12, reserved: 3, isWithdrawn: false };
const movement = (change: Partial<StockMovement>): StockMovement => ({
  movementId: 'm1',
  at: new Date(0),
  kind: 'receive',
  unitId: 21,
  itemId: 11,
  locationId: 1,
  before: 0,
  after: 5,
  staffId: 5,
  ...change,
});
const later = (kind: StaffMovementKind) => movement({ movementId: 'm2', kind });
const undoOf = (movementId: string) =>
  movement({ movementId: `undo:${movementId}`, kind: 'undo', undone: movementId });
const undo = (current: StockCount, undone: StockMovement, others: LaterMovements) =>
  undoMovement(current, { kind: 'undo', undone, later: others, isTooOld: false });
const refused = { ok: false, code: 'later-change-stands' };

describe('undoMovement', () => {
  it.each([
    ['a receipt', { kind: 'receive', before: 4, after: 9 } as const, { free: 7 }],
    ['a sold-out mark', { kind: 'sold-out', before: 4, after: 0 } as const, { free: 16 }],
    ['a withdrawal', { kind: 'withdraw', before: 4, after: 4 } as const, { isWithdrawn: false }],
    ['a relisting', { kind: 'relist', before: 4, after: 4 } as const, { isWithdrawn: true }],
  ])('undoes %s', (_name, undone, expected) => {
    expect(undo(count, movement(undone), [])).toMatchObject({ value: expected });
  });
  it.each([
    ['a withdrawal of what was withdrawn', { kind: 'withdraw', wasWithdrawn: true } as const],
    ['a relisting of what was on sale', { kind: 'relist', wasWithdrawn: false } as const],
  ])('changes nothing when it undoes %s', (_name, undone) => {
    const current = { ...count, isWithdrawn: undone.wasWithdrawn };
    expect(undo(current, movement(undone), [])).toMatchObject({
      value: { isWithdrawn: undone.wasWithdrawn },
    });
  });
  it('does not undo a receipt of which some are sold', () => {
    expect(undo(count, movement({ after: 13 }), [])).toEqual({
      ok: false,
      code: 'stock-changed',
    });
  });
  it('undoes a receipt into the shortfall from before it', () => {
    const short = { ...count, free: -1, reserved: 8 };
    const receipt = movement({ before: -6, after: -1 });
    expect(undo(short, receipt, [])).toMatchObject({ value: { free: -6 } });
  });
  it('does not undo a receipt that is packed', () => {
    const packed = { ...count, free: -1, reserved: 1 };
    expect(undo(packed, movement({ before: -6, after: -1 }), [])).toEqual({
      ok: false,
      code: 'stock-changed',
    });
  });
  it.each(['correct', 'set', 'sold-out'] as const)(
    'keeps the stock that a later %s states',
    (kind) => {
      expect(undo(count, movement({}), [later(kind)])).toEqual(refused);
    },
  );
  it('undoes a receipt after a count that has been undone itself', () => {
    expect(undo(count, movement({}), [later('correct'), undoOf('m2')])).toMatchObject({
      value: { free: 7 },
    });
  });
  it('undoes a receipt after changes that add, or that are about the sale', () => {
    const others = (['receive', 'withdraw', 'relist'] as const).map(later);
    expect(undo(count, movement({}), others)).toMatchObject({ value: { free: 7 } });
  });
  it('keeps the later decision whether a unit is for sale, and only that', () => {
    const withdrawal = movement({ kind: 'withdraw', after: 0 });
    expect(undo(count, withdrawal, [later('relist')])).toEqual(refused);
    expect(undo(count, withdrawal, [later('correct')])).toMatchObject({ ok: true });
  });
});

describe('undoMovement of an old movement', () => {
  it('is refused', () => {
    const change = { kind: 'undo', undone: movement({}), later: [], isTooOld: true } as const;
    expect(undoMovement(count, change)).toEqual({ ok: false, code: 'movement-too-old' });
  });
  it('is refused when more changes followed than can be read', () => {
    expect(undo(count, movement({}), 'too-many')).toEqual(refused);
  });
});

describe('isTooOldToUndo', () => {
  it.each([
    ['2026-11-01T10:00:00Z', '2026-12-01T09:59:59Z', false],
    ['2026-11-01T10:00:00Z', '2026-12-01T10:00:00Z', true],
  ])('for a movement of %s at %s is %s', (at, now, expected) => {
    expect(isTooOldToUndo({ at: new Date(at) }, new Date(now))).toBe(expected);
  });
});

describe('isUndoable', () => {
  it.each(['receive', 'correct', 'set'] as const)('allows %s', (kind) => {
    expect(isUndoable(movement({ kind }))).toBe(true);
  });
  it.each(['undo', 'opened', 'not-found', 'found'] as const)('does not allow %s', (kind) => {
    expect(isUndoable(movement({ kind }))).toBe(false);
  });
});
