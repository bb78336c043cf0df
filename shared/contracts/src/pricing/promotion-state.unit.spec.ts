import { promotionState, type PromotionState } from './promotion-state.ts';

const today = '2026-11-21';
const running = { isOn: true, isStopped: false, from: '2026-11-01', to: '2026-11-30' };

describe('promotionState', () => {
  it.each<[string, Partial<typeof running>, PromotionState]>([
    ['within its days', {}, 'running'],
    ['on its first day', { from: today }, 'running'],
    ['on its last day', { to: today }, 'running'],
    ['before its first day', { from: '2026-11-22' }, 'scheduled'],
    ['after its last day', { to: '2026-11-20' }, 'ended'],
    ['switched off', { isOn: false }, 'paused'],
    ['switched off before its first day', { isOn: false, from: '2026-11-22' }, 'paused'],
    ['switched off and over', { isOn: false, to: '2026-11-20' }, 'ended'],
    ['stopped', { isOn: false, isStopped: true }, 'ended'],
  ])('of a promotion %s', (_situation, change, expected) =>
    expect(promotionState({ ...running, ...change }, today)).toBe(expected),
  );
});
