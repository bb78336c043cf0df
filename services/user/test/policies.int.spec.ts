import { addDays, shopDate } from '@tokri/contracts/dates';
import { eventually } from '@tokri/service-kit/testing';
import {
  createPolicyRepository,
  firstPolicyModel,
  policyDraftModel,
  policyVersionModel,
} from '../src/persistence/policies/policy-repository.ts';
import { startUserService, type UserService } from './user-service.ts';

const setup = {
  Name: 'Tokri Fresh Foods',
  Brand: 'Tokri',
  Address: 'Bengaluru',
  StateCode: '29',
  GSTIN: '29AABCT1234F1ZM',
  Fssai: '11225999000123',
  SupportPhone: '08040000000',
  SupportMail: 'help@tokri.example',
  GrievanceOfficer: 'The officer',
  AdministratorMobile: '9000000000',
  AdministratorName: 'Lakshmi',
};
type Name = 'terms' | 'privacy' | 'refund' | 'delivery';

describe('policies', () => {
  let user: UserService;
  let token: string;
  const today = shopDate(new Date());

  beforeAll(async () => {
    user = await startUserService('policies');
    await user.call('create-company', {
      body: setup,
      headers: { authorization: `Bootstrap ${user.variables['BOOTSTRAP_TOKEN']}` },
    });
    ({ token } = await user.signIn({ mobile: '9000000000' }));
  });
  afterAll(() => user.stop());

  const readPublic = (Name: Name) => user.call('read-policy', { query: { Name } });
  const read = async (Name: Name) =>
    (await user.call('read-policy-details', { query: { Name }, token })).first;
  const save = async (Name: Name, change: { En?: string; Hi?: string; Rev?: number }) =>
    user.call('save-policy-draft', {
      body: { Name, Rev: (await read(Name)).Rev, En: 'Text', Hi: 'पाठ', ...change },
      token,
    });
  const publish = async (Name: Name, change: { From?: string; Rev?: number } = {}) =>
    user.call('publish-policy', {
      body: { Name, Rev: (await read(Name)).Rev, From: today, ...change },
      token,
    });
  const findSummary = async (Name: Name) =>
    (await user.call('list-policies', { token })).entries.find((entry) => entry.Name === Name);

  it('start with the text of the shop, without a date', async () => {
    const { first } = await readPublic('terms');
    expect(first).toMatchObject({ Name: 'terms', Current: { Version: 1, From: null }, Next: null });
    expect((first.Current as { En: string }).En).toMatch(/^## Seller\nThe company named/);
    expect(await findSummary('terms')).toMatchObject({ IsPublished: false, HasChanges: false });
  });

  it('keep the text of the first start, whatever a later start would store', async () => {
    const stored = user.connection.collection<{ _id: Name; texts: object }>('first-policies');
    await eventually(() => stored.findOne({ _id: 'delivery' }), { missing: 'the first text' });
    const texts = { en: 'An earlier text', hi: 'पुराना पाठ' };
    await stored.updateOne({ _id: 'delivery' }, { $set: { texts } });
    await createPolicyRepository({
      first: firstPolicyModel(user.connection),
      versions: policyVersionModel(user.connection),
      drafts: policyDraftModel(user.connection),
    }).storeFirstTexts('delivery', { en: 'A later text', hi: 'नया पाठ' });
    expect((await readPublic('delivery')).first).toMatchObject({
      Current: { Version: 1, From: null, En: texts.en, Hi: texts.hi },
    });
    expect(await read('delivery')).toMatchObject({ En: texts.en, HasChanges: false });
  });

  it('show a draft to customers only after its publication', async () => {
    expect((await save('refund', { En: 'Within 3 days.', Hi: '3 दिन में।' })).first.Error).toBe(0);
    expect((await readPublic('refund')).first).toMatchObject({ Current: { Version: 1 } });
    expect(await findSummary('refund')).toMatchObject({ IsPublished: false, HasChanges: true });

    expect((await publish('refund')).first).toMatchObject({ Error: 0, Id: 2 });
    const published = await readPublic('refund');
    expect(published.first).toMatchObject({
      Current: { Version: 2, From: today, En: 'Within 3 days.', Hi: '3 दिन में।' },
    });
    expect(published.headers.get('etag')).toBe('W/"refund-2-0"');
    expect(await read('refund')).toMatchObject({
      HasChanges: false,
      Versions: [
        { Version: 2, From: today, PublishedBy: 'Lakshmi', IsInForce: true },
        { Version: 1, From: null, PublishedAt: null, IsInForce: false },
      ],
    });
  });

  it('announce a version that applies later, and never change it', async () => {
    await save('privacy', { En: 'Later' });
    const from = addDays(today, 10);
    await publish('privacy', { From: from });
    await save('privacy', { En: 'Something else' });
    expect((await readPublic('privacy')).first).toMatchObject({
      Current: { Version: 1 },
      Next: { Version: 2, From: from, En: 'Later' },
    });
    const version = await user.call('read-policy-version', {
      query: { Name: 'privacy', Version: '2' },
      token,
    });
    expect(version.first).toMatchObject({ En: 'Later', PublishedBy: 'Lakshmi' });
  });

  it('refuse the second of two members of staff who opened the same draft', async () => {
    const { Rev } = await read('delivery');
    const open = { Rev: Rev as number };
    expect((await save('delivery', { En: 'Mine', ...open })).first.Error).toBe(0);
    expect((await save('delivery', { En: 'Theirs', ...open })).first).toMatchObject({
      Error: 1,
      Code: 'policy-changed',
    });
    expect((await publish('delivery', open)).first).toMatchObject({ Code: 'policy-changed' });
    expect(await read('delivery')).toMatchObject({ En: 'Mine' });
  });

  it('are published once when two members of staff publish at the same moment', async () => {
    await save('delivery', { En: 'Once' });
    const [one, two] = await Promise.all([publish('delivery'), publish('delivery')]);
    const codes = [one, two].map(({ first }) => first.Code).sort();
    expect(codes[0]).toBe('');
    expect(['policy-changed', 'policy-unchanged']).toContain(codes[1]);
    expect((await read('delivery')).Versions).toHaveLength(2);
  });

  it('answer the rule of a wrong date and of an unchanged text', async () => {
    await save('terms', { En: 'Terms' });
    expect((await publish('terms', { From: addDays(today, -1) })).first).toMatchObject({
      Code: 'policy-date',
    });
    await publish('terms');
    expect((await publish('terms')).first).toMatchObject({ Code: 'policy-unchanged' });
  });

  it('name an empty text and an unknown version', async () => {
    const empty = await save('terms', { Hi: '  ' });
    expect(empty.status).toBe(400);
    expect(empty.text).toContain('Hi');
    const unknown = await user.call('read-policy-version', {
      query: { Name: 'terms', Version: '99' },
      token,
    });
    expect(unknown.status).toBe(404);
  });

  it('are changed by staff with the permission settings only', async () => {
    await user.call('save-staff', {
      body: { Mobile: '9000000701', Name: 'Worker', Permissions: ['users', 'items'] },
      token,
    });
    const { token: other } = await user.signIn({ mobile: '9000000701' });
    const statuses = await Promise.all([
      user.call('list-policies', { token: other }),
      user.call('read-policy-details', { query: { Name: 'terms' }, token: other }),
      user.call('read-policy-version', { query: { Name: 'terms', Version: '1' }, token: other }),
      user.call('save-policy-draft', {
        body: { Name: 'terms', Rev: 0, En: 'x', Hi: 'x' },
        token: other,
      }),
      user.call('publish-policy', { body: { Name: 'terms', Rev: 0, From: today }, token: other }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  });
});
