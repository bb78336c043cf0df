import { toSecondFactorMessage } from './second-factor-message.ts';

const change = {
  state: 'off',
  changedAt: new Date('2026-11-29T10:00:00Z'),
  language: 'hi',
} as const;

describe('toSecondFactorMessage', () => {
  it('goes to every contact that a code has verified', () =>
    expect(
      toSecondFactorMessage(
        { verifiedMobile: '+919800000007', verifiedEmail: 'asha@example.in' },
        change,
      ),
    ).toEqual({ ...change, mobile: '+919800000007', mail: 'asha@example.in' }));

  it.each(['', '+447700900123'])('sends no SMS to %p', (verifiedMobile) =>
    expect(toSecondFactorMessage({ verifiedMobile, verifiedEmail: '' }, change)).toEqual({
      ...change,
      mobile: '',
      mail: '',
    }),
  );
});
