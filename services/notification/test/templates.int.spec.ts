import { messageKinds } from '@tokri/contracts/templates';
import type { Permission } from '@tokri/contracts/platform';
import { eventually, publishCompany } from '@tokri/service-kit/testing';
import { startNotificationService, type NotificationService } from './notification-service.ts';

interface Texts {
  readonly Title: string;
  readonly Text: string;
  readonly MailText: string;
  readonly DltTemplateId: string;
}
interface Template {
  readonly Kind: string;
  readonly Rev: number;
  readonly IsDefault: boolean;
  readonly En: Texts;
  readonly Hi: Texts;
}
type Entry = Readonly<Record<string, unknown>>;

const dltTemplateId = '1107000000000000777';

describe('texts of messages', () => {
  let service: NotificationService;
  let staff: { readonly userId: number; readonly permissions: readonly Permission[] };
  beforeAll(async () => {
    service = await startNotificationService('templates');
    staff = { userId: await service.fixtures.publishPerson(), permissions: ['settings'] as const };
  });
  afterAll(() => service.stop());

  const list = async () =>
    (await (await service.request('/v1/list-message-templates', { as: staff })).json()) as {
      readonly Templates: readonly Template[];
      readonly SmsBrand: { readonly En: string; readonly Hi: string };
      readonly Samples: {
        readonly En: readonly { readonly Placeholder: string; readonly Value: string }[];
      };
    };
  const readSample = async (name: string) =>
    (await list()).Samples.En.find(({ Placeholder }) => Placeholder === name)?.Value;
  const read = async (kind: string): Promise<Template> => {
    const found = (await list()).Templates.find(({ Kind }) => Kind === kind);
    if (!found) throw new Error(`no text of ${kind}`);
    return found;
  };
  const send = async (operation: string, body: unknown): Promise<Entry> => {
    const response = await service.request(`/v1/${operation}`, { as: staff, body });
    expect(response.status).toBe(200);
    return ((await response.json()) as readonly Entry[])[0] ?? {};
  };
  const save = async (kind: string, en: Partial<Texts>, rev?: number): Promise<Entry> => {
    const { Rev, En, Hi } = await read(kind);
    return send('save-message-template', {
      Kind: kind,
      Rev: rev ?? Rev,
      En: { ...En, DltTemplateId: dltTemplateId, ...en },
      Hi,
    });
  };
  const sendTest = async (kind: string, change: Partial<Texts> & { readonly Channel?: string }) =>
    send('send-test-message', {
      Kind: kind,
      Language: 'en',
      Channel: 'sms',
      ...(await read(kind)).En,
      ...change,
    });
  const placeOrder = async () => {
    const placed = await service.fixtures.placeOrder(await service.fixtures.publishPerson());
    await service.waitUntilClosed(placed.notification);
    return placed;
  };

  it('are the default ones until staff save others', async () => {
    const { Templates } = await list();
    expect(Templates).toHaveLength(messageKinds.length);
    expect(Templates.every(({ IsDefault, Rev }) => IsDefault && Rev === 0)).toBe(true);
    expect(await readSample('brand')).toBe('Tokri');
    expect(await readSample('amount')).toBe('Rs 625.50');
  });

  it('name the registered brand in SMS and that of the company in mails, as staff saved them', async () => {
    await publishCompany(service.broker, { brand: 'Mandi', hindiBrand: '' });
    await eventually(async () => (await readSample('brand')) === 'Mandi', {
      missing: 'the brand of the company',
    });
    expect(
      await save('placed', {
        Text: '{brand} has order {number} for {slot}.',
        MailText: 'Thank you from {brand}.\nOrder {number}: {amount}.',
      }),
    ).toMatchObject({ Error: 0, Id: 1 });
    const { notification, orderId } = await placeOrder();
    expect(service.smsCallsFor(notification)[0]?.body).toMatchObject({
      text: expect.stringMatching(`^Tokri has order TK-${orderId} for `) as string,
      template_id: dltTemplateId,
    });
    const mail = service.mail.mails.find(({ source }) => source.includes(`${notification}:mail`));
    expect(mail?.source).toContain('Thank you from Mandi.');
    expect((await list()).SmsBrand).toEqual({ En: 'Tokri', Hi: 'टोकरी' });
  });

  it('keep the first save of two members of staff who opened the same version', async () => {
    const { Rev } = await read('confirmed');
    expect((await save('confirmed', { Text: 'First {number}' }, Rev)).Error).toBe(0);
    expect(await save('confirmed', { Text: 'Second {number}' }, Rev)).toMatchObject({
      Error: 1,
      Code: 'template-changed',
    });
    expect((await read('confirmed')).En.Text).toBe('First {number}');
  });

  it('are the default ones again after a reset', async () => {
    const { Rev } = await read('confirmed');
    expect(await send('reset-message-template', { Kind: 'confirmed', Rev })).toMatchObject({
      Error: 0,
      Id: Rev + 1,
    });
    expect(await read('confirmed')).toMatchObject({ IsDefault: true, Rev: Rev + 1 });
    expect(await send('reset-message-template', { Kind: 'confirmed', Rev })).toMatchObject({
      Code: 'template-changed',
    });
  });

  it.each([
    ['placeholder-missing', 'sign-in-code', { Text: 'Your code.' }, 'English, text: {code}'],
    ['placeholder-unknown', 'placed', { Text: '{number} {nmber}' }, '{nmber} is not'],
    ['code-in-title', 'sign-in-code', { Title: '{code}' }, 'must not hold the code'],
    ['dlt-template-missing', 'delivered', { Text: '{number} is here', DltTemplateId: '' }, 'DLT'],
  ])('answer %s and change nothing', async (Code, kind, change, message) => {
    const before = await read(kind);
    expect(await save(kind, change)).toMatchObject({
      Error: 1,
      Code,
      Message: expect.stringContaining(message) as string,
    });
    expect(await read(kind)).toEqual(before);
  });

  it('never stop a message: a broken one is replaced by that of the shop and counted', async () => {
    const stored = service.connection.collection<{ _id: string }>('message-templates');
    const { Rev } = await read('placed');
    await stored.updateOne({ _id: 'placed' }, { $set: { 'texts.en': { text: 'On its way.' } } });
    expect((await read('placed')).Rev).toBe(Rev);
    service.clock.aheadMs += 10_000;
    const { notification, orderId } = await placeOrder();
    expect(service.smsCallsFor(notification)[0]?.body['text']).toContain(
      `Tokri: order TK-${orderId} is placed`,
    );
    const line = service.logLines.find((text) => text.includes('sent with its default text'));
    expect(line).toContain('"kind":"placed"');
  });

  it('are sent to the own verified number and mail address for a test', async () => {
    expect(await sendTest('sign-in-code', {})).toMatchObject({
      Error: 0,
      Recipient: expect.stringMatching(/\d{2,4}$/) as string,
    });
    const sms = service.sms.calls.at(-1)?.body;
    expect(sms).toMatchObject({ type: 'otp', template_id: '1107000000000000001' });
    expect(sms?.['text']).toMatch(/^123456 is your Tokri sign-in code/);
    expect(await sendTest('delivered', { Channel: 'mail', MailText: 'A {number}' })).toMatchObject({
      Error: 0,
    });
    expect(service.mail.mails.at(-1)?.source).toContain('A T2611-00042');
  });

  it('are tested five times an hour by SMS', async () => {
    const codes: unknown[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      codes.push((await sendTest('delivered', {})).Code);
    expect(codes.filter((code) => code === '')).toHaveLength(4);
    expect(codes.at(-1)).toBe('too-many-tests');
  });

  it('are not sent for a test without a verified contact or with a broken text', async () => {
    expect(await sendTest('sign-in-code', { Text: 'Hello' })).toMatchObject({
      Code: 'placeholder-missing',
    });
    const stranger = { userId: 987_654, permissions: ['settings'] as const };
    const response = await service.request('/v1/send-test-message', {
      as: stranger,
      body: { Kind: 'delivered', Language: 'en', Channel: 'sms', ...(await read('delivered')).En },
    });
    expect(await response.json()).toMatchObject([{ Code: 'no-own-contact' }]);
  });

  it('are for staff with the permission settings only', async () => {
    const as = { userId: staff.userId, permissions: ['transactions'] as const };
    const { Kind, Rev, En, Hi } = await read('delivered');
    const responses = await Promise.all([
      service.request('/v1/list-message-templates', { as }),
      service.request('/v1/save-message-template', { as, body: { Kind, Rev, En, Hi } }),
      service.request('/v1/reset-message-template', { as, body: { Kind, Rev } }),
      service.request('/v1/send-test-message', {
        as,
        body: { Kind, Language: 'en', Channel: 'sms', ...En },
      }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});
