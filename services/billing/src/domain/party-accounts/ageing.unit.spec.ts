import { addDays } from '@tokri/contracts/dates';
import { ageOpenBills, noAgeing } from './ageing.ts';

const today = '2026-11-30';
const billDue = (daysAgo: number, outstandingPaise = 100) => ({
  dueDate: addDays(today, -daysAgo),
  outstandingPaise,
});

describe('ageOpenBills', () => {
  it.each([
    [-30, 'currentPaise'],
    [0, 'currentPaise'],
    [1, 'days1To30Paise'],
    [30, 'days1To30Paise'],
    [31, 'days31To60Paise'],
    [60, 'days31To60Paise'],
    [61, 'days61To90Paise'],
    [90, 'days61To90Paise'],
    [91, 'daysOver90Paise'],
    [400, 'daysOver90Paise'],
  ] as const)('puts a bill that was due %d days ago into %s', (daysAgo, bucket) =>
    expect(ageOpenBills([billDue(daysAgo)], today)).toEqual({ ...noAgeing, [bucket]: 100 }),
  );

  it('adds up the bills of a bucket and loses no paisa', () => {
    const bills = [billDue(5, 10), billDue(25, 1), billDue(-3, 200), billDue(95, 3_000)];
    expect(ageOpenBills(bills, today)).toEqual({
      ...noAgeing,
      currentPaise: 200,
      days1To30Paise: 11,
      daysOver90Paise: 3_000,
    });
  });

  it('is zero without open bills', () => expect(ageOpenBills([], today)).toEqual(noAgeing));
});
