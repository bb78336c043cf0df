import { tokensRevoked } from '@tokri/contracts/events';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import {
  businessApplicationModel,
  createBusinessApplicationRepository,
} from '../src/persistence/companies/business-application-repository.ts';
import {
  annapurna,
  cancelledGstin,
  chaiCorner,
  startBusinessScenario,
  unknownGstin,
  type BusinessScenario,
} from './business-scenario.ts';

describe('business applications', () => {
  let scenario: BusinessScenario;
  let user: BusinessScenario['user'];
  let revocations: ReturnType<typeof collectEvents>;
  beforeAll(async () => {
    scenario = await startBusinessScenario('business-applications');
    user = scenario.user;
    revocations = collectEvents(user.broker, [tokensRevoked]);
  });
  beforeEach(() => {
    scenario.setPortalDown(false);
  });
  afterAll(() => scenario.stop());

  it('are filled in from the GST portal', async () => {
    const { token } = await user.signIn({ mobile: '9000000801' });
    const lookUp = async (GSTIN: string) =>
      (await user.call('look-up-gstin', { query: { GSTIN }, token })).first;
    expect(await lookUp(` ${chaiCorner.toLowerCase()}`)).toEqual({
      GSTIN: chaiCorner,
      LegalName: 'CHAI POINT PARTNERS',
      TradeName: 'Chai Corner',
      Address: '7, 80 Feet Road, Bengaluru, Bengaluru Urban',
      Pincode: '560034',
      StateCode: '29',
      Status: 'active',
      Code: '',
    });
    expect([
      (await lookUp('29AADFC1212Q1ZF')).Code,
      (await lookUp(unknownGstin)).Code,
      (await lookUp(cancelledGstin)).Status,
    ]).toEqual(['gstin-invalid', 'gstin-unknown', 'cancelled']);
    scenario.setPortalDown(true);
    expect((await lookUp(chaiCorner)).Code).toBe('lookup-failed');
    expect((await user.call('look-up-gstin', { query: { GSTIN: chaiCorner } })).status).toBe(401);
  });

  it('are approved: the person gets the party, its address, the role and a new token', async () => {
    const person = await user.signIn({ mobile: '9000000802' });
    expect((await scenario.apply(person)).first).toMatchObject({ Error: 0, Id: person.userId });
    expect(await scenario.readOwn(person)).toMatchObject({
      State: 'pending',
      GSTIN: chaiCorner,
      Reason: '',
    });
    const found = await scenario.findForStaff(person.userId);
    expect(found).toMatchObject({
      PortalName: 'CHAI POINT PARTNERS',
      Mobile: '9000000802',
      PartyId: 0,
    });
    const approved = (await scenario.approve(person.userId, found?.Rev)).first;
    expect(approved).toMatchObject({ Error: 0, Code: '' });
    expect(await scenario.readOwn(person)).toMatchObject({
      State: 'approved',
      PartyId: approved.Id,
    });
    const claims = await scenario.renew(person);
    expect(claims).toMatchObject({ partyId: approved.Id, roles: ['customer', 'party:buyer'] });
    await eventually(() => revocations.find(({ key }) => key === String(person.userId)), {
      missing: 'the revocation of the tokens without the party',
    });
    expect(await scenario.listAddresses(person)).toMatchObject([
      { Source: 0, CompanyGSTIN: chaiCorner },
    ]);
  });

  it('are declined for a reason, and can be sent again', async () => {
    const person = await user.signIn({ mobile: '9000000805' });
    await scenario.apply(person);
    expect((await scenario.decline(person.userId, 0)).first).toMatchObject({ Error: 0 });
    expect(await scenario.readOwn(person)).toMatchObject({
      State: 'declined',
      Reason: 'The address is a flat',
    });
    await scenario.apply(person, { Address: '9, 80 Feet Road' });
    expect(await scenario.readOwn(person)).toMatchObject({ State: 'pending', Reason: '' });
    expect((await scenario.approve(person.userId, 0)).first.Code).toBe('application-changed');
    expect((await scenario.decline(person.userId, 2)).first.Error).toBe(0);
    expect((await scenario.approve(person.userId, 2)).first.Code).toBe('application-changed');
  });

  it('are stored once for requests at the same time, and again for the same GSTIN', async () => {
    const person = await user.signIn({ mobile: '9000000806' });
    const answers = await Promise.all([
      scenario.apply(person),
      scenario.apply(person),
      scenario.apply(person),
    ]);
    expect(answers.map(({ first }) => first.Error)).toEqual([0, 0, 0]);
    expect((await scenario.apply(person)).first.Error).toBe(0);
    expect(await scenario.findForStaff(person.userId)).toMatchObject({ Rev: 0 });
    expect((await scenario.apply(person, { GSTIN: annapurna })).first.Code).toBe(
      'application-pending',
    );
  });

  it('go on while the portal is down, and staff see that the GSTIN is not confirmed', async () => {
    scenario.setPortalDown(true);
    const person = await user.signIn({ mobile: '9000000807' });
    expect((await scenario.apply(person)).first.Error).toBe(0);
    expect(await scenario.findForStaff(person.userId)).toMatchObject({
      PortalName: '',
      State: 'pending',
    });
  });

  it.each([
    [{ GSTIN: '29AADFC1212Q1ZF' }, 'gstin-invalid'],
    [{ GSTIN: unknownGstin }, 'gstin-unknown'],
    [{ GSTIN: cancelledGstin }, 'gstin-not-active'],
    [{ Name: ' ' }, 'name-missing'],
    [{ Address: '' }, 'address-missing'],
    [{ Pincode: '5600' }, 'pincode-invalid'],
    [{ Pincode: '110001' }, 'pincode-not-served'],
  ])('are refused for %j with %s', async (change, code) => {
    const person = await user.signIn({ mobile: '9000000808' });
    expect((await scenario.apply(person, change)).first).toMatchObject({ Error: 1, Code: code });
    expect(await scenario.readOwn(person)).toBeUndefined();
  });

  it('are finished when the process ended between the decision and the membership', async () => {
    const person = await user.signIn({ mobile: '9000000809' });
    await scenario.apply(person);
    await user.connection
      .collection<{ _id: number }>('business-applications')
      .updateOne({ _id: person.userId }, { $set: { state: 'approved', roles: ['buyer'] } });
    expect((await scenario.approve(person.userId, 0)).first).toMatchObject({ Error: 0 });
    expect(await scenario.renew(person)).toHaveProperty('partyId', expect.any(Number));
  });

  it('are all found by the job until they are finished, the oldest decision first', async () => {
    const firstId = 900_001;
    await user.connection.collection<{ _id: number }>('business-applications').insertMany(
      Array.from({ length: 25 }, (_, at) => ({
        _id: firstId + at,
        state: 'approved',
        partyId: 0,
        decidedAt: new Date(Date.UTC(2026, 0, 30 - at)),
        roles: [],
        rev: 1,
      })),
    );
    const unfinished = await createBusinessApplicationRepository({
      model: businessApplicationModel(user.connection),
      toOutboxEntries: () => [],
      clock: () => new Date(),
    }).listUnfinished();
    expect(unfinished.map(({ userId }) => userId)).toEqual(
      Array.from({ length: 25 }, (_, at) => firstId + 24 - at),
    );
  });

  it('are for their person and for staff only', async () => {
    const [person, other] = [
      await user.signIn({ mobile: '9000000811' }),
      await user.signIn({ mobile: '9000000812' }),
    ];
    await scenario.apply(person);
    const asOther = { token: other.token };
    expect([
      (await scenario.apply({ ...person, token: other.token })).status,
      (
        await user.call('read-business-application', {
          query: { UserId: String(person.userId) },
          ...asOther,
        })
      ).status,
      (await user.call('list-business-applications', asOther)).status,
      (
        await user.call('approve-business-application', {
          body: { UserId: other.userId, Rev: 0, Roles: ['buyer'] },
          ...asOther,
        })
      ).status,
      (await user.call('list-party-people', { query: { PartyId: '1' }, ...asOther })).status,
    ]).toEqual([403, 403, 403, 403, 403]);
  });

  it('are listed for staff the longest wait first, and the newest decision first', async () => {
    const people = [
      await user.signIn({ mobile: '9000000820' }),
      await user.signIn({ mobile: '9000000821' }),
    ];
    const ids = people.map(({ userId }) => userId);
    const listIds = async (State: string) =>
      (
        await user.call('list-business-applications', {
          query: { State, pageSize: '100' },
          token: scenario.staff,
        })
      ).entries
        .map(({ UserId }) => UserId)
        .filter((id) => ids.includes(Number(id)));
    for (const person of people) await scenario.apply(person);
    expect(await listIds('pending')).toEqual(ids);
    for (const id of ids) await scenario.decline(id, 0);
    expect(await listIds('declined')).toEqual(ids.toReversed());
  });
});
