import type { CallRecord } from '../../support/load-generator/call-record.ts';
import { findFailedWrites } from './rolling-restart.ts';

const hold: CallRecord = {
  op: 'hold',
  userId: 1,
  slotId: 2,
  holdKey: 'a',
  invokedMs: 0,
  endedMs: 9,
  outcome: 'ok',
  status: 200,
  code: '',
  holdId: 3,
  responseText: '',
};
const load = { writes: 5, failed: [], orderIds: [7], slowestOrderMs: 400 };

describe('findFailedWrites', () => {
  it('finds nothing when every write succeeded', () => {
    expect(findFailedWrites({ load, holds: [hold] })).toEqual([]);
  });
  it('finds a failed write of an order', () => {
    const failed = [{ write: 'pack', problem: '503' }];
    expect(findFailedWrites({ load: { ...load, failed }, holds: [] })).toEqual(['pack: 503']);
  });
  it.each([
    ['without a response', { outcome: 'unknown', status: 0, code: 'ECONNRESET' }],
    ['that was answered 503', { outcome: 'unknown', status: 503, code: 'unavailable' }],
    ['that was shed', { outcome: 'fail', status: 503, code: 'overloaded' }],
  ] as const)('finds a hold %s', (_case, change) => {
    expect(findFailedWrites({ load, holds: [{ ...hold, ...change }] })).toHaveLength(1);
  });
});
