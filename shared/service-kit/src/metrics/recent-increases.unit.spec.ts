import { createRecentIncreases } from './recent-increases.ts';

const minuteMs = 60_000;
const name = 'tokri_dead_letters_total';

describe('createRecentIncreases', () => {
  let nowMs: number;
  const create = () => createRecentIncreases(() => nowMs);
  beforeEach(() => {
    nowMs = 1_000 * minuteMs;
  });

  it('adds up the last 15 minutes and forgets what is older', () => {
    const increases = create();
    increases.add(name, { group: 'cart' }, 5);
    nowMs += 14 * minuteMs;
    increases.add(name, { group: 'cart' }, 2);
    expect(increases.sum(name, { group: 'cart' })).toBe(7);
    nowMs += minuteMs;
    expect(increases.sum(name, { group: 'cart' })).toBe(2);
    nowMs += 15 * minuteMs;
    expect(increases.sum(name, { group: 'cart' })).toBe(0);
  });

  it('keeps counters and labels apart', () => {
    const increases = create();
    increases.add(name, { group: 'cart', topic: 'order.events' }, 1);
    expect(increases.sum(name, { group: 'order', topic: 'order.events' })).toBe(0);
    expect(increases.sum('tokri_messages_total', { group: 'cart', topic: 'order.events' })).toBe(0);
  });

  it('ignores the order of labels and the label that all samples of a process have', () => {
    const increases = create();
    increases.add(name, { group: 'cart', topic: 'order.events' }, 1);
    const labels = { deployable: 'cart', topic: 'order.events', group: 'cart' };
    expect(increases.sum(name, labels)).toBe(1);
  });
});
