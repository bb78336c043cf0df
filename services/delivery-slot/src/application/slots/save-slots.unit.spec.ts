import { addDays } from '@tokri/contracts/dates';
import { slotKey, type Slot } from '../../domain/slots/slot.ts';
import { atKolkata, buildSlot } from '../../testing/fixtures.ts';
import type { AreaStore } from '../ports/areas.ts';
import type { PlanStore } from '../ports/plans.ts';
import type { SlotAggregate } from '../ports/slot-aggregate.ts';
import type { SlotStore } from '../ports/slots.ts';
import { saveSlots, type PlanSlotsDeps } from './save-slots.ts';

const firstDate = '2026-11-22';
const dates = [0, 1, 2].map((days) => addDays(firstDate, days));

/** Three stored slots; `update` decides what a write of one of them does. */
const createFixture = (update: (slot: Slot) => Promise<boolean>) => {
  const stored = dates.map((date, index) => buildSlot({ slotId: index + 1, date }));
  const dayReasons: [slotId: number, reason: string][] = [];
  const slots = {
    findByKey: (key: Parameters<typeof slotKey>[0]) =>
      Promise.resolve({
        slot: stored.find((slot) => slotKey(slot) === slotKey(key)),
        holds: [],
        waitlist: [],
        rev: 0,
      } as unknown as SlotAggregate),
    findByDays: () => Promise.resolve(dayReasons.length > 0 ? [] : stored.slice(0, 1)),
    update: (_before: SlotAggregate, slot: Slot) => update(slot),
    setDayClosureReason: (slotId: number, reason: string) => {
      dayReasons.push([slotId, reason]);
      return Promise.resolve();
    },
  } as unknown as SlotStore;
  const deps: PlanSlotsDeps = {
    slots,
    plans: {
      findPlan: () => Promise.resolve(null),
      listBlackoutDates: () => Promise.resolve(new Set([firstDate])),
    } as unknown as PlanStore,
    areas: {
      findById: () => Promise.resolve({ groupId: 1, companyId: 1 }),
    } as unknown as AreaStore,
    clock: () => atKolkata('09:00'),
  };
  const save = () =>
    saveSlots(deps, {
      groupId: 1,
      companyId: 1,
      slots: dates.map((date) => ({
        date,
        start: '16:00',
        end: '19:00',
        capacity: 9,
        pieceCapacity: null,
        feePaise: 0,
        partyFees: [],
        minimumOrderPaise: 0,
        cutOffMinutes: 120,
        cutOffHour: null,
      })),
    });
  return { dayReasons, save };
};

describe('saveSlots', () => {
  it('saves the other slots when one of them never stops changing', async () => {
    const { save } = createFixture(({ slotId }) => Promise.resolve(slotId !== 2));
    expect(await save()).toEqual([
      { ok: true, value: 1 },
      { ok: false, code: 'slot-busy' },
      { ok: true, value: 3 },
    ]);
  });

  it('closes the slots of days without delivery even when a later slot cannot be written', async () => {
    const { save, dayReasons } = createFixture(({ slotId }) =>
      slotId === 2 ? Promise.reject(new Error('store away')) : Promise.resolve(true),
    );
    await expect(save()).rejects.toThrow('store away');
    expect(dayReasons).toEqual([[1, 'blackout']]);
  });
});
