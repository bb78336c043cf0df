import { buildSlot, atKolkata } from '../../testing/fixtures.ts';
import { closureReason } from '../../domain/slots/slot-closing-rules.ts';
import { closeSlotManually } from './close-slot.ts';

/** One slot in memory; `closedFrom` is the reading of the plan from which on its day is a blackout day. */
const shop = ({ closedFrom = Infinity }: { readonly closedFrom?: number } = {}) => {
  let slot = buildSlot({ isClosedByStaff: true });
  let readings = 0;
  const deps = {
    clock: () => atKolkata('09:00'),
    plans: {
      findPlan: () => Promise.resolve(null),
      listBlackoutDates: () =>
        Promise.resolve(new Set((readings += 1) >= closedFrom ? [slot.date] : [])),
    },
    slots: {
      findById: (slotId: number) =>
        Promise.resolve(slotId === slot.slotId ? { slot, holds: [], waitlist: [], rev: 1 } : null),
      findByDays: () => Promise.resolve([slot]),
      setClosedByStaff: (_slotId: number, isClosedByStaff: boolean) => {
        slot = { ...slot, isClosedByStaff };
        return Promise.resolve();
      },
      setDayClosureReason: (_slotId: number, dayClosureReason: typeof slot.dayClosureReason) => {
        slot = { ...slot, dayClosureReason };
        return Promise.resolve();
      },
    },
  };
  return { deps, seen: () => closureReason(slot) };
};

describe('a slot opened by hand', () => {
  it('on a day with delivery, is open', async () => {
    const { deps, seen } = shop();
    expect(await closeSlotManually(deps, { slotId: 5, isClosed: false })).toEqual({
      ok: true,
      value: 5,
    });
    expect(seen()).toBe('');
  });
  it('while its day is closed by another, ends as that day', async () => {
    const { deps, seen } = shop({ closedFrom: 2 });
    await closeSlotManually(deps, { slotId: 5, isClosed: false });
    expect(seen()).toBe('blackout');
  });
  it('on a day that is closed, is refused and stays', async () => {
    const { deps, seen } = shop({ closedFrom: 1 });
    expect(await closeSlotManually(deps, { slotId: 5, isClosed: false })).toEqual({
      ok: false,
      code: 'slot-blackout',
    });
    expect(seen()).toBe('closed');
  });
  it('that is not there, is refused', async () =>
    expect(await closeSlotManually(shop().deps, { slotId: 6, isClosed: true })).toEqual({
      ok: false,
      code: 'unknown-slot',
    }));
});
