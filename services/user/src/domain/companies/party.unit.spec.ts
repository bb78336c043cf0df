import { err, ok } from '@tokri/contracts/result';
import { changesMembership, joinParty, leaveParty } from './party.ts';
import { newUser } from '../accounts/user.ts';

describe('joinParty', () => {
  const person = newUser(
    5,
    { channel: 'sms', contact: '+919000000001' },
    new Date('2026-11-21T08:00:00Z'),
  );
  it('lets a person without a party, or of this party, join with the given roles', () => {
    const member = { ...person, partyId: 1, partyRoles: ['buyer'] as const };
    expect([joinParty(person, 1, ['buyer']), joinParty(member, 1, ['accountant'])]).toEqual([
      ok({ partyId: 1, partyRoles: ['buyer'] }),
      ok({ partyId: 1, partyRoles: ['accountant'] }),
    ]);
  });
  it('changes the membership when the party or a role changes', () => {
    const member = { partyId: 1, partyRoles: ['buyer'] as const };
    expect([
      changesMembership(member, { partyId: 0, partyRoles: [] }),
      changesMembership(member, { partyRoles: ['accountant'] }),
      changesMembership(member, { partyRoles: ['buyer', 'accountant'] }),
      changesMembership(member, { partyRoles: ['buyer'], name: 'Asha' }),
    ]).toEqual([true, true, true, false]);
  });
  it('rejects a member of another party', () => {
    expect(joinParty({ ...person, partyId: 2 }, 1, ['buyer'])).toEqual(err('other-party'));
  });
});

describe('leaveParty', () => {
  const member = {
    ...newUser(5, { channel: 'sms', contact: '+919000000001' }, new Date('2026-11-21T08:00:00Z')),
    partyId: 1,
    partyRoles: ['buyer'] as const,
    addressIds: [1, 2, 3],
  };
  it('takes the addresses of the party off the list and keeps one that was saved meanwhile', () => {
    expect(leaveParty(member, { partyId: 1, partyAddressIds: [2] })).toEqual(
      ok({ partyId: 0, partyRoles: [], addressIds: [1, 3] }),
    );
  });
  it('rejects who does not belong to the party', () => {
    expect(leaveParty(member, { partyId: 2, partyAddressIds: [2] })).toEqual(err('not-of-party'));
  });
});
