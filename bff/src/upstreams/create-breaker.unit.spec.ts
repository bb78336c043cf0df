import { silentLogger } from '@tokri/service-kit/testing';
import { createBreaker } from './create-breaker.ts';

const called = async (outcomes: readonly ('ok' | 'fault')[]): Promise<unknown> => {
  const breaker = createBreaker<'ok' | 'fault', string>({
    name: 'cart read',
    timeoutMs: 1_000,
    resetMs: 60_000,
    logger: silentLogger,
    action: (outcome) =>
      outcome === 'ok' ? Promise.resolve(outcome) : Promise.reject(new Error('no answer')),
  });
  for (const outcome of outcomes) await breaker.fire(outcome).catch(() => undefined);
  const { state } = breaker.details();
  breaker.stop();
  return state;
};
const times = (count: number, outcome: 'ok' | 'fault'): readonly ('ok' | 'fault')[] =>
  Array.from({ length: count }, () => outcome);

describe('a breaker', () => {
  it('after more than twenty calls of which more than half failed, is open', async () =>
    expect(await called([...times(10, 'ok'), ...times(11, 'fault')])).toBe('open'));
  it('after nineteen that all failed, is closed', async () =>
    expect(await called(times(19, 'fault'))).toBe('closed'));
  it('of a service in a rush that fails twenty times in a row and answered well before, is closed: it works, if slowly', async () => {
    expect(await called([...times(200, 'ok'), ...times(20, 'fault')])).toBe('closed');
  });
});
