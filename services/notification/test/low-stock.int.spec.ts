import type {
  LowStockSettingsResponse,
  RequestBody,
  lowStockOperations,
} from '@tokri/contracts/api';
import { minuteMs } from '@tokri/contracts/dates';
import { locationSnapshot, personErased, stockLow, stockRefilled } from '@tokri/contracts/events';
import type { Permission } from '@tokri/contracts/platform';
import { createAuditStore } from '@tokri/service-kit/mongo';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startNotificationService, type NotificationService } from './notification-service.ts';
import { smsTemplateId } from './variables.ts';

type Settings = RequestBody<typeof lowStockOperations.saveLowStockSettings>;
type Entry = Readonly<Record<string, unknown>>;

const warehouse = 2;
const admin = { userId: 1, permissions: ['settings'] as readonly Permission[] };

let service: NotificationService;
let meera: number;
let ravi: number;

beforeAll(async () => {
  service = await startNotificationService('low-stock');
  const { publishPerson } = service.fixtures;
  meera = await publishPerson({ permissions: ['items', 'chat'] });
  ravi = await publishPerson({
    permissions: ['items'],
    name: 'Ravi Kumar',
    mobile: '+919123456782',
    email: '',
    verification: { mobileVerified: true, emailVerified: false },
  });
  await publishEvent(service.broker, locationSnapshot, {
    key: `location:${warehouse}`,
    seq: 1,
    data: { locationId: warehouse, name: 'Chennai warehouse' },
  });
});
afterAll(() => service.stop());

const read = async () =>
  (await (
    await service.request('/v1/read-low-stock-settings', { as: admin })
  ).json()) as LowStockSettingsResponse;
const send = async (body: unknown): Promise<Entry> => {
  const response = await service.request('/v1/save-low-stock-settings', { as: admin, body });
  expect(response.status).toBe(200);
  return ((await response.json()) as readonly Entry[])[0] ?? {};
};
const chosen = (UserId: number, change = {}) => ({
  UserId,
  Mail: true,
  Sms: false,
  Language: 'en' as const,
  ...change,
});
const save = async (
  Recipients: Settings['Locations'][number]['Recipients'],
  { LocationId = 1, ...change }: Partial<Settings> & { readonly LocationId?: number } = {},
) =>
  send({
    Rev: (await read()).Rev,
    IsOn: true,
    Locations: [{ LocationId, Recipients }],
    ...change,
  });
const pack = (unitId: number, locationId: number, free: number) => ({
  unitId,
  itemId: unitId,
  locationId,
  free,
});
const names = { itemName: 'Onion', hindiName: 'प्याज़', unitName: '1 kg' };
const fall = (unitId: number, locationId = 1, seq = 5) =>
  publishEvent(service.broker, stockLow, {
    key: `${locationId}:${unitId}`,
    seq,
    data: { ...pack(unitId, locationId, 2), ...names },
  });
const waitForPack = (key: string, pending: number) =>
  eventually(
    () =>
      service.connection
        .collection<{ _id: string }>('low-stock-packs')
        .findOne({ _id: key, pending }),
    { missing: `the pack ${key}` },
  );
const smsTexts = () => service.sms.calls.map(({ body }) => body['text']);

