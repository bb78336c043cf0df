import { stageOf } from './erasure-state.ts';

const at = new Date('2026-11-28T10:00:00Z');
const closed = { reference: 'ref', closedAt: at, settledAt: null, erasedAt: null };

describe('stageOf', () => {
  it.each([
    ['closed', closed],
    ['settled', { ...closed, settledAt: at }],
    ['erased', { ...closed, settledAt: at, erasedAt: at }],
  ] as const)('is %s', (stage, erasure) => {
    expect(stageOf(erasure)).toBe(stage);
  });
});
