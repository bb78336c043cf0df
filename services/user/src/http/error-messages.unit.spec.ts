import { errorMessage } from './error-messages.ts';

describe('the refusal of an account that is being deleted', () => {
  it('claims no open order, and says how long the deletion takes', () =>
    expect(errorMessage('account-closed', 'en')).toBe(
      'This account is being deleted. That takes about a minute, or until its last order or payment is settled; then you can sign up again.',
    ));

  it('says the same in Hindi', () =>
    expect(errorMessage('account-closed', 'hi')).toContain('लगभग एक मिनट'));
});
