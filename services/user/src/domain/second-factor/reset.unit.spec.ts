import { checkReset } from './reset.ts';

describe('checkReset', () => {
  it('allows staff who have every permission of the person', () => {
    expect(
      checkReset({ isSelf: false, staff: ['users', 'payments'], person: ['payments'] }).ok,
    ).toBe(true);
  });

  it('rejects staff who lack one', () => {
    expect(checkReset({ isSelf: false, staff: ['users'], person: ['payments'] })).toMatchObject({
      code: 'person-has-more-permissions',
    });
  });

  it('rejects a person without permissions, who is a customer', () => {
    expect(checkReset({ isSelf: false, staff: ['users'], person: [] })).toMatchObject({
      code: 'not-staff',
    });
  });

  it('rejects the own second factor', () => {
    expect(checkReset({ isSelf: true, staff: ['users'], person: ['users'] })).toMatchObject({
      code: 'own-second-factor',
    });
  });
});
