import { formatInstant } from '@tokri/contracts/dates';
import type { User } from '../../domain/accounts/user.ts';
import { resendInvitation } from './resend-invitation.ts';

type Deps = Parameters<typeof resendInvitation>[0];
const staff = { id: 1, permissions: ['users'] } as unknown as User;
const firstInvitedAt = new Date('2026-11-28T10:00:00.000Z');

describe('resendInvitation', () => {
  it('sends nothing when a colleague sent one after it was checked', async () => {
    let invitation = firstInvitedAt;
    let saves = 0;
    const deps = {
      users: {
        find: async (id: number) =>
          id === staff.id
            ? staff
            : {
                id,
                mobile: '+919000000001',
                permissions: ['chat'],
                block: null,
                invitation: { at: invitation, language: 'en' },
              },
        save: async (user: User) => {
          saves += 1;
          return user;
        },
      },
      sessions: { lastStarts: async () => new Map() },
      invitationLimiter: {
        consume: async () => {
          invitation = new Date('2026-11-28T11:00:00.000Z');
          return null;
        },
      },
      clock: () => new Date('2026-11-28T12:00:00.000Z'),
    } as unknown as Deps;
    const result = await resendInvitation(deps)({
      staffId: staff.id,
      userId: 2,
      invitedAt: formatInstant(firstInvitedAt),
      language: 'en',
    });
    expect(result).toMatchObject({ ok: false, code: 'invitation-changed' });
    expect(saves).toBe(0);
  });
});
