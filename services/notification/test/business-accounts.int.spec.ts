import { randomUUID } from 'node:crypto';
import { businessApplicationDecided } from '@tokri/contracts/events';
import { publishEvent } from '@tokri/service-kit/testing';
import {
  startNotificationService,
  type NotificationService,
  type ResponseBody,
} from './notification-service.ts';

describe('decisions about applications for a business account', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('business-accounts');
    service.sms.respondWith(202);
    service.push.respondWith(200);
  });
  afterAll(() => service.stop());

  const decide = async (
    userId: number,
    decision: 'approved' | 'declined',
    { id, seq = 1 }: { readonly id: string; readonly seq?: number },
  ) =>
    publishEvent(service.broker, businessApplicationDecided, {
      key: String(userId),
      seq,
      id,
      data: { userId, decision },
    });

  it('are sent once each, with a link to the page, and listed in the inbox', async () => {
    const userId = await service.fixtures.publishPerson();
    await service.switchOffQuietHours(userId);
    await service.registerPushToken(userId, 'phone-of-the-business', 'hi');
    const [declined, approved] = [randomUUID(), randomUUID()];
    for (let time = 0; time < 2; time += 1) await decide(userId, 'declined', { id: declined });
    await decide(userId, 'approved', { id: approved, seq: 3 });
    for (const id of [declined, approved])
      expect(await service.waitUntilClosed(`ntf:${id}`)).toMatchObject({
        deliveries: { sms: { state: 'sent' }, mail: { state: 'sent' }, push: { state: 'sent' } },
      });
    expect(service.smsCallsFor(`ntf:${declined}`)).toHaveLength(1);
    expect(service.smsCallsFor(`ntf:${approved}`)[0]?.body['text']).toBe(
      'टोकरी: आपका कारोबारी खाता मंज़ूर हो गया। अब आपके कारोबारी दाम लागू हैं। https://shop.tokri.example/register-bcustomer',
    );
    expect(
      service.push.calls.filter(({ data }) => data['Path'] === '/register-bcustomer'),
    ).toHaveLength(2);
    const inbox = (await (
      await service.request('/v1/read-inbox', { as: { userId } })
    ).json()) as ResponseBody[];
    expect(inbox).toMatchObject([
      { Kind: 'business-approved', TransactionId: 0, Path: '/register-bcustomer' },
      { Kind: 'business-declined', TransactionId: 0, Title: 'Business account not approved' },
    ]);
  });
});
