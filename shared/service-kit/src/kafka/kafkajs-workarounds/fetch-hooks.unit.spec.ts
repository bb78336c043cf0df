import { openConnection } from '../../../test/fake-kafka.ts';
import { withFetchHooks } from './fetch-hooks.ts';

const answer = { responses: [] };

const recordHooks = () => {
  const calls: string[] = [];
  const hooks = ['first', 'second'].map((name) => ({
    beforeFetch: async () => {
      await Promise.resolve();
      calls.push(`before ${name}`);
    },
    afterFetch: () => {
      calls.push(`after ${name}`);
    },
  }));
  const broker = openConnection(() => {
    calls.push('request');
    return Promise.resolve(answer);
  });
  return { calls, hooks, broker };
};

describe('withFetchHooks', () => {
  it('calls all hooks of a consumer around its request', async () => {
    const { calls, hooks, broker } = recordHooks();
    expect(await withFetchHooks(hooks, () => broker.fetch({ topics: [] }))).toBe(answer);
    expect(calls).toEqual([
      'before first',
      'before second',
      'request',
      'after first',
      'after second',
    ]);
  });

  it('calls no hooks for requests of other consumers', async () => {
    const { calls, hooks, broker } = recordHooks();
    await withFetchHooks(hooks, () => Promise.resolve());
    await broker.fetch({ topics: [] });
    expect(calls).toEqual(['request']);
  });

  it('reports no failed request as answered', async () => {
    const { calls, hooks } = recordHooks();
    const broken = openConnection(() => Promise.reject(new Error('connection closed')));
    await expect(withFetchHooks(hooks, () => broken.fetch({ topics: [] }))).rejects.toThrow();
    expect(calls).toEqual(['before first', 'before second']);
  });
});
