import { companySnapshot } from '@tokri/contracts/events';
import type { Envelope, EventData } from '@tokri/contracts/events';
import { permissions } from '@tokri/contracts/platform';
import { createAuditStore } from '@tokri/service-kit/mongo';
import { collectEvents, eventually } from '@tokri/service-kit/testing';
import { bootstrapToken, startUserService } from './user-service.ts';
import type { UserService } from './user-service.ts';

type Published = Envelope<EventData<typeof companySnapshot>>;

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
  AdministratorName: 'First',
};

describe('company settings', () => {
  let user: UserService;
  let token: string;
  let published: Published[];
  beforeAll(async () => {
    user = await startUserService('company-settings');
    published = collectEvents(user.broker, [companySnapshot]) as Published[];
    await user.call('create-company', {
      body: setup,
      headers: { authorization: `Bootstrap ${bootstrapToken}` },
    });
    ({ token } = await user.signIn({ mobile: '9000000000' }));
  });
  afterAll(() => user.stop());

  const read = async () => (await user.call('read-company-settings', { token })).first;
  const save = async (change: Record<string, unknown>, as = token, language = 'en') => {
    const {
      Id: _Id,
      Year: _Year,
      Prefixes: _Prefixes,
      NextYear: _NextYear,
      ...body
    } = await read();
    return user.call('save-company-settings', {
      body: { ...body, ...change },
      headers: { 'accept-language': language },
      token: as,
    });
  };
  const waitForBrand = (brand: string) =>
    eventually(() => published.find(({ data }) => data.brand === brand)?.data, {
      missing: `company ${brand} on user.companies`,
    });

  it('publishes the company that was created', async () => {
    expect(await waitForBrand('Tokri')).toMatchObject({
      companyId: 1,
      stateCode: '29',
      roundToRupee: true,
      seller: { name: 'Tokri Fresh Foods', gstin: '29AABCT1234F1ZM' },
    });
  });

  it('saves, publishes and keeps the prefixes of this financial year', async () => {
    const before = await read();
    const saved = await save({
      Brand: 'Mandi',
      RoundToRupee: false,
      UpiId: 'tokri.shop@bank',
      NextPrefixes: { ...(before.NextPrefixes as object), TaxInvoice: 'BLR' },
    });
    expect(saved.first).toMatchObject({ Id: 1, Error: 0 });
    expect(await read()).toMatchObject({
      Brand: 'Mandi',
      RoundToRupee: false,
      UpiId: 'tokri.shop@bank',
      UpiName: '',
      Prefixes: { TaxInvoice: 'TI' },
      NextPrefixes: { TaxInvoice: 'BLR', CreditNote: 'CN' },
    });
    expect(await waitForBrand('Mandi')).toMatchObject({
      roundToRupee: false,
      upiId: 'tokri.shop@bank',
      upiName: '',
    });
    const [entry] = await createAuditStore(user.connection).list(
      { operation: 'save-company-settings', limit: 1 },
      new Date(),
    );
    expect(entry).toMatchObject({ outcome: 'done', subjects: ['company:1'] });
    expect(entry?.changes).toContainEqual({
      subject: 'company:1',
      kind: 'changed',
      fields: expect.arrayContaining([{ path: 'brand', before: 'Tokri', after: 'Mandi' }]),
    });
  });

  it('refuses the second of two members of staff who opened the same version', async () => {
    const { Rev } = await read();
    expect((await save({ Brand: 'First', Rev })).first.Error).toBe(0);
    expect((await save({ Brand: 'Second', Rev })).first).toMatchObject({
      Error: 1,
      Code: 'company-changed',
    });
    expect(await read()).toMatchObject({ Brand: 'First' });
  });

  it.each([
    ['gstin-invalid', { GSTIN: '29AABCT1234F1ZA' }],
    ['gstin-other-state', { StateCode: '33' }],
    [
      'prefix-twice',
      {
        NextPrefixes: {
          TaxInvoice: 'A',
          BillOfSupply: 'B',
          InvoiceCumBillOfSupply: 'C',
          CreditNote: 'a',
        },
      },
    ],
  ])('answers %s and changes nothing', async (Code, change) => {
    const before = await read();
    expect((await save(change)).first).toMatchObject({ Error: 1, Code });
    expect(await read()).toEqual(before);
  });

  it.each([
    [
      'en',
      'Each kind of document needs a prefix of its own. TaxInvoice and DebitNote both have DN.',
    ],
    ['hi', 'हर तरह के दस्तावेज़ का प्रीफ़िक्स अलग होना चाहिए। TaxInvoice और DebitNote दोनों में DN है।'],
  ])(
    'names both fields of a shared prefix in %s, also the one that has the default',
    async (language, Message) => {
      const NextPrefixes = {
        TaxInvoice: 'DN',
        BillOfSupply: 'B',
        InvoiceCumBillOfSupply: 'C',
        CreditNote: 'D',
      };
      const { first } = await save({ NextPrefixes }, token, language);
      expect(first).toMatchObject({ Code: 'prefix-twice', Message });
    },
  );

  it('refuses a UPI ID without a handle and keeps the one before', async () => {
    expect((await save({ UpiId: 'tokri' })).status).toBe(400);
    expect(await read()).toMatchObject({ UpiId: 'tokri.shop@bank' });
  });

  it('rejects members of staff without the permission settings', async () => {
    await user.call('save-staff', {
      body: { Mobile: '9000000701', Name: 'Worker', Permissions: ['users', 'items'] },
      token,
    });
    const worker = await user.signIn({ mobile: '9000000701' });
    expect((await user.call('read-company-settings', { token: worker.token })).status).toBe(403);
    expect((await save({}, worker.token)).status).toBe(403);
  });
});

