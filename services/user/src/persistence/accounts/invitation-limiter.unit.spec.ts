import { createInvitationLimiter } from './invitation-limiter.ts';

describe('createInvitationLimiter', () => {
  const createLimiter = () =>
    createInvitationLimiter({ perPersonPerDay: 2, perStaffPerHour: 3, redis: undefined });

  it('limits the invitations of one person, whoever sends them', async () => {
    const { consume } = createLimiter();
    expect(await consume({ userId: 1, staffId: 8 })).toBeNull();
    expect(await consume({ userId: 1, staffId: 9 })).toBeNull();
    expect(await consume({ userId: 1, staffId: 10 })).toBe('person-invited-often');
  });

  it('limits the invitations that one member of staff sends to anybody', async () => {
    const { consume } = createLimiter();
    for (const userId of [1, 2, 3]) expect(await consume({ userId, staffId: 9 })).toBeNull();
    expect(await consume({ userId: 4, staffId: 9 })).toBe('too-many-invitations');
    expect(await consume({ userId: 4, staffId: 10 })).toBeNull();
  });

  it('knows whether a member of staff can invite somebody else', async () => {
    const { consume, isUsedUp } = createLimiter();
    expect(await isUsedUp(9)).toBe(false);
    for (const userId of [1, 2, 3]) await consume({ userId, staffId: 9 });
    expect([await isUsedUp(9), await isUsedUp(10)]).toEqual([true, false]);
  });
});
