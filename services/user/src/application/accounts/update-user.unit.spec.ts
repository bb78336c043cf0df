import { ok } from '@tokri/contracts/result';
import { newUser, type User } from '../../domain/accounts/user.ts';
import type { Users } from '../ports/accounts.ts';
import { updateAnyUser, updateUser } from './update-user.ts';

const now = new Date('2026-11-28T10:00:00Z');
const open = newUser(7, { channel: 'sms', contact: '+919800000007' }, now);
const closed: User = {
  ...open,
  erasure: { reference: 'ref', closedAt: now, settledAt: null, erasedAt: null },
};
const depsWith = (user: User) => ({
  users: {
    find: () => Promise.resolve(user),
    save: (stored: User, change: object) => Promise.resolve({ ...stored, ...change }),
  } as unknown as Users,
  clock: () => now,
});
const block = () => ok({ name: 'Asha' });

describe('updateUser', () => {
  it('writes nothing into an account that its owner deleted', async () => {
    expect(await updateUser(depsWith(closed))(7, block)).toMatchObject({
      ok: false,
      code: 'account-closed',
    });
    expect(await updateUser(depsWith(open))(7, block)).toMatchObject({ ok: true });
    expect(await updateAnyUser(depsWith(closed))(7, block)).toMatchObject({ ok: true });
  });
});
