import { buildSlot } from '../../testing/fixtures.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { PlanStore } from '../ports/plans.ts';
import type { SlotAggregate } from '../ports/slot-aggregate.ts';
import type { SlotStore } from '../ports/slots.ts';
import { maxFillSlots, listSlotFill } from './list-slot-fill.ts';

const buildDeps = (count: number) => {
  const requestedIds: number[][] = [];
  const all = Array.from({ length: count }, (_, at) =>
    buildSlot({ slotId: count - at, date: at % 2 === 0 ? '2026-11-23' : '2026-11-22' }),
  );
  const slots = {
    findByDays: () => Promise.resolve(all),
    findByIds: (ids: readonly number[]) => {
      requestedIds.push([...ids]);
      return Promise.resolve(
        all
          .filter(({ slotId }) => ids.includes(slotId))
          .map((slot): SlotAggregate => ({ slot, holds: [], waitlist: [], rev: 0 })),
      );
    },
  } as unknown as SlotStore;
  const areas = { findAll: () => Promise.resolve([{ groupId: 1 }]) } as unknown as AreaStore;
  return { deps: { slots, areas, plans: {} as PlanStore, clock: () => new Date(0) }, requestedIds };
};
const filter = { from: '2026-11-22', to: '2026-11-23', groupId: undefined };

describe('listSlotFill', () => {
  it('returns every slot once and in order and loads only the holds of the page', async () => {
    const { deps, requestedIds } = buildDeps(5);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        listSlotFill(deps, { ...filter, pagination: { page, pageSize: 2 } }),
      ),
    );
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect(
      pages.map(({ rows }) => rows.map(({ slot }) => `${slot.date.slice(8)} ${slot.slotId}`)),
    ).toEqual([['22 2', '22 4'], ['23 1', '23 3'], ['23 5'], []]);
    expect(requestedIds).toEqual([[2, 4], [1, 3], [5]]);
  });
  it('rejects a query with more slots than the limit instead of truncating', async () => {
    await expect(
      listSlotFill(buildDeps(maxFillSlots).deps, {
        ...filter,
        pagination: { page: 1, pageSize: 200 },
      }),
    ).resolves.toMatchObject({ total: maxFillSlots });
    await expect(
      listSlotFill(buildDeps(maxFillSlots + 1).deps, {
        ...filter,
        pagination: { page: 1, pageSize: 200 },
      }),
    ).rejects.toMatchObject({ code: 'bad-input', errors: [{ field: 'ToDate', rule: 'span' }] });
  });
});
