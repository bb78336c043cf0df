import type { StaffMovementKind } from '@tokri/contracts/validation';
import type { StockMovement } from './stock-movement.ts';
import { isUndoable, undoMovement } from './undo-movement.ts';

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
const refused = { ok: false, code: 'later-change-stands' };

describe('undoMovement', () => {
  it.each([
    ['a receipt', { kind: 'receive', before: 4, after: 9 } as const, { free: 7 }],
    ['a sold-out mark', { kind: 'sold-out', before: 4, after: 0 } as const, { free: 16 }],
    ['a withdrawal', { kind: 'withdraw', before: 4, after: 4 } as const, { isWithdrawn: false }],
    ['a relisting', { kind: 'relist', before: 4, after: 4 } as const, { isWithdrawn: true }],
  ])('undoes %s', (_name, undone, expected) => {
    expect(undoMovement(count, movement(undone), [])).toMatchObject({ value: expected });
  });
  it.each([
    ['a withdrawal of what was withdrawn', { kind: 'withdraw', wasWithdrawn: true } as const],
    ['a relisting of what was on sale', { kind: 'relist', wasWithdrawn: false } as const],
  ])('changes nothing when it undoes %s', (_name, undone) => {
    const current = { ...count, isWithdrawn: undone.wasWithdrawn };
    expect(undoMovement(current, movement(undone), [])).toMatchObject({
      value: { isWithdrawn: undone.wasWithdrawn },
    });
  });
  it('does not undo a receipt of which some are sold', () => {
    expect(undoMovement(count, movement({ after: 13 }), [])).toEqual({
      ok: false,
      code: 'stock-changed',
    });
  });
  it.each(['correct', 'set', 'sold-out'] as const)(
    'keeps the stock that a later %s states',
    (kind) => {
      expect(undoMovement(count, movement({}), [later(kind)])).toEqual(refused);
    },
  );
  it('undoes a receipt after a count that has been undone itself', () => {
    expect(undoMovement(count, movement({}), [later('correct'), undoOf('m2')])).toMatchObject({
      value: { free: 7 },
    });
  });
  it('undoes a receipt after changes that add, or that are about the sale', () => {
    const others = (['receive', 'withdraw', 'relist'] as const).map(later);
    expect(undoMovement(count, movement({}), others)).toMatchObject({ value: { free: 7 } });
  });
  it('keeps the later decision whether a unit is for sale, and only that', () => {
    const withdrawal = movement({ kind: 'withdraw', after: 0 });
    expect(undoMovement(count, withdrawal, [later('relist')])).toEqual(refused);
    expect(undoMovement(count, withdrawal, [later('correct')])).toMatchObject({ ok: true });
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
