import { aSlot } from '../../testing/fixtures.ts';
import { daysOf, dayToShow } from './slot-days.ts';

const day = (date: string, ...states: ReturnType<typeof aSlot>['State'][]) =>
  states.map((State, at) => aSlot({ Id: at, Date: date, State }));

describe('the days of a list', () => {
  it('in any order, come in the order of the calendar with their open count', () => {
    const days = daysOf([
      ...day('2026-11-23', 'Open'),
      ...day('2026-11-22', 'Open', 'FewLeft', 'Full', 'Closed'),
    ]);
    expect(days.map(({ day: name, openCount, shut }) => [name, openCount, shut])).toEqual([
      ['2026-11-22', 2, ''],
      ['2026-11-23', 1, ''],
    ]);
  });
  it('with nothing to choose, are full when a place was ever there, else closed', () => {
    const days = daysOf([
      ...day('2026-11-22', 'Full', 'Closed'),
      aSlot({ Date: '2026-11-23', State: 'Closed', Reason: 'cut-off' }),
    ]);
    expect(days.map(({ shut }) => shut)).toEqual(['full', 'closed']);
  });
  it.each(['', 'closed', 'blackout', 'weekly-off'] as const)(
    'whose slots are all closed for "%s", are days without delivery',
    (reason) => {
      expect(
        daysOf([aSlot({ State: 'Closed', Reason: reason }), aSlot({ Id: 2, State: 'Closed' })])[0]
          ?.shut,
      ).toBe('off');
      expect(
        daysOf([
          aSlot({ State: 'Closed', Reason: reason }),
          aSlot({ Id: 2, State: 'Closed', Reason: 'past' }),
        ])[0]?.shut,
      ).toBe('closed');
    },
  );
});

describe('the day that is shown', () => {
  const days = daysOf([
    ...day('2026-11-22', 'Full'),
    ...day('2026-11-23', 'Open'),
    ...day('2026-11-24', 'Open'),
  ]);
  it('is the wished one while it is listed', () =>
    expect(dayToShow(days, '2026-11-24')?.day).toBe('2026-11-24'));
  it('without a wish, is the first with something to choose', () =>
    expect(dayToShow(days, '')?.day).toBe('2026-11-23'));
  it('with nothing to choose at all, is the first', () =>
    expect(dayToShow(days.slice(0, 1), 'x')?.day).toBe('2026-11-22'));
  it('of no days, is none', () => expect(dayToShow([], '')).toBeUndefined());
});
