import { dayMs } from '@tokri/contracts/dates';
import { retentionDays } from '@tokri/contracts/policies';
import { annapurna, startBusinessScenario, type BusinessScenario } from './business-scenario.ts';

describe('people of a party', () => {
  let scenario: BusinessScenario;
  let user: BusinessScenario['user'];
  let staff: string;
  beforeAll(async () => {
    scenario = await startBusinessScenario('party-people');
    ({ user, staff } = scenario);
  });
  afterAll(() => scenario.stop());

  it('join it when staff approve an application with its GSTIN', async () => {
    const [first, second] = [
      await user.signIn({ mobile: '9000000803' }),
      await user.signIn({ mobile: '9000000804' }),
    ];
    await scenario.apply(first, { GSTIN: annapurna });
    const partyId = (await scenario.approve(first.userId, 0)).first.Id;
    await scenario.apply(second, { GSTIN: annapurna, Name: 'Another name' });
    expect(await scenario.findForStaff(second.userId)).toMatchObject({
      PartyId: partyId,
      PartyName: 'Chai Corner',
    });
    expect((await scenario.approve(second.userId, 0, ['accountant'])).first.Id).toBe(partyId);
    const { entries } = await user.call('list-party-people', {
      query: { PartyId: String(partyId) },
      token: staff,
    });
    expect(entries.map(({ UserId, Roles }) => [UserId, Roles])).toEqual([
      [second.userId, ['accountant']],
      [first.userId, ['buyer']],
    ]);
  });

  it('have the roles that staff give them, and leave without its addresses', async () => {
    const person = await user.signIn({ mobile: '9000000810' });
    await scenario.apply(person);
    const PartyId = Number((await scenario.approve(person.userId, 0)).first.Id);
    const body = { PartyId, UserId: person.userId };
    const change = (operation: string, fields: object = {}, token = staff) =>
      user.call(operation, { body: { ...body, ...fields }, token });
    await change('set-party-roles', { Roles: ['buyer', 'accountant'] });
    expect((await scenario.renew(person)).roles).toEqual([
      'customer',
      'party:buyer',
      'party:accountant',
    ]);
    expect((await change('set-party-roles', { Roles: [] })).status).toBe(400);
    expect((await change('remove-party-person', {}, person.token)).status).toBe(403);
    expect((await change('remove-party-person')).first.Error).toBe(0);
    expect((await change('remove-party-person')).first.Code).toBe('not-of-party');
    expect((await change('set-party-roles', { Roles: ['buyer'] })).first.Code).toBe('not-of-party');
    expect((await scenario.renew(person)).partyId).toBe(0);
    expect(await scenario.listAddresses(person)).toEqual([]);
    expect(await scenario.readOwn(person)).toBeUndefined();
    expect((await scenario.apply(person)).first.Error).toBe(0);
    expect((await change('remove-party-person')).first.Code).toBe('not-of-party');
    expect(await scenario.readOwn(person)).toMatchObject({ State: 'pending' });
  });

  it('leave an address that is erased some months later, also after a review has seen it', async () => {
    const person = await user.signIn({ mobile: '9000000813' });
    await scenario.apply(person);
    const PartyId = Number((await scenario.approve(person.userId, 0)).first.Id);
    const addresses = user.connection.collection<{ _id: number; eraseDay?: number }>('addresses');
    const own = { userId: person.userId };
    await addresses.updateMany(own, { $set: { eraseDay: 0 } });
    const remove = (partyId: number) =>
      user.call('remove-party-person', {
        body: { PartyId: partyId, UserId: person.userId },
        token: staff,
      });
    expect((await remove(PartyId + 1)).first.Code).toBe('not-of-party');
    expect(await addresses.findOne(own)).toMatchObject({ eraseDay: 0 });
    await remove(PartyId);
    const lastDay = Math.floor(Date.now() / dayMs) + retentionDays.formerAddress;
    expect((await addresses.findOne(own))?.eraseDay).toBeGreaterThanOrEqual(lastDay);
  });
});
