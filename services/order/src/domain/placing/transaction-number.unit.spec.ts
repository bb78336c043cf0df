import { toTransactionNumber } from './transaction-number.ts';

describe('toTransactionNumber', () => {
  it('consists of year, month and id', () =>
    expect(toTransactionNumber(42, new Date('2026-11-21T08:00:00Z'))).toBe('T2611-00042'));
  it('uses the month in Kolkata', () =>
    expect(toTransactionNumber(42, new Date('2026-11-30T18:30:00Z'))).toBe('T2612-00042'));
  it('keeps ids of more than five digits whole', () =>
    expect(toTransactionNumber(1234567, new Date('2026-11-21T08:00:00Z'))).toBe('T2611-1234567'));
});
