import { silentLogger } from '@tokri/service-kit/testing';
import { createBreaker } from './create-breaker.ts';

const called = async (outcomes: readonly ('ok' | 'fault')[]): Promise<unknown> => {
  const breaker = createBreaker<'ok' | 'fault', string>({
    name: 'cart read', timeoutMs: 1_000, resetMs: 60_000, logger: silentLogger, action: (outcome) => (outcome === 'ok' ? Promise.resolve(outcome) : Promise.reject(new Error('no answer'))),
  });
  for (const outcome of outcomes) await breaker.fire(outcome).catch(() => undefined);
  const { state } = breaker.details();
  breaker.stop();
  return state;
};
const times = (count: number, outcome: 'ok' | 'fault'): readonly ('ok' | 'fault')[] => Array.from({ length: count }, () => outcome);

describe('a breaker of a service that answered well a moment ago', () => {
  it('and fails twenty times in a row, is open long before half of the calls of its window failed', async () => {
    expect(await called([...times(200, 'ok'), ...times(20, 'fault')])).toBe('open');
  });
  it('and fails as often with a success between, is closed', async () => {
    expect(await called([...times(200, 'ok'), ...times(19, 'fault'), 'ok', ...times(19, 'fault')])).toBe('closed');
  });
});

describe('a breaker of a service that fails and answers in turn', () => {
  it('at half of twenty calls, is open', async () => {
    expect(await called(Array.from({ length: 10 }, () => ['fault', 'ok', 'fault'] as const).flat())).toBe('open');
  });
  it('at fewer than twenty calls, is closed', async () => {
    expect(await called(times(19, 'fault'))).toBe('closed');
  });
});
