import { createReplicaWaitBudget } from './replica-wait-budget.ts';

const minuteMs = 60_000;
const waitMsMax = 15 * minuteMs;

const world = () => {
  let now = 100 * minuteMs;
  const budget = createReplicaWaitBudget(waitMsMax, () => now);
  const wait = ({ ageMs = 0, partitionKey = 'a/0' } = {}): number => {
    const began = now;
    for (
      let isFirst = true;
      budget.mayWait({
        partitionKey,
        occurredAtMs: began - ageMs,
        isFirstFailure: isFirst,
      });
      isFirst = false
    )
      now += 5_000;
    return (now - began) / minuteMs;
  };
  return {
    wait,
    patience: budget,
    pass: (minutes: number) => {
      now += minutes * minuteMs;
    },
  };
};

describe('createReplicaWaitBudget', () => {
  it('lets a current event wait 15 minutes', () => expect(world().wait()).toBe(15));
  it('lets an old event wait as long, as after an hour of downtime', () =>
    expect(world().wait({ ageMs: 3_600_000 })).toBe(15));
  it('gives no more time to events that stood behind one that waited in vain', () => {
    const { wait } = world();
    expect([wait(), wait({ ageMs: 14 * minuteMs }), wait({ ageMs: 2 * minuteMs })]).toEqual([
      15, 0, 0,
    ]);
  });
  it('starts over for an event of a partition that has caught up', () => {
    const { wait } = world();
    wait();
    expect(wait({ ageMs: 2_000 })).toBe(15);
  });
  it('starts over for an old event long after the last wait', () => {
    const { wait, pass } = world();
    wait();
    pass(16);
    expect(wait({ ageMs: 3_600_000 })).toBe(15);
  });
  it('does not start over when one event is retried', () => {
    const { patience: budget, pass } = world();
    const of = { partitionKey: 'a/0', occurredAtMs: 100 * minuteMs };
    const first = budget.mayWait({ ...of, isFirstFailure: true });
    pass(16);
    expect([first, budget.mayWait({ ...of, isFirstFailure: false })]).toEqual([true, false]);
  });
  it('counts each partition separately', () => {
    const { wait } = world();
    wait();
    expect(wait({ partitionKey: 'a/1', ageMs: 5 * minuteMs })).toBe(15);
  });
});
