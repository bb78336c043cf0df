import { addSlotFill, sumSlotFill, type SlotUse } from './slot-fill.ts';

const use = (changes: Partial<SlotUse>): SlotUse => ({
  groupId: 1,
  date: '2026-11-22',
  start: '16:00',
  end: '19:00',
  isClosedByStaff: false,
  dayClosureReason: '',
  capacity: 40,
  taken: 0,
  ...changes,
});

describe('sumSlotFill', () => {
  it('adds up by day, time and service area', () => {
    const fill = sumSlotFill([
      use({ taken: 40 }),
      use({ date: '2026-11-23', taken: 10 }),
      use({ groupId: 2, start: '07:00', end: '09:00', capacity: 20 }),
    ]);
    expect(fill.totals).toEqual({ slots: 3, full: 1, capacity: 100, taken: 50 });
    expect([...fill.days]).toEqual([
      ['2026-11-22', { slots: 2, full: 1, capacity: 60, taken: 40 }],
      ['2026-11-23', { slots: 1, full: 0, capacity: 40, taken: 10 }],
    ]);
    expect(fill.times.get('07:00-09:00')).toEqual({ slots: 1, full: 0, capacity: 20, taken: 0 });
    expect(fill.groups.get(1)).toEqual({ slots: 2, full: 1, capacity: 80, taken: 50 });
  });
  it.each([
    ['closed by staff', { isClosedByStaff: true }],
    ['of a day without delivery', { dayClosureReason: 'blackout' }],
    ['without capacity', { capacity: 0 }],
  ] as const)('leaves out a slot %s, unless it has orders', (_name, changes) => {
    expect(sumSlotFill([use(changes)]).totals.slots).toBe(0);
    expect(sumSlotFill([use({ ...changes, taken: 2 })]).totals).toMatchObject({
      slots: 1,
      taken: 2,
    });
  });
  it('gives the same for days that were summed one by one', () => {
    const uses = [
      use({ taken: 40 }),
      use({ date: '2026-11-23', taken: 10 }),
      use({ date: '2026-11-23', groupId: 2, start: '07:00', end: '09:00' }),
    ];
    const parts = ['2026-11-22', '2026-11-23', '2026-11-24'].map((day) =>
      sumSlotFill(uses.filter(({ date }) => date === day)),
    );
    expect(addSlotFill(parts)).toEqual(sumSlotFill(uses));
  });
  it('counts an overbooked slot as full', () => {
    expect(sumSlotFill([use({ capacity: 3, taken: 5 })]).totals.full).toBe(1);
  });
});
