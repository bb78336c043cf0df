import { eventually } from '@tokri/service-kit/testing';
import {
  startNotificationService,
  type NotificationService,
  type ResponseBody,
} from './notification-service.ts';

describe('inbox and sent messages', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('inbox');
  });
  beforeEach(() => {
    service.sms.respondWith(202);
    service.push.respondWith(200);
  });
  afterAll(() => service.stop());

  it("returns only the caller's inbox, newest first, in their language", async () => {
    const userId = await service.fixtures.publishPerson({ email: '' });
    const placed = await service.fixtures.placeOrder(userId);
    await service.fixtures.confirmOrder(placed);
    const inbox = await eventually(
      async () => {
        const entries = (await (
          await service.request('/v1/read-inbox', { as: { userId }, language: 'hi' })
        ).json()) as ResponseBody[];
        return entries.length === 2 ? entries : null;
      },
      { missing: 'two entries' },
    );
    expect(inbox[0]).toMatchObject({
      Kind: 'confirmed',
      TransactionId: placed.orderId,
      Title: 'ऑर्डर पक्का',
    });
    expect(await (await service.request('/v1/read-inbox', { as: { userId: 1 } })).json()).toEqual(
      [],
    );
    expect((await service.request('/v1/read-inbox')).status).toBe(401);
  });

  it('lists sent messages by channel for staff with masked recipients', async () => {
    const userId = await service.fixtures.publishPerson();
    const placed = await service.fixtures.placeOrder(userId);
    await service.waitUntilClosed(placed.notification);
    const staff = { userId: 1, permissions: ['transactions' as const] };
    const answer = await service.request(
      `/v1/list-sent-messages?TransactionId=${placed.orderId}&page=2&pageSize=2`,
      { as: staff },
    );
    expect([answer.headers.get('x-total-count'), await answer.json()]).toEqual([
      '3',
      [
        expect.objectContaining({
          Key: `${placed.notification}:push`,
          Channel: 'push',
          State: 'skipped',
        }),
      ],
    ]);
    const all = (await (
      await service.request(`/v1/list-sent-messages?TransactionId=${placed.orderId}`, { as: staff })
    ).json()) as ResponseBody[];
    expect(all).toMatchObject([
      { Channel: 'sms', State: 'sent', Recipient: '+91••••••6781', Attempts: 1 },
      { Channel: 'mail', Recipient: 'm•••@example.in' },
      {},
    ]);
    expect((await service.request('/v1/list-sent-messages', { as: { userId } })).status).toBe(403);
  });

  it('filters sent messages by order, kind, channel and state, and pages through the matches', async () => {
    const userId = await service.fixtures.publishPerson();
    const [first, second] = [
      await service.fixtures.placeOrder(userId),
      await service.fixtures.placeOrder(userId),
    ];
    const confirmed = await service.fixtures.confirmOrder(first);
    for (const id of [first.notification, second.notification, confirmed])
      await service.waitUntilClosed(id);
    const staff = { userId: 1, permissions: ['transactions' as const] };
    const both = `TransactionIds=${first.orderId},${second.orderId}`;
    const list = async (query: string) => {
      const response = await service.request(`/v1/list-sent-messages?${both}&${query}`, {
        as: staff,
      });
      const rows = (await response.json()) as ResponseBody[];
      return { total: response.headers.get('x-total-count'), keys: rows.map(({ Key }) => Key) };
    };
    expect(await list('Kind=confirmed&Channel=sms')).toEqual({
      total: '1',
      keys: [`${confirmed}:sms`],
    });
    expect((await list('Kind=placed')).total).toBe('6');
    const sent = await list('State=sent');
    expect(sent.total).toBe('6');
    const pages = [await list('State=sent&pageSize=4'), await list('State=sent&pageSize=4&page=2')];
    expect(pages.map(({ total }) => total)).toEqual(['6', '6']);
    expect(pages.flatMap(({ keys }) => keys)).toEqual(sent.keys);
    expect(await list('State=skipped&Channel=push&Kind=confirmed')).toEqual({
      total: '1',
      keys: [`${confirmed}:push`],
    });
    expect(await list('State=failed')).toEqual({ total: '0', keys: [] });
    const unknown = await service.request('/v1/list-sent-messages?State=lost', { as: staff });
    expect(unknown.status).toBe(400);
  });

  it('shows the text that the customer got, in whatever language staff ask', async () => {
    const userId = await service.fixtures.publishPerson();
    const placed = await service.fixtures.placeOrder(userId, { language: 'hi' });
    await service.waitUntilClosed(placed.notification);
    const [sms] = service.smsCallsFor(placed.notification);
    const staff = { userId: 1, permissions: ['transactions' as const] };
    const readTexts = async (language: 'en' | 'hi') => {
      const response = await service.request(
        `/v1/list-sent-messages?TransactionId=${placed.orderId}`,
        { as: staff, language },
      );
      return ((await response.json()) as ResponseBody[]).map(({ Text, Language }) => ({
        Text,
        Language,
      }));
    };
    const [english, hindi] = [await readTexts('en'), await readTexts('hi')];
    expect(english[0]).toEqual({ Text: sms?.body['text'], Language: 'hi' });
    expect(hindi).toEqual(english);
    const { matchedCount } = await service.connection
      .collection<{ _id: string }>('notices')
      .updateOne({ _id: placed.notification }, { $unset: { 'deliveries.sms.sent': '' } });
    expect([matchedCount, await readTexts('en')]).toEqual([1, english]);
  });

  it('logs and stores no number, address or name', async () => {
    const documents = JSON.stringify(
      await service.connection.collection('notices').find().toArray(),
    );
    for (const text of [
      service.logLines.join('\n'),
      documents,
      JSON.stringify(service.publishedEvents),
    ])
      expect(text).not.toMatch(/9123456781|meera@example|Meera Nair|phone-in-use-now/);
  });
});
