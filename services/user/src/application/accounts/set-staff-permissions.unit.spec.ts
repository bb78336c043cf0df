import { ProblemError } from '@tokri/contracts/problems';
import type { Permission } from '@tokri/contracts/platform';
import type { User, UserChange } from '../../domain/accounts/user.ts';
import type { Users } from '../ports/accounts.ts';
import { setStaffPermissions } from './set-staff-permissions.ts';

const [meena, ravi] = [1, 2];

/** `onSaved` runs between the two writes of the command. */
const createFixture = (
  onSaved: (set: (userId: number, to: readonly Permission[]) => void) => void,
) => {
  const permissionsOf = new Map<number, readonly Permission[]>([
    [meena, ['users', 'chat']],
    [ravi, ['users', 'chat']],
  ]);
  let saves = 0;
  const users = {
    find: (id: number) =>
      Promise.resolve({
        id,
        permissions: permissionsOf.get(id) ?? [],
        block: null,
      } as unknown as User),
    save: (user: User, { permissions = user.permissions }: UserChange) => {
      permissionsOf.set(user.id, permissions);
      saves += 1;
      if (saves === 1) onSaved((id, to) => permissionsOf.set(id, to));
      return Promise.resolve({ ...user, permissions });
    },
  } as unknown as Users;
  const removeRavi = () =>
    setStaffPermissions({
      users,
      clock: () => new Date('2026-11-28T10:00:00Z'),
      invitationLimiter: {
        consume: () => Promise.resolve(null),
        isUsedUp: () => Promise.resolve(false),
      },
    })({
      granterId: meena,
      userId: ravi,
      before: ['users', 'chat'],
      permissions: [],
      language: 'en',
    });
  return { permissionsOf, removeRavi };
};

describe('setStaffPermissions when the granter loses the own permission at the same time', () => {
  it('takes the change back', async () => {
    const { permissionsOf, removeRavi } = createFixture((set) => set(meena, []));
    await expect(removeRavi()).rejects.toThrow(ProblemError);
    expect(permissionsOf.get(ravi)).toEqual(['users', 'chat']);
  });

  it('keeps what a third person decided since', async () => {
    const { permissionsOf, removeRavi } = createFixture((set) => {
      set(meena, []);
      set(ravi, ['slots']);
    });
    await expect(removeRavi()).rejects.toThrow(ProblemError);
    expect(permissionsOf.get(ravi)).toEqual(['slots']);
  });
});

describe('setStaffPermissions for a blocked person', () => {
  const change = (permissions: readonly Permission[]) => {
    const people: Record<number, Partial<User>> = {
      [meena]: { id: meena, permissions: ['users', 'chat'], block: null },
      [ravi]: { id: ravi, permissions: ['chat'], block: {} as NonNullable<User['block']> },
    };
    return setStaffPermissions({
      users: {
        find: (id: number) => Promise.resolve(people[id] as User),
        save: (user: User, changed: UserChange) => Promise.resolve({ ...user, ...changed }),
      } as unknown as Users,
      clock: () => new Date('2026-11-28T10:00:00Z'),
      invitationLimiter: {
        consume: () => Promise.resolve(null),
        isUsedUp: () => Promise.resolve(false),
      },
    })({ granterId: meena, userId: ravi, before: ['chat'], permissions, language: 'en' });
  };

  it('gives no permission', async () =>
    expect(await change(['chat', 'users'])).toMatchObject({ ok: false, code: 'person-blocked' }));
  it('takes all of them', async () =>
    expect(await change([])).toMatchObject({ ok: true, value: { permissions: [] } }));
});
