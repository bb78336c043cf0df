import { ProblemError } from '@tokri/contracts/problems';
import { conflict, maxConflicts, updateAggregate } from './update-aggregate.ts';

/** A number under a version, and others who are faster so many times. */
const counter = (fasterTimes: number) => {
  let stored = { value: 0, rev: 0 };
  let faster = fasterTimes;
  return {
    load: async () => stored,
    decide: ({ value }: { value: number }) => value + 1,
    save: async ({ rev }: { rev: number }, value: number) => {
      if (faster > 0) {
        faster -= 1;
        stored = { value: stored.value + 10, rev: stored.rev + 1 };
      }
      if (stored.rev !== rev) return conflict;
      stored = { value, rev: rev + 1 };
      return stored.value;
    },
  };
};

describe('load, decide, save', () => {
  it('nobody in between, written once', async () => {
    expect(await updateAggregate(counter(0))).toBe(1);
  });
  it('another was faster, decided anew from what stands then', async () => {
    expect(await updateAggregate(counter(2))).toBe(21);
  });
  it('others are faster all but the last time, written', async () => {
    expect(await updateAggregate(counter(maxConflicts - 1))).toBe((maxConflicts - 1) * 10 + 1);
  });
  it('others are always faster, 409 after the named number of tries', async () => {
    await expect(updateAggregate(counter(maxConflicts))).rejects.toMatchObject({
      code: 'conflict',
    });
  });
  it('a caller with its own word for it, that word', async () => {
    await expect(
      updateAggregate({
        ...counter(2),
        maxAttempts: 2,
        conflictProblem: () => new ProblemError('overloaded'),
      }),
    ).rejects.toMatchObject({ code: 'overloaded' });
  });
  it('an answer that is nothing, is an answer', async () => {
    expect(
      await updateAggregate({
        load: async () => null,
        decide: (nothing) => nothing,
        save: async (_stored, nothing) => nothing,
      }),
    ).toBeNull();
  });

  describe('with what was written last at hand', () => {
    /** Recalls 5 where the store holds 7: another process wrote in between. */
    const behind = (isChange: boolean) => {
      const loads: string[] = [];
      return {
        loads,
        parts: {
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
    it('a change, decided on it without a read', async () => {
      const { loads, parts } = behind(true);
      expect([await updateAggregate(parts), loads]).toEqual([5, ['recall']]);
    });
    it('nothing to write, said only of what the store holds', async () => {
      const { loads, parts } = behind(false);
      expect([await updateAggregate(parts), loads]).toEqual([7, ['recall', 'load']]);
    });
    it('a conflict, decided anew from the store', async () => {
      const { loads, parts } = behind(true);
      expect([
        await updateAggregate({
          ...parts,
          save: async (stored: number) => (stored === 5 ? conflict : stored),
        }),
        loads,
      ]).toEqual([7, ['recall', 'load']]);
    });
  });
});
