import { toTimelineEntries } from './timeline-entries.ts';

const at = (minute: number): string => `2026-11-23T10:0${minute}:00+05:30`;
const steps = (...statuses: readonly number[]) =>
  statuses.map((status, index) => ({ status, at: at(index) }));
const describeEntries = (...input: Parameters<typeof toTimelineEntries>) =>
  toTimelineEntries(...input).map((entry) =>
    entry.kind === 'status' ? `${entry.status} ${entry.state}` : `${entry.kind} ${entry.state}`,
  );
const unpaid = { isPaid: false, paidAt: undefined };

describe('toTimelineEntries', () => {
  it('shows the payment in place of the wait for it', () => {
    expect(describeEntries(steps(1, 2, 3), { isPaid: true, paidAt: at(2) })).toEqual([
      '1 done',
      'paid done',
      '3 current',
      '4 upcoming',
      '5 upcoming',
      '6 upcoming',
    ]);
  });
  it('shows the wait only while it lasts', () =>
    expect(describeEntries(steps(1, 2), unpaid)[1]).toBe('2 current'));
  it('shows that a payment never came', () =>
    expect(describeEntries(steps(1, 2, 7), unpaid)).toEqual([
      '1 done',
      'not-paid failed',
      '7 failed',
    ]));
  it('puts cash at the time when it was paid', () => {
    const delivered = steps(1, 3, 4, 5, 6);
    expect(describeEntries(delivered, { isPaid: true, paidAt: at(9) }).at(-1)).toBe('paid done');
    expect(describeEntries(delivered, { isPaid: true, paidAt: at(3) })[4]).toBe('paid done');
  });
  it('puts a payment of unknown time before what is still to come', () =>
    expect(describeEntries(steps(1, 3), { isPaid: true, paidAt: undefined })[2]).toBe('paid done'));
  it('shows no payment for cash that is still due', () =>
    expect(describeEntries(steps(1, 3), unpaid).join()).not.toMatch(/paid/));
});
