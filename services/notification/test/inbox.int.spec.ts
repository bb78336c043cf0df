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
