import { alwaysShown, isScheduleInOrder, nextScheduleChange, slideState } from './slide.ts';

const now = new Date('2026-11-21T06:30:00Z');
const before = new Date('2026-11-21T06:29:00Z');
const after = new Date('2026-11-21T06:31:00Z');

describe('slideState', () => {
  it.each([
    ['without a schedule', {}, 'running'],
    ['that has begun', { fromAt: before }, 'running'],
    ['that starts later', { fromAt: after }, 'scheduled'],
    ['that is over', { toAt: before }, 'ended'],
    ['that ends later', { fromAt: before, toAt: after }, 'running'],
    ['that staff hid', { isOn: false }, 'paused'],
  ] as const)('of a slide %s', (_situation, change, expected) =>
    expect(slideState({ ...alwaysShown, ...change }, now)).toBe(expected),
  );
});

it('isScheduleInOrder needs an end after the start', () =>
  expect(
    [
      { fromAt: before, toAt: after },
      { fromAt: after, toAt: before },
      { fromAt: now, toAt: now },
      { fromAt: after, toAt: null },
    ].map((schedule) => isScheduleInOrder({ isOn: true, ...schedule })),
  ).toEqual([true, false, false, true]));

describe('nextScheduleChange', () => {
  const schedule = (fromAt: Date | null, toAt: Date | null, isOn = true) => ({
    isOn,
    fromAt,
    toAt,
  });
  it('is the earliest start or end to come', () =>
    expect(
      nextScheduleChange([schedule(before, after), schedule(new Date('2026-12-01'), null)], now),
    ).toEqual(after));
  it('ignores hidden slides and what is past', () =>
    expect(nextScheduleChange([schedule(before, null), schedule(after, null, false)], now)).toBe(
      null,
    ));
});
