import type { SlotUse } from '../../domain/slots/slot-fill.ts';
import type { FillDay } from '../ports/fill-days.ts';
import { readSlotFillReport } from './read-slot-fill-report.ts';
import { recordFillDays } from './record-fill-days.ts';

const use = (date: string, taken = 10): SlotUse => ({
  groupId: 1,
  date,
  start: '16:00',
  end: '19:00',
  isClosedByStaff: false,
  dayClosureReason: '',
  capacity: 40,
  taken,
});

const createDeps = (stored: SlotUse[]) => {
  const recorded = new Map<string, FillDay>();
  const readSpans: string[] = [];
  return {
    readSpans,
    slots: {
      listUse: async (
        _groupIds: readonly number[],
        { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string },
      ) => {
        readSpans.push(`${fromDate}…${toDate}`);
        return stored.filter(({ date }) => date >= fromDate && date <= toDate);
      },
      findFirstDate: async () => stored.map(({ date }) => date).sort()[0] ?? null,
    },
    areas: { findAll: async () => [] },
    fillDays: {
      listDates: async () => new Set(recorded.keys()),
      list: async (fromDate: string, toDate: string) =>
        [...recorded.values()].filter(({ date }) => date >= fromDate && date <= toDate),
      record: async (day: FillDay) => void recorded.set(day.date, day),
    },
    clock: () => new Date('2026-11-28T06:00:00Z'),
  };
};

const november = { fromDate: '2026-11-01', toDate: '2026-11-30' };

describe('recordFillDays', () => {
  it('records each day from the first slot to the day before yesterday once', async () => {
    const deps = createDeps([use('2026-11-24'), use('2026-11-26'), use('2026-11-27')]);
    expect(await recordFillDays(deps)).toBe(3);
    expect([...(await deps.fillDays.listDates())]).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]);
    expect(await recordFillDays(deps)).toBe(0);
  });
  it('has nothing to do before the first slot', async () => {
    expect(await recordFillDays(createDeps([]))).toBe(0);
    expect(await recordFillDays(createDeps([use('2026-11-28')]))).toBe(0);
  });
});

describe('readSlotFillReport', () => {
  it('gives the same before and after days are recorded', async () => {
    const deps = createDeps([use('2026-11-20'), use('2026-11-26', 40), use('2026-11-28', 0)]);
    const before = (await readSlotFillReport(deps, november)).fill;
    await recordFillDays(deps);
    expect((await readSlotFillReport(deps, november)).fill).toEqual(before);
    expect(before.totals).toEqual({ slots: 3, full: 1, capacity: 120, taken: 50 });
  });
  it('reads only slots of days that are not recorded', async () => {
    const deps = createDeps([use('2026-11-20'), use('2026-11-28')]);
    await recordFillDays(deps);
    deps.readSpans.length = 0;
    await readSlotFillReport(deps, november);
    expect(deps.readSpans).toEqual(['2026-11-01…2026-11-19', '2026-11-27…2026-11-30']);
  });
});
