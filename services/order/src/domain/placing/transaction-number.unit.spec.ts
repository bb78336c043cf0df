import { toTransactionNumber } from './transaction-number.ts';

describe('the transaction number', () => {
  it('an order of November 2026, year, month and id', () =>
    expect(toTransactionNumber(42, new Date('2026-11-21T08:00:00Z'))).toBe('T2611-00042'));
  it('placed after midnight in Kolkata, the month of Kolkata counts', () =>
    expect(toTransactionNumber(42, new Date('2026-11-30T18:30:00Z'))).toBe('T2612-00042'));
  it('an id above five digits, stays whole', () =>
    expect(toTransactionNumber(1234567, new Date('2026-11-21T08:00:00Z'))).toBe('T2611-1234567'));
});
