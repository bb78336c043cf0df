import type { CallRecord } from './call-record.ts';
import { beyond, p99Of } from './peak-load-summary.ts';

const call = (status: number, ms: number): CallRecord => ({
  op: 'hold',
  userId: 1,
  slotId: 1,
  holdKey: 'k',
  invokedMs: 0,
  endedMs: ms,
  outcome: 'fail',
  status,
  code: '',
  holdId: null,
  answer: '',
});

describe('the limit on what customers wait', () => {
  it('calls that were let in, counts them and none of those that were shed', () =>
    expect(p99Of([call(200, 300), call(503, 9_000)])).toBe(300));
  it('a wait at the limit, passes; one beyond it, is named', () =>
    expect(beyond({ well: 500, late: 501 }, 500)).toEqual(['late 501 ms']));
  it('all first calls shed, does not pass', () =>
    expect(beyond({ away: p99Of([call(503, 1)]) }, 500)).toEqual(['away NaN ms']));
  it('nobody to compare with, does not pass', () =>
    expect(beyond({ well: Number.NaN, away: 10 }, Math.max(500, 2 * Number.NaN))).toHaveLength(2));
});
