import {
  selectPromotions,
  stateOfPromotion,
  stoppedOnAfterSave,
  switchPromotion,
} from './promotion-switch.ts';

const today = '2026-11-21';
const running = { isOn: true, stoppedOn: '', fromDate: '2026-11-01', toDate: '2026-11-30' };

describe('switchPromotion', () => {
  it.each([
    ['on', 'running'],
    ['paused', 'paused'],
    ['stopped', 'ended'],
  ] as const)('%s makes a promotion %s', (to, state) =>
    expect(stateOfPromotion({ ...running, ...switchPromotion(to, today) }, today)).toBe(state),
  );

  it('starts a stopped promotion again when it is saved as on, and only then', () => {
    const stopped = { stoppedOn: '2026-11-20' };
    expect([stoppedOnAfterSave(stopped, true), stoppedOnAfterSave(stopped, false)]).toEqual([
      '',
      '2026-11-20',
    ]);
    expect(stoppedOnAfterSave(null, false)).toBe('');
  });
});

describe('selectPromotions', () => {
  const build = (id: number, state: 'running' | 'paused' | 'ended', name: string) => ({
    id,
    state,
    texts: [name, undefined],
  });
  const all = [
    build(1, 'ended', 'Diwali'),
    build(2, 'running', 'Pulses'),
    build(3, 'paused', 'दीवाली'),
    build(4, 'running', 'DIWALI sweets'),
  ];
  const select = (search: string, state?: 'ended') =>
    selectPromotions(all, { search, state }).map(({ id }) => id);

  it('lists running ones first, the newest of each state first', () =>
    expect(select('')).toEqual([4, 2, 3, 1]));
  it('searches whatever the case', () => expect(select('diwali')).toEqual([4, 1]));
  it('filters by state', () => expect(select('', 'ended')).toEqual([1]));
});
