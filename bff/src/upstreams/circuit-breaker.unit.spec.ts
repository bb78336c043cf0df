import { silentLogger } from '@tokri/service-kit/testing';
import { createCircuitBreaker } from './circuit-breaker.ts';

const stateAfter = async (results: readonly ('ok' | 'fault')[]): Promise<unknown> => {
  const breaker = createCircuitBreaker<'ok' | 'fault', string>({
    name: 'cart read',
    timeoutMs: 1_000,
    resetMs: 60_000,
    logger: silentLogger,
    action: (result) =>
      result === 'ok' ? Promise.resolve(result) : Promise.reject(new Error('no answer')),
  });
  for (const result of results) await breaker.fire(result).catch(() => undefined);
  const { state } = breaker.details();
  breaker.stop();
  return state;
};
const times = (count: number, result: 'ok' | 'fault'): readonly ('ok' | 'fault')[] =>
  Array.from({ length: count }, () => result);

describe('createCircuitBreaker', () => {
  it('opens when more than half of at least twenty calls fail', async () =>
    expect(await stateAfter([...times(10, 'ok'), ...times(11, 'fault')])).toBe('open'));
  it('stays closed below twenty calls', async () =>
    expect(await stateAfter(times(19, 'fault'))).toBe('closed'));
  it('stays closed when twenty failures follow two hundred successes', async () => {
    expect(await stateAfter([...times(200, 'ok'), ...times(20, 'fault')])).toBe('closed');
  });
});
