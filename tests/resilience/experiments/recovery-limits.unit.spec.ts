import { findLateRecoveries } from './recovery-limits.ts';

const limitMs = 10_000;
const inTime = { settledMs: 10_000, codeArrivedMs: 400 };

describe('findLateRecoveries', () => {
  it('finds nothing when orders and codes are in time', () => {
    expect(findLateRecoveries(inTime, limitMs)).toEqual([]);
  });
  it('finds an order that settled too late', () => {
    expect(findLateRecoveries({ ...inTime, settledMs: 10_001 }, limitMs)).toEqual([
      'the last order settled after 10.0 s instead of within 10.0 s',
    ]);
  });
  it('finds a sign-in code that arrived too late', () => {
    expect(findLateRecoveries({ ...inTime, codeArrivedMs: 31_000 }, limitMs)).toEqual([
      'the last sign-in code arrived after 31.0 s instead of within 10.0 s',
    ]);
  });
  it('finds a time that was not measured', () => {
    expect(findLateRecoveries({ ...inTime, settledMs: Number.NaN }, limitMs)).toHaveLength(1);
  });
});
