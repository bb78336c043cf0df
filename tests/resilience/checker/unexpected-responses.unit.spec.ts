import type { CallRecord } from '../../support/load-generator/call-record.ts';
import { countAbandonedCalls, findUnexpectedResponses } from './unexpected-responses.ts';

const call = (response: Partial<CallRecord>): CallRecord => ({
  op: 'hold',
  userId: 1,
  slotId: 1,
  holdKey: 'key',
  invokedMs: 0,
  endedMs: 1,
  outcome: 'unknown',
  code: '',
  holdId: null,
  responseText: '',
  status: 200,
  ...response,
});

describe('findUnexpectedResponses', () => {
  it('accepts success, a quota and an outage that says when to repeat the call', () => {
    expect(
      findUnexpectedResponses([
        call({}),
        call({ status: 429 }),
        call({ status: 503, retryAfter: '2' }),
      ]),
    ).toEqual([]);
  });
  it.each([
    [call({ status: 500, code: 'internal' }), '500 internal'],
    [call({ status: 503, code: 'unavailable' }), '503 unavailable without Retry-After'],
    [call({ status: 0, code: 'read ECONNRESET' }), '0 read ECONNRESET'],
  ])('finds response %#', (unexpected, problem) => {
    expect(findUnexpectedResponses([unexpected])).toEqual([problem]);
  });
  it('counts calls that their caller gave up apart from responses', () => {
    const calls = [call({ status: 0, code: 'timeout' }), call({})];
    expect([findUnexpectedResponses(calls), countAbandonedCalls(calls)]).toEqual([[], 1]);
  });
});
