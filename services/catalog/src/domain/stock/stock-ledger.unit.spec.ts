import fc from 'fast-check';
import { applyStockChange } from './apply-stock-change.ts';
import { packUnits } from './pack-units.ts';
import {
  freeToSell,
  shortForOrders,
  unitsInStock,
  type StockChange,
  type StockCount,
  type StockMovement,
} from './stock-movement.ts';

type Step =
  | { readonly kind: 'reserve'; readonly quantity: number }
  | { readonly kind: 'release'; readonly order: number }
  | { readonly kind: 'pack'; readonly order: number; readonly missing: number }
  | { readonly kind: 'receive' | 'count' | 'set'; readonly quantity: number }
  | { readonly kind: 'sold-out' }
  | { readonly kind: 'undo'; readonly movement: number };

const quantity = fc.integer({ min: 0, max: 9 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('reserve' as const), quantity: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('release' as const), order: fc.nat(9) }),
  fc.record({ kind: fc.constant('pack' as const), order: fc.nat(9), missing: fc.nat(2) }),
  fc.record({ kind: fc.constantFrom('receive' as const, 'count', 'set'), quantity }),
  fc.constant({ kind: 'sold-out' as const }),
  fc.record({ kind: fc.constant('undo' as const), movement: fc.nat(9) }),
);

/** The stock of one unit, as the store keeps it. */
const createLedger = (opened: number) => {
  let free = opened;
  let changes = opened;
  let packedUnits = 0;
  const orders: number[] = [];
  const movements: StockMovement[] = [];
  const count = (): StockCount => ({
    free,
    reserved: orders.reduce((sum, ordered) => sum + ordered, 0),
    isWithdrawn: false,
  });
  const takeOrder = (index: number): number | undefined =>
    orders.splice(index % Math.max(1, orders.length), 1)[0];
  const pack = (index: number, missing: number): void => {
    const before = count();
    const ordered = takeOrder(index);
    if (ordered === undefined) return;
    const packed = Math.max(0, ordered - missing);
    const stock = packUnits(before, { quantity: ordered, packed });
    free = stock.free;
    packedUnits += packed;
    changes += stock.difference;
  };
  const change = (stockChange: StockChange): void => {
    const before = count();
    const result = applyStockChange(before, stockChange);
    if (!result.ok) return;
    free = result.value.free;
    changes += free - before.free;
    movements.push({
      movementId: `m${movements.length}`,
      at: new Date(0),
      kind: stockChange.kind,
      unitId: 21,
      itemId: 11,
      locationId: 1,
      before: before.free,
      after: free,
      staffId: 5,
      ...(stockChange.kind === 'undo' ? { undone: stockChange.undone.movementId } : {}),
    });
  };
  const undo = (index: number): void => {
    const undone = movements[index % Math.max(1, movements.length)];
    const isUndone = movements.some((movement) => movement.undone === undone?.movementId);
    if (!undone || undone.kind === 'undo' || isUndone) return;
    const later = movements.slice(movements.indexOf(undone) + 1);
    change({ kind: 'undo', undone, later, isTooOld: false });
  };
  const perform = (next: Step): void => {
    switch (next.kind) {
      case 'reserve':
        if (free < next.quantity) return;
        free -= next.quantity;
        orders.push(next.quantity);
        return;
      case 'release':
        free += takeOrder(next.order) ?? 0;
        return;
      case 'pack':
        return pack(next.order, next.missing);
      case 'count':
        return change({
          kind: 'correct',
          counted: next.quantity,
          shown: null,
          reason: 'counted',
          note: '',
        });
      case 'receive':
        return change({ kind: 'receive', quantity: next.quantity });
      case 'set':
        return change({ kind: 'set', free: next.quantity });
      case 'sold-out':
        return change({ kind: 'sold-out' });
      case 'undo':
        return undo(next.movement);
    }
  };
  return { perform, count, sumOfMovements: () => changes - packedUnits };
};

describe('the stock of a unit after any sequence of orders and changes by staff', () => {
  it('is on the shelf, is the sum of its movements, and is short for orders only by a count', () => {
    fc.assert(
      fc.property(quantity, fc.array(step, { maxLength: 40 }), (opened, steps) => {
        const ledger = createLedger(opened);
        for (const next of steps) {
          const before = ledger.count();
          ledger.perform(next);
          const after = ledger.count();
          expect(unitsInStock(after)).toBeGreaterThanOrEqual(0);
          expect(unitsInStock(after)).toBe(ledger.sumOfMovements());
          expect(after.reserved - shortForOrders(after)).toBeLessThanOrEqual(unitsInStock(after));
          if (next.kind !== 'count' && next.kind !== 'undo')
            expect(shortForOrders(after)).toBeLessThanOrEqual(shortForOrders(before));
          if (shortForOrders(before) > 0 && next.kind === 'reserve') expect(after).toEqual(before);
          if (freeToSell(after) > 0) expect(after.reserved).toBeLessThan(unitsInStock(after));
        }
      }),
      { seed: 12, numRuns: 2_000 },
    );
  });
});
