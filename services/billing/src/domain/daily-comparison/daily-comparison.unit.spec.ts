import type { BookDifference } from './compare-books.ts';
import {
  comparisonAgeMs,
  listDueDays,
  openDifferencePaise,
  type DailyComparison,
} from './daily-comparison.ts';

const difference: BookDifference = {
  id: 'unknown-payment:pay_1',
  kind: 'unknown-payment',
  orderId: null,
  gatewayId: 'pay_1',
  shopPaise: 0,
  providerPaise: 500,
};
const totals = { payments: 1, capturedPaise: 500, refunds: 0, refundedPaise: 0 };
const equal = { totals, differences: [] };
const different = { totals, differences: [difference] };
const build = (
  date: string,
  books: DailyComparison['books'],
  comparedAt = '2026-11-28T04:00:00+05:30',
): DailyComparison => ({
  provider: 'razorpay',
  date,
  comparedAt: new Date(comparedAt),
  books,
  acknowledgements: [],
});
const acknowledged: DailyComparison = {
  ...build('2026-11-27', different),
  acknowledgements: [{ differenceId: difference.id, note: 'Test', by: 1, at: new Date(0) }],
};
const morning = new Date('2026-11-28T05:00:00+05:30');
const lastWeek = ['27', '26', '25', '24', '23', '22', '21'].map((day) => `2026-11-${day}`);
const allCompared = lastWeek.map((date) => build(date, equal));

describe('listDueDays', () => {
  it('lists the seven days before today, newest first', () => {
    expect(listDueDays([], morning)).toEqual(lastWeek);
  });

  it('lists nothing before 3 am in India', () => {
    expect(listDueDays([], new Date('2026-11-28T02:59:59+05:30'))).toEqual([]);
  });

  it('lists no day that was compared this morning', () => {
    expect(listDueDays(allCompared, morning)).toEqual([]);
  });

  it('lists a day again that the provider did not answer for', () => {
    expect(listDueDays([build('2026-11-27', null), ...allCompared.slice(1)], morning)).toEqual([
      '2026-11-27',
    ]);
  });

  it('lists yesterday and days that differ on the next morning', () => {
    const earlier = '2026-11-27T04:00:00+05:30';
    const comparisons = lastWeek.map((date) =>
      build(date, date === '2026-11-24' ? different : equal, earlier),
    );
    expect(listDueDays(comparisons, morning)).toEqual(['2026-11-27', '2026-11-24']);
  });
});

describe('openDifferencePaise', () => {
  it('sums differences until somebody acknowledges them', () => {
    expect(openDifferencePaise(build('2026-11-27', different))).toBe(500);
    expect(openDifferencePaise(acknowledged)).toBe(0);
    expect(openDifferencePaise(build('2026-11-27', null))).toBe(0);
  });
});

describe('comparisonAgeMs', () => {
  const hours = (comparisons: readonly DailyComparison[]): number =>
    comparisonAgeMs(comparisons, morning) / 3_600_000;

  it('counts from the end of the last compared day', () => {
    expect(hours(allCompared)).toBe(5);
    expect(hours([build('2026-11-27', null), build('2026-11-26', equal)])).toBe(29);
  });

  it('counts from the first day that could not be compared while none was', () => {
    expect(hours([build('2026-11-26', null), build('2026-11-27', null)])).toBe(29);
    expect(hours([])).toBe(0);
  });
});
