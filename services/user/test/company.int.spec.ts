import { permissions } from '@tokri/contracts/platform';
import { bootstrapToken, startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

describe('company and staff', () => {
  let user: UserService;
  beforeAll(async () => {
    user = await startUserService('company');
  });
  afterAll(() => user.stop());

  const body = {
    Name: 'Tokri Fresh Foods',
    Address: 'Bengaluru',
    StateCode: '29',
    GSTIN: '29AABCT1234F1ZM',
    Fssai: '11225999000123',
    SupportPhone: '08040000000',
    SupportMail: 'help@tokri.example',
    GrievanceOfficer: 'The officer',
    AdministratorMobile: '9000000000',
    AdministratorName: 'First',
  };
  const create = (authorization: string, change: Record<string, string> = {}) =>
    user.call('create-company', { body: { ...body, ...change }, headers: { authorization } });
  const staff = (token: string, given: Record<string, unknown>) =>
    user.call('save-staff', {
      body: { Mobile: '9000000701', Name: 'Worker', Permissions: ['slots'], ...given },
      token,
    });

  it('rejects setup without the bootstrap secret with 403', async () => {
    expect((await create('Bootstrap wrong-secret-for-specs')).status).toBe(403);
    expect((await create('')).status).toBe(403);
    expect((await user.call('read-company', { query: { Id: '1' } })).entries).toEqual([]);
  });

  it('rejects a wrong GSTIN', async () => {
    expect(
      (await create(`Bootstrap ${bootstrapToken}`, { GSTIN: '29AABCT1234F1ZA' })).first,
    ).toMatchObject({ Error: 1, Code: 'gstin-invalid' });
  });

  it('creates one company for five concurrent calls and gives its administrator all permissions', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => create(`Bootstrap ${bootstrapToken}`)),
    );
    expect(responses.filter(({ first }) => Number(first.Error) === 0)).toHaveLength(1);
    expect(responses.filter(({ first }) => first.Code === 'company-exists')).toHaveLength(4);
    expect((await user.call('read-company', { query: { Id: '1' } })).entries).toEqual([
      expect.objectContaining({
        Id: 1,
        Name: 'Tokri Fresh Foods',
        StateCode: '29',
        GSTIN: '29AABCT1234F1ZM',
        Fssai: '11225999000123',
      }),
    ]);
    const { response } = await user.signIn({ mobile: '9000000000' });
    expect(response.first).toMatchObject({
      Name: 'First',
      UserType: 1,
      Roles: ['customer', ...permissions.map((permission) => `staff:${permission}`)],
    });
  });

  it('finishes an interrupted setup with the next call', async () => {
    const companies = user.connection.collection<{ _id: number }>('companies');
    await companies.updateOne(
      { _id: 1 },
      { $set: { administrator: { mobile: '+919000000777', name: 'Second' } } },
    );
    expect((await create(`Bootstrap ${bootstrapToken}`)).first).toMatchObject({
      Code: 'company-exists',
    });
    const { response } = await user.signIn({ mobile: '9000000777' });
    expect(response.first.Roles).toContain('staff:users');
  });

  it('invites with at most the permissions of the granter, and not after these were removed', async () => {
    const administrator = await user.signIn({ mobile: '9000000000' });
    expect(
      Number(
        (await staff(administrator.token, { Permissions: ['users', 'slots'], Name: 'Worker' }))
          .first.Error,
      ),
    ).toBe(0);
    const worker = await user.signIn({ mobile: '9000000701' });
    expect(worker.response.first).toMatchObject({
      Name: 'Worker',
      Roles: ['customer', 'staff:slots', 'staff:users'],
    });
    expect(
      (await staff(worker.token, { Mobile: '9000000702', Permissions: ['items'] })).first,
    ).toMatchObject({ Error: 1, Code: 'not-all-yours' });
    expect(
      (await staff(worker.token, { Mobile: '9000000000', Permissions: ['slots'] })).first,
    ).toMatchObject({ Error: 1, Code: 'already-staff' });
    for (const given of [
      { Permissions: [] },
      { Permissions: ['root'] },
      { Name: '' },
      { Name: ' ' },
    ])
      expect((await staff(worker.token, given)).status).toBe(400);
    const removal = { UserId: worker.userId, Before: ['users', 'slots'], Permissions: [] };
    await user.call('set-staff-permissions', { body: removal, token: administrator.token });
    expect(
      (await staff(worker.token, { Mobile: '9000000702', Permissions: ['slots'] })).status,
    ).toBe(403);
  });

  it('rejects a customer with 403', async () => {
    const customer = await user.signIn({ mobile: '9000000703' });
    expect((await staff(customer.token, { Permissions: ['slots'] })).status).toBe(403);
  });
});
