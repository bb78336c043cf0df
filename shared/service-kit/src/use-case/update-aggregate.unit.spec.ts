import { ProblemError } from '@tokri/contracts/problems';
import { conflict, maxConflicts, updateAggregate } from './update-aggregate.ts';

const buildCounter = (concurrentWrites: number) => {
  let stored = { value: 0, rev: 0 };
  let remainingWrites = concurrentWrites;
  return {
    load: async () => stored,
    decide: ({ value }: { value: number }) => value + 1,
    save: async ({ rev }: { rev: number }, value: number) => {
      if (remainingWrites > 0) {
        remainingWrites -= 1;
        stored = { value: stored.value + 10, rev: stored.rev + 1 };
      }
      if (stored.rev !== rev) return conflict;
      stored = { value, rev: rev + 1 };
      return stored.value;
    },
  };
};

describe('updateAggregate', () => {
  it('writes once without a conflict', async () => {
    expect(await updateAggregate(buildCounter(0))).toBe(1);
  });
  it('decides again after a conflict', async () => {
    expect(await updateAggregate(buildCounter(2))).toBe(21);
  });
  it('writes at the last attempt after conflicts', async () => {
    expect(await updateAggregate(buildCounter(maxConflicts - 1))).toBe((maxConflicts - 1) * 10 + 1);
  });
  it('throws 409 after the given number of attempts', async () => {
    await expect(updateAggregate(buildCounter(maxConflicts))).rejects.toMatchObject({
      code: 'conflict',
    });
  });
  it('throws the problem that the caller provides', async () => {
    await expect(
      updateAggregate({
        ...buildCounter(2),
        maxAttempts: 2,
        conflictProblem: () => new ProblemError('overloaded'),
      }),
    ).rejects.toMatchObject({ code: 'overloaded' });
  });
  it('accepts undefined as a result', async () => {
    expect(
      await updateAggregate({
        load: async () => null,
        decide: (value) => value,
        save: async (_stored, value) => value,
      }),
    ).toBeNull();
  });

  describe('with a cached aggregate', () => {
    const buildStaleCache = (isChange: boolean) => {
      const loads: string[] = [];
      return {
        loads,
        options: {
          cached: {
            read: async () => {
              loads.push('recall');
              return 5;
            },
            isChange: () => isChange,
          },
          load: async () => {
            loads.push('load');
            return 7;
          },
          decide: (stored: number) => stored,
          save: async (stored: number) => stored,
        },
      };
    };
    it('writes a change without reading', async () => {
      const { loads, options } = buildStaleCache(true);
      expect([await updateAggregate(options), loads]).toEqual([5, ['recall']]);
    });
    it('reads before it concludes that nothing changes', async () => {
      const { loads, options } = buildStaleCache(false);
      expect([await updateAggregate(options), loads]).toEqual([7, ['recall', 'load']]);
    });
    it('reads after a conflict', async () => {
      const { loads, options } = buildStaleCache(true);
      expect([
        await updateAggregate({
          ...options,
          save: async (stored: number) => (stored === 5 ? conflict : stored),
        }),
        loads,
      ]).toEqual([7, ['recall', 'load']]);
    });
  });
});