describe('the settings of low-stock messages', () => {
  it('choose nobody at first, and offer the staff with the permission for items', async () => {
    await service.fixtures.publishPerson({ permissions: ['chat'] });
    await service.fixtures.publishPerson();
    expect(await read()).toEqual({
      Rev: 0,
      IsOn: false,
      Locations: [],
      Staff: [
        { UserId: meera, Name: 'Meera Nair', CanReceive: true, HasMail: true, HasMobile: true },
        { UserId: ravi, Name: 'Ravi Kumar', CanReceive: true, HasMail: false, HasMobile: true },
      ],
    });
  });

  it('keep the first save of two members of staff who opened the same version', async () => {
    const { Rev } = await read();
    expect(await save([chosen(meera)])).toMatchObject({ Error: 0, Id: Rev + 1 });
    expect(await save([chosen(ravi)], { Rev })).toMatchObject({ Code: 'settings-changed' });
    expect((await read()).Locations).toEqual([{ LocationId: 1, Recipients: [chosen(meera)] }]);
  });

  it('refuse somebody without the permission, and a location that does not exist', async () => {
    const stranger = await service.fixtures.publishPerson({ permissions: ['chat'] });
    expect(await save([chosen(stranger)])).toMatchObject({ Code: 'not-allowed' });
    expect(await save([chosen(meera)], { LocationId: 99 })).toMatchObject({
      Code: 'unknown-location',
    });
    expect(await save([chosen(meera)], { LocationId: warehouse })).toMatchObject({ Error: 0 });
  });

  it.each([
    ['no channel', [{ ...chosen(5), Mail: false }], 'by mail, SMS or both'],
    ['a person twice', [chosen(5), chosen(5)], 'each UserId once'],
    ['too many people', Array.from({ length: 21 }, (_, index) => chosen(index + 1)), '20'],
  ])('refuse %s', async (_case, Recipients, message) => {
    const response = await service.request('/v1/save-low-stock-settings', {
      as: admin,
      body: { Rev: 0, IsOn: true, Locations: [{ LocationId: 1, Recipients }] },
    });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(message);
  });

  it('are recorded in the audit log with what changed', async () => {
    await save([chosen(meera)]);
    await save([chosen(meera, { Sms: true })], { IsOn: false });
    const audit = createAuditStore(service.connection);
    const [entry] = await audit.list(
      { operation: 'save-low-stock-settings', limit: 1 },
      new Date(),
    );
    expect(entry?.changes).toEqual([
      {
        subject: 'low-stock-settings:settings',
        kind: 'changed',
        fields: expect.arrayContaining([
          { path: 'isOn', before: true, after: false },
          {
            path: `locations.locationId 1.recipients.userId ${meera}.sms`,
            before: false,
            after: true,
          },
        ]) as unknown,
      },
    ]);
  });

  it('are for staff with the permission settings only', async () => {
    const as = { userId: meera, permissions: ['items'] as const };
    const body = { Rev: 0, IsOn: false, Locations: [] };
    const responses = await Promise.all([
      service.request('/v1/read-low-stock-settings', { as }),
      service.request('/v1/save-low-stock-settings', { as, body }),
      service.request('/v1/read-low-stock-settings', { as: { userId: meera } }),
      service.request('/v1/save-low-stock-settings', { body }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 401]);
  });
});

describe('low-stock messages', () => {
  it('go by mail and SMS to the staff of the location, in the language of each', async () => {
    await save([chosen(meera), chosen(ravi, { Mail: false, Sms: true, Language: 'hi' })], {
      LocationId: warehouse,
    });
    await fall(41, warehouse);
    await fall(42, warehouse);
    await publishEvent(service.broker, stockRefilled, {
      key: `${warehouse}:42`,
      seq: 6,
      data: pack(42, warehouse, 30),
    });
    await fall(43, 1);
    await waitForPack(`${warehouse}:42`, 0);
    await waitForPack('1:43', 1);
    service.clock.aheadMs += 20 * minuteMs;
    const sms = await eventually(() => service.sms.calls[0], { missing: 'the SMS' });
    expect(sms.body).toMatchObject({
      to: '+919123456782',
      template_id: smsTemplateId('low-stock', 'hi'),
      type: 'transactional',
      text: 'टोकरी: Chennai warehouse में 1 पैक का स्टॉक ख़त्म होने वाला है: प्याज़ 1 kg। https://shop.tokri.example/admin/stock?LocationId=2&Stock=low,out',
    });
    const mail = await eventually(() => service.mail.mails[0], { missing: 'the mail' });
    expect(mail.to).toEqual(['meera@example.in']);
    expect(mail.source).toContain('Subject: Running out at Chennai warehouse: 1 pack');
    expect(mail.source).toContain('- Onion 1 kg');
    expect([service.sms.calls.length, service.mail.mails.length]).toEqual([1, 1]);
  });

  it('never name a number or mail address in a log', () => {
    expect(service.logLines.filter((line) => /9123456782|meera@example/.test(line))).toEqual([]);
  });

  it('go no more to somebody who lost the permission or was erased', async () => {
    const priya = await service.fixtures.publishPerson({ permissions: ['items'], name: 'Priya' });
    await save([chosen(meera), chosen(priya), chosen(ravi, { Mail: false, Sms: true })]);
    await service.fixtures.publishPerson({ userId: meera, seq: 2, permissions: ['chat'] });
    await publishEvent(service.broker, personErased, {
      key: String(priya),
      seq: 9,
      data: { userId: priya, reference: 'f'.repeat(32), erasedAt: new Date().toISOString() },
    });
    await eventually(async () => (await read()).Locations[0]?.Recipients.length === 2, {
      missing: 'the settings without the erased person',
    });
    expect((await read()).Staff.find(({ UserId }) => UserId === meera)?.CanReceive).toBe(false);
    const [mails, texts] = [service.mail.mails.length, smsTexts().length];
    await fall(51);
    await waitForPack('1:51', 1);
    service.clock.aheadMs += 20 * minuteMs;
    await eventually(() => smsTexts().length > texts, { missing: 'the SMS of the third person' });
    expect(service.mail.mails.length).toBe(mails);
  });

  it('are tested like the other texts', async () => {
    const response = await service.request('/v1/send-test-message', {
      as: { userId: ravi, permissions: ['settings'] },
      body: {
        Kind: 'low-stock',
        Language: 'en',
        Channel: 'sms',
        Title: 'Running out',
        Text: '{brand}: {count} at {location}: {packs}. {link}',
      },
    });
    expect(await response.json()).toMatchObject([{ Error: 0 }]);
    expect(smsTexts().at(-1)).toBe(
      'Tokri: 4 packs at Main shop: Onion 1 kg, Tomato 500 g, Toor Dal 1 kg and 1 more. https://shop.tokri.example',
    );
  });
});
