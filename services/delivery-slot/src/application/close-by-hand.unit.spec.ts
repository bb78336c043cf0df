import { aSlot, kolkata } from '../testing/slots.ts';
import { closedFor } from '../domain/slot.ts';
import { closeByHand } from './close-by-hand.ts';

/** One slot in memory; `closedFrom` is the reading of the plan from which on its day is a blackout day. */
const shop = ({ closedFrom = Infinity }: { readonly closedFrom?: number } = {}) => {
  let slot = aSlot({ isClosedByStaff: true });
  let readings = 0;
  const deps = {
    clock: () => kolkata('09:00'),
    plans: {
      group: () => Promise.resolve(null),
      blackoutDays: () =>
        Promise.resolve(new Set((readings += 1) >= closedFrom ? [slot.date] : [])),
    },
    slots: {
      byId: (slotId: number) =>
        Promise.resolve(slotId === slot.slotId ? { slot, holds: [], line: [], rev: 1 } : null),
      ofDays: () => Promise.resolve([slot]),
      setClosedByStaff: (_slotId: number, isClosedByStaff: boolean) => {
        slot = { ...slot, isClosedByStaff };
        return Promise.resolve();
      },
      setDay: (_slotId: number, dayClosedFor: typeof slot.dayClosedFor) => {
        slot = { ...slot, dayClosedFor };
        return Promise.resolve();
      },
    },
  };
  return { needs: deps, seen: () => closedFor(slot) };
};

describe('a slot opened by hand', () => {
  it('on a day with delivery, is open', async () => {
    const { needs: deps, seen } = shop();
    expect(await closeByHand(deps, { slotId: 5, isClosed: false })).toEqual({
      ok: true,
      value: 5,
    });
    expect(seen()).toBe('');
  });
  it('while its day is closed by another, ends as that day', async () => {
    const { needs: deps, seen } = shop({ closedFrom: 2 });
    await closeByHand(deps, { slotId: 5, isClosed: false });
    expect(seen()).toBe('blackout');
  });
  it('on a day that is closed, is refused and stays', async () => {
    const { needs: deps, seen } = shop({ closedFrom: 1 });
    expect(await closeByHand(deps, { slotId: 5, isClosed: false })).toEqual({
      ok: false,
      code: 'slot-blackout',
    });
    expect(seen()).toBe('closed');
  });
  it('that is not there, is refused', async () =>
    expect(await closeByHand(shop().needs, { slotId: 6, isClosed: true })).toEqual({
      ok: false,
      code: 'unknown-slot',
    }));
});
