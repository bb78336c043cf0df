import { problemDetail, ProblemError } from '@tokri/contracts/problems';
import type { LaterMovements } from '../../domain/stock/stock-movement.ts';
import type { CountedStock } from '../ports/stock-movements.ts';
import { changeStock, type ChangeStockDeps } from './change-stock.ts';
import { createStockQueue, maxChangeMs } from './stock-queue.ts';

const unitId = 4;
const receive = (
  deps: ChangeStockDeps,
  movementId: string,
  ages: { readonly madeAt?: Date; readonly seenAt?: Date } = {},
) =>
  changeStock(deps, {
    movementId,
    staffId: 1,
    unitId,
    locationId: 1,
    change: { kind: 'receive', quantity: 1 },
    ...ages,
  });

/** Refuses a change that rests on an old version, as the stored document does. */
const createStock = ({
  isAlwaysChanging = false,
  later = [],
}: { readonly isAlwaysChanging?: boolean; readonly later?: LaterMovements } = {}) => {
  let count: CountedStock = {
    unitId,
    locationId: 1,
    free: 0,
    reserved: 0,
    isWithdrawn: false,
    rev: 0,
    isRecorded: false,
  };
  let now = 0;
  const conflicts: string[] = [];
  const stockMovements: Partial<ChangeStockDeps['stockMovements']> = {
    readCount: async () => count,
    registerId: async () => true,
    listLater: async () => later,
    record: async (seen, { free }, { movementId }) => {
      now += maxChangeMs / 10;
      if (isAlwaysChanging || seen.rev !== count.rev) {
        conflicts.push(movementId);
        return null;
      }
      count = { ...count, free, rev: (count.rev ?? 0) + 1 };
      return { unitId, free, rev: count.rev ?? 0 };
    },
  };
  const deps = {
    stockMovements,
    catalogIndex: {
      findItemByUnit: () => ({ item: { itemId: 2 }, rev: 0 }),
      upsertStock: () => undefined,
    },
    locations: { findState: () => 'open' },
    stockQueue: createStockQueue(),
    clock: () => new Date(now),
  } as unknown as ChangeStockDeps;
  return { deps, conflicts, free: () => count.free };
};

describe('changeStock', () => {
  it('makes ten changes at once one after the other, so that none fails for another one', async () => {
    const { deps, conflicts, free } = createStock();
    const ids = Array.from({ length: 10 }, (_, index) => `m${index}`);
    const results = await Promise.all(ids.map((id) => receive(deps, id)));
    expect([results.every(({ ok }) => ok), free(), conflicts]).toEqual([true, 10, []]);
  });

  it('asks before it adds a receipt that was made before a later count', async () => {
    const stock = { unitId, itemId: 2, locationId: 1, before: 0, after: 50 };
    const counted = { ...stock, movementId: 'c1', kind: 'correct', staffId: 7 } as const;
    const { deps, free } = createStock({ later: [{ ...counted, at: new Date(-60_000) }] });
    const seenAt = new Date(-180_000);
    expect(await receive(deps, 'm1', { seenAt, madeAt: new Date(-120_000) })).toMatchObject({
      code: 'stock-changed',
      current: { free: 0 },
    });
    expect((await receive(deps, 'm2', { seenAt, madeAt: new Date(-30_000) })).ok).toBe(true);
    expect((await receive(deps, 'm3', { madeAt: new Date(-120_000) })).ok).toBe(true);
    expect(free()).toBe(2);
  });

  it('says that nothing was changed when the stock changes all the time', async () => {
    const { deps, conflicts, free } = createStock({ isAlwaysChanging: true });
    const problem = await receive(deps, 'm1').catch((error: unknown) => error);
    if (!(problem instanceof ProblemError)) throw new Error('a problem is expected');
    expect([problem.code, free(), conflicts.length]).toEqual(['conflict', 0, 11]);
    expect(problemDetail(problem, 'en')).toContain('Nothing was changed');
    expect(problemDetail(problem, 'hi')).toContain('कुछ बदला नहीं है');
  });
});
