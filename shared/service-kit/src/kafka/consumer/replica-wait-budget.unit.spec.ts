import { createReplicaWaitBudget } from './replica-wait-budget.ts';

const minuteMs = 60_000;
const waitMsMax = 15 * minuteMs;

const world = () => {
  let now = 100 * minuteMs;
  const patience = createReplicaWaitBudget(waitMsMax, () => now);
  /** Tries one event every 5 s while it may wait; answers for how many minutes it did. */
  const wait = ({ ageMs = 0, partitionKey = 'a/0' } = {}): number => {
    const began = now;
    for (
      let isFirst = true;
      patience.mayWait({
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
    patience,
    pass: (minutes: number) => {
      now += minutes * minuteMs;
    },
  };
};

describe('waiting for news of another topic', () => {
  it('of an event of now, lasts 15 minutes', () => expect(world().wait()).toBe(15));
  it('of an old event, as after an hour of downtime, lasts as long', () =>
    expect(world().wait({ ageMs: 3_600_000 })).toBe(15));
  it('of the events that came meanwhile behind one that waited in vain, is over at once', () => {
    const { wait } = world();
    expect([wait(), wait({ ageMs: 14 * minuteMs }), wait({ ageMs: 2 * minuteMs })]).toEqual([
      15, 0, 0,
    ]);
  });
  it('of an event that comes when its partition has caught up, begins anew', () => {
    const { wait } = world();
    wait();
    expect(wait({ ageMs: 2_000 })).toBe(15);
  });
  it('of an old event long after the last wait, begins anew', () => {
    const { wait, pass } = world();
    wait();
    pass(16);
    expect(wait({ ageMs: 3_600_000 })).toBe(15);
  });
  it('of one event, tried again later than it may wait, is over: it does not begin anew with each try', () => {
    const { patience, pass } = world();
    const of = { partitionKey: 'a/0', occurredAtMs: 100 * minuteMs };
    const first = patience.mayWait({ ...of, isFirstFailure: true });
    pass(16);
    expect([first, patience.mayWait({ ...of, isFirstFailure: false })]).toEqual([true, false]);
  });
  it('of another partition, is its own', () => {
    const { wait } = world();
    wait();
    expect(wait({ partitionKey: 'a/1', ageMs: 5 * minuteMs })).toBe(15);
  });
});
