import { ProblemError } from '@tokri/contracts/problems';
import { shopMetrics } from '@tokri/contracts/metrics';
import { silentLogger } from '../testing/index.ts';
import { countOutcomes } from './count-outcomes.ts';
import { createMetricRegistry } from './metric-registry.ts';

const countHolds = (handle: () => Promise<never>) => {
  const counter = createMetricRegistry('delivery-slot', silentLogger).counter(shopMetrics.holds);
  const handlers = countOutcomes({ 'hold-slot': handle }, { 'hold-slot': counter });
  return { hold: () => handlers['hold-slot']?.({} as never), read: () => counter.read() };
};

describe('countOutcomes', () => {
  it('counts a response as ok', async () => {
    const { hold, read } = countHolds(() =>
      Promise.resolve({ body: [{ Error: 0, Code: '' }] } as never),
    );
    await hold();
    expect(await read()).toEqual([{ labels: { outcome: 'ok' }, value: 1 }]);
  });

  it('counts a refused command by its code', async () => {
    const body = [{ Id: 0, Error: 1, Code: 'slot-full', Alternatives: [] }];
    const { hold, read } = countHolds(() => Promise.resolve({ body } as never));
    await hold();
    expect(await read()).toEqual([{ labels: { outcome: 'slot-full' }, value: 1 }]);
  });

  it.each([
    [new ProblemError('overloaded'), 'overloaded'],
    [new TypeError('x'), 'failed'],
  ])('counts %p as %s and throws it', async (error, outcome) => {
    const { hold, read } = countHolds(() => Promise.reject(error));
    await expect(hold()).rejects.toBe(error);
    expect(await read()).toEqual([{ labels: { outcome }, value: 1 }]);
  });

  it('rejects an operation without a handler', () => {
    const counter = createMetricRegistry('x', silentLogger).counter(shopMetrics.holds);
    expect(() => countOutcomes({}, { 'hold-slot': counter })).toThrow(RangeError);
  });
});
