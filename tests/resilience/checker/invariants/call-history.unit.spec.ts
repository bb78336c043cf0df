import {
  addCalls,
  addSlotEvents,
  buildCall,
  buildSlotEvent,
  validState,
} from '../testing/valid-state.ts';
import { acknowledgedHoldsExist, idempotentHoldCalls } from './call-history.ts';

describe('acknowledgedHoldsExist', () => {
  it('accepts a hold of a call without a response', () => {
    expect(
      acknowledgedHoldsExist({
        ...validState,
        ...addSlotEvents(buildSlotEvent('held', { holdId: 60, userId: 10 })),
      }),
    ).toEqual([]);
  });
});

describe('idempotentHoldCalls', () => {
  it('accepts a repeated call without a response', () => {
    expect(
      idempotentHoldCalls({
        ...validState,
        ...addCalls(buildCall({ userId: 9, outcome: 'unknown', status: 0, responseText: '' })),
      }),
    ).toEqual([]);
  });

  it('ignores the 503 of a shed call that was repeated with the same key', () => {
    const shed = buildCall({
      userId: 8,
      outcome: 'fail',
      status: 503,
      code: 'overloaded',
      responseText: 'busy',
    });
    expect(idempotentHoldCalls({ ...validState, ...addCalls(shed) })).toEqual([]);
  });
});
