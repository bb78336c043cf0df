import type { Permission } from '@tokri/contracts/platform';
import { newUser, type User } from '../../domain/accounts/user.ts';
import type { Users } from '../ports/accounts.ts';
import { startPreview } from './start-preview.ts';

const now = new Date('2026-11-29T10:00:00Z');
const staffId = 7;
const customer = newUser(8, { channel: 'sms', contact: '+919876543211' }, now);

const startWith = (stored: readonly Permission[], callerPermissions: readonly Permission[]) => {
  const staff: User = {
    ...newUser(staffId, { channel: 'sms', contact: '+919876543210' }, now),
    permissions: stored,
  };
  return startPreview({
    users: {
      find: (id: number) => Promise.resolve(id === staffId ? staff : customer),
    } as unknown as Users,
    // The token of a fake signer is the list of its permissions.
    issuePreviewToken: ({ staffPermissions }) =>
      Promise.resolve({ token: staffPermissions.join(' '), expiresAt: now }),
    clock: () => now,
    audit: () => undefined,
  })({ userId: customer.id, staffId, callerPermissions });
};

describe('startPreview', () => {
  it('gives no permission that the token of the member of staff lacks', async () => {
    const started = await startWith(['payments', 'chat', 'users'], ['chat', 'users']);
    expect(started.token).toBe('chat users');
  });

  it('gives no permission that was taken away since the token was issued', async () => {
    const started = await startWith(['users'], ['payments', 'users']);
    expect(started.token).toBe('users');
  });
});