const formerCompany = {
  _id: 1,
  name: 'Stored name',
  address: 'Bengaluru',
  stateCode: '29',
  gstin: '29AABCT1234F1ZM',
  fssai: '11225999000123',
  supportPhone: '08040000000',
  supportMail: 'help@tokri.example',
  grievanceOfficer: 'The officer',
  rev: 1,
};
const insertFormerCompany = (user: UserService) =>
  user.connection.collection<{ _id: number }>('companies').insertOne({ ...formerCompany } as never);

describe('a company from before it held all settings', () => {
  it('takes the settings of the environment once', async () => {
    const user = await startUserService('former-company', {
      SITE_NAME: 'Mandi',
      SITE_COMPANY_NAME: 'Printed name',
      ROUND_TO_RUPEE: 'no',
    });
    await user.stopServiceOnly();
    await insertFormerCompany(user);
    const published = collectEvents(user.broker, [companySnapshot]) as Published[];
    const restarted = await user.restart();
    const company = await eventually(() => published[0]?.data, {
      missing: 'the company on user.companies',
    });
    await restarted.stop();
    await user.stop();
    expect(company).toMatchObject({
      brand: 'Mandi',
      roundToRupee: false,
      seller: { name: 'Printed name', fssai: '11225999000123' },
      initialSeller: { name: 'Printed name' },
      supportPhone: '08040000000',
    });
  });

  it('gives its administrators, and nobody else, the permission settings', async () => {
    const user = await startUserService('former-administrator');
    const former = permissions.filter((permission) => permission !== 'settings');
    const users = user.connection.collection<{ _id: number; permissions: string[] }>('users');
    const store = async (mobile: string, stored: readonly string[]): Promise<number> => {
      const { userId } = await user.signIn({ mobile });
      await users.updateOne({ _id: userId }, { $set: { permissions: [...stored] } });
      return userId;
    };
    const administrator = await store('9000000801', former);
    const clerk = await store('9000000802', ['users', 'items']);
    await user.stopServiceOnly();
    await insertFormerCompany(user);
    const restarted = await user.restart();
    const readPermissions = async (_id: number) => (await users.findOne({ _id }))?.permissions;
    await eventually(async () => (await readPermissions(administrator))?.includes('settings'), {
      missing: 'the permission settings of the administrator',
    });
    expect(await readPermissions(administrator)).toEqual(permissions);
    expect(await readPermissions(clerk)).toEqual(['users', 'items']);
    await restarted.stop();
    await user.stop();
  });
});
