import { buildSlot, atKolkata } from '../../testing/fixtures.ts';
import { closureReason } from '../../domain/slots/slot-closure-rules.ts';
import { setSlotClosedByStaff } from './set-slot-closed-by-staff.ts';

const createFixture = ({ closedFrom = Infinity }: { readonly closedFrom?: number } = {}) => {
  let slot = buildSlot({ isClosedByStaff: true });
  let reads = 0;
  const deps = {
    clock: () => atKolkata('09:00'),
    plans: {
      findPlan: () => Promise.resolve(null),
      listBlackoutDates: () =>
        Promise.resolve(new Set((reads += 1) >= closedFrom ? [slot.date] : [])),
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
  return { deps, reason: () => closureReason(slot) };
};

describe('setSlotClosedByStaff', () => {
  it('reopens a slot on a day with delivery', async () => {
    const { deps, reason } = createFixture();
    expect(await setSlotClosedByStaff(deps, { slotId: 5, isClosed: false })).toEqual({
      ok: true,
      value: 5,
    });
    expect(reason()).toBe('');
  });
  it('leaves the slot closed when its day is closed at the same time', async () => {
    const { deps, reason } = createFixture({ closedFrom: 2 });
    await setSlotClosedByStaff(deps, { slotId: 5, isClosed: false });
    expect(reason()).toBe('blackout');
  });
  it('rejects opening a slot on a closed day', async () => {
    const { deps, reason } = createFixture({ closedFrom: 1 });
    expect(await setSlotClosedByStaff(deps, { slotId: 5, isClosed: false })).toEqual({
      ok: false,
      code: 'slot-blackout',
    });
    expect(reason()).toBe('closed');
  });
  it('rejects an unknown slot', async () =>
    expect(await setSlotClosedByStaff(createFixture().deps, { slotId: 6, isClosed: true })).toEqual(
      {
        ok: false,
        code: 'unknown-slot',
      },
    ));
});
