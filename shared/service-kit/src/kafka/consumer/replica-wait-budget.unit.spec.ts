import { createReplicaWaitBudget } from './replica-wait-budget.ts';

const minuteMs = 60_000;
const maxWaitMs = 15 * minuteMs;

const buildScenario = () => {
  let now = 100 * minuteMs;
  const budget = createReplicaWaitBudget(maxWaitMs, () => now);
  const wait = ({ ageMs = 0, partitionKey = 'a/0' } = {}): number => {
    const startedAtMs = now;
    for (
      let isFirst = true;
      budget.canWait({
        partitionKey,
        occurredAtMs: startedAtMs - ageMs,
        isFirstFailure: isFirst,
      });
      isFirst = false
    )
      now += 5_000;
    return (now - startedAtMs) / minuteMs;
  };
  return {
    wait,
    budget,
    advance: (minutes: number) => {
      now += minutes * minuteMs;
    },
  };
};

describe('createReplicaWaitBudget', () => {
  it('lets a current event wait 15 minutes', () => expect(buildScenario().wait()).toBe(15));
  it('lets an event from before an hour of downtime wait equally long', () =>
    expect(buildScenario().wait({ ageMs: 3_600_000 })).toBe(15));
  it('gives no extra time to events behind one whose wait expired', () => {
    const { wait } = buildScenario();
    expect([wait(), wait({ ageMs: 14 * minuteMs }), wait({ ageMs: 2 * minuteMs })]).toEqual([
      15, 0, 0,
    ]);
  });
  it('starts over for an event of a partition that has caught up', () => {
    const { wait } = buildScenario();
    wait();
    expect(wait({ ageMs: 2_000 })).toBe(15);
  });
  it('starts over for an old event long after the last wait', () => {
    const { wait, advance } = buildScenario();
    wait();
    advance(16);
    expect(wait({ ageMs: 3_600_000 })).toBe(15);
  });
  it('does not start over when one event is retried', () => {
    const { budget, advance } = buildScenario();
    const wait = { partitionKey: 'a/0', occurredAtMs: 100 * minuteMs };
    const first = budget.canWait({ ...wait, isFirstFailure: true });
    advance(16);
    expect([first, budget.canWait({ ...wait, isFirstFailure: false })]).toEqual([true, false]);
  });
  it('counts each partition separately', () => {
    const { wait } = buildScenario();
    wait();
    expect(wait({ partitionKey: 'a/1', ageMs: 5 * minuteMs })).toBe(15);
  });
});
