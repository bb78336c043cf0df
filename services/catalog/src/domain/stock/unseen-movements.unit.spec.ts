import type { StockMovement } from './stock-movement.ts';
import { isContradicted, listUnseen } from './unseen-movements.ts';

const at = (time: string): Date => new Date(`2026-11-28T${time}:00+05:30`);
const movement = (change: Partial<StockMovement>): StockMovement => ({
  movementId: 'm1',
  at: at('09:30'),
  kind: 'receive',
  unitId: 21,
  itemId: 11,
  locationId: 1,
  before: 0,
  after: 50,
  staffId: 7,
  ...change,
});
const seen = { staffId: 5, seenAt: at('08:59'), madeAt: at('09:05') };

describe('listUnseen', () => {
  it('lists what a colleague changed after the figures were read', () => {
    expect(listUnseen([movement({})], seen)).toHaveLength(1);
    expect(listUnseen([movement({ at: at('08:58') })], seen)).toEqual([]);
  });
  it('knows a change by when it was made, not by when it arrived', () => {
    expect(listUnseen([movement({ madeAt: at('08:50') })], seen)).toEqual([]);
  });
  it('leaves out what the same member of staff did before', () => {
    const own = movement({ staffId: 5, madeAt: at('09:01') });
    expect(listUnseen([own], seen)).toEqual([]);
    expect(listUnseen([{ ...own, madeAt: at('09:06') }], seen)).toHaveLength(1);
  });
});

describe('listUnseen of changes that follow each other at once', () => {
  it('leaves out an own change whose time the age in whole seconds puts after the next one', () => {
    const own = movement({ staffId: 5, at: new Date(seen.madeAt.getTime() + 900) });
    expect(listUnseen([own], seen)).toEqual([]);
  });
});

describe('isContradicted', () => {
  it('is true after more changes than can be read', () => {
    expect(isContradicted('sold-out', listUnseen('too-many', seen))).toBe(true);
  });
  it.each([
    ['receive', 'correct', true],
    ['receive', 'set', true],
    ['receive', 'receive', false],
    ['receive', 'sold-out', false],
    ['sold-out', 'receive', true],
    ['sold-out', 'sold-out', false],
    ['sold-out', 'relist', false],
    ['withdraw', 'relist', true],
    ['withdraw', 'receive', false],
    ['relist', 'withdraw', true],
    ['relist', 'undo', true],
  ] as const)('for %s after %s is %s', (kind, later, expected) => {
    expect(isContradicted(kind, [movement({ kind: later })])).toBe(expected);
  });
});
