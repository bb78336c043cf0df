import { findMissingStep, toTokenPermissions, type MissingStep } from './token-permissions.ts';
import type { SecondFactor } from './second-factor.ts';

const now = new Date('2026-11-29T10:00:00Z');
const off: SecondFactor = { state: 'none' };
const started: SecondFactor = { state: 'started', sealedSecret: '', startedAt: now };
const on: SecondFactor = {
  state: 'active',
  sealedSecret: '',
  activeSince: now,
  lastTimeStep: 1,
  recoveryCodeHashes: [],
};

describe('findMissingStep', () => {
  it.each<[string, SecondFactor, Date | null, 'required' | 'optional', MissingStep]>([
    ['an optional factor that is off', off, null, 'optional', 'none'],
    ['an optional factor that was only started', started, null, 'optional', 'none'],
    ['an optional factor that is on', on, null, 'optional', 'verify'],
    ['a verified optional factor', on, now, 'optional', 'none'],
    ['a required factor that is off', off, null, 'required', 'enrol'],
    ['a required factor that was only started', started, now, 'required', 'enrol'],
    ['a required factor that was turned off after a code', off, now, 'required', 'enrol'],
    ['a required factor that is on', on, null, 'required', 'verify'],
    ['a verified required factor', on, now, 'required', 'none'],
  ])('finds the step for %s', (_what, factor, verifiedAt, policy, step) => {
    expect(findMissingStep(['chat', 'payments'], { factor, verifiedAt, policy, now })).toBe(step);
  });

  it('finds no step for staff who move no money', () => {
    const session = { factor: on, verifiedAt: null, policy: 'required', now } as const;
    expect(findMissingStep(['chat', 'transactions'], session)).toBe('none');
  });
});

describe('toTokenPermissions', () => {
  const all = ['items', 'rates', 'offers', 'slots', 'payments', 'chat', 'users'] as const;
  it('leaves out those that move money while a step is missing', () => {
    expect(toTokenPermissions(all, 'verify')).toEqual(['slots', 'chat']);
    expect(toTokenPermissions(all, 'enrol')).toEqual(['slots', 'chat']);
    expect(toTokenPermissions(all, 'none')).toEqual(all);
  });
});
