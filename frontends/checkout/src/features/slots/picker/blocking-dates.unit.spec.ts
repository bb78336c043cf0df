import { buildSlot } from '../../../testing/fixtures.ts';
import { blockEarlierDays, blockingDates, findQuickDays } from './blocking-dates.ts';
import { groupByDay } from './slot-days.ts';

const buildDays = (
  ...days: readonly (readonly [string, ReturnType<typeof buildSlot>['State']])[]
) =>
  days.map(([Date, State], index) =>
    buildSlot({ Id: index, Date, State, MinimumDate: '2026-11-30' }),
  );

describe('blockingDates', () => {
  it('are the minimum date of the first slot and the next day, across the end of a month', () =>
    expect(blockingDates(buildDays(['2026-11-29', 'Full']))).toEqual(['2026-11-30', '2026-12-01']));
  it('are none without slots', () => expect(blockingDates([])).toEqual([]));
});

describe('blockEarlierDays', () => {
  it('closes open slots before the minimum date, and nothing from this day on', () => {
    const slots = buildDays(
      ['2026-11-28', 'Open'],
      ['2026-11-29', 'FewLeft'],
      ['2026-11-30', 'Open'],
      ['2026-12-01', 'FewLeft'],
    );
    expect(blockEarlierDays(slots).map(({ State }) => State)).toEqual([
      'Closed',
      'Closed',
      'Open',
      'FewLeft',
    ]);
  });
  it('leaves a full slot of an earlier day, which has a waiting list', () =>
    expect(blockEarlierDays(buildDays(['2026-11-29', 'Full']))[0]?.State).toBe('Full'));
});

describe('findQuickDays', () => {
  const quickDays = (slots: ReturnType<typeof buildDays>) =>
    findQuickDays(slots, groupByDay(slots)).map(({ day }) => day);
  it('are the two blocking dates', () =>
    expect(
      quickDays(
        buildDays(
          ['2026-11-29', 'Full'],
          ['2026-11-30', 'Open'],
          ['2026-12-01', 'Open'],
          ['2026-12-02', 'Open'],
        ),
      ),
    ).toEqual(['2026-11-30', '2026-12-01']));
  it('leave out a day without an open slot', () =>
    expect(
      quickDays(
        buildDays(['2026-11-30', 'Open'], ['2026-12-01', 'Closed'], ['2026-12-02', 'Open']),
      ),
    ).toEqual(['2026-11-30']));
});
