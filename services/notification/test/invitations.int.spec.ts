import { invitationEnded, staffInvited } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import { collectEvents, eventually, publishEvent } from '@tokri/service-kit/testing';
import { startNotificationService, type NotificationService } from './notification-service.ts';

describe('invitations of staff', () => {
  let notification: NotificationService;
  let ended: Envelope[];
  beforeAll(async () => {
    notification = await startNotificationService('invitations');
    ended = collectEvents(notification.broker, [invitationEnded]);
  });
  afterAll(() => notification.stop());

  const reportsOf = (userId: number) =>
    ended
      .map(({ data }) => data as { readonly userId: number })
      .filter((report) => report.userId === userId);
  const waitForReport = (userId: number) =>
    eventually(() => (reportsOf(userId).length > 0 ? true : undefined), {
      missing: `the report of the invitation of ${userId}`,
    });
  const invite = (userId: number, to: string, seq = 3, occurredAt = new Date()) =>
    publishEvent(notification.broker, staffInvited, {
      key: String(userId),
      seq,
      occurredAt,
      data: { userId, language: 'en', sealed: notification.sealText({ to }) },
    });

  it('are sent once with the address of the admin pages, however often the event arrives', async () => {
    await invite(7, '+919123450001');
    await invite(7, '+919123450001');
    await invite(8, '+919123450002');
    await notification.waitForSms('+919123450002', 1);
    expect(notification.smsTo('+919123450001').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        text: expect.stringContaining('https://shop.tokri.example/admin'),
        type: 'transactional',
        template_id: expect.stringMatching(/^\d{19}$/),
      }),
    ]);
  });

  it('are sent again when the person is invited a second time', async () => {
    await invite(9, '+919123450003', 3);
    await invite(9, '+919123450003', 8);
    expect(await notification.waitForSms('+919123450003', 2)).toHaveLength(2);
  });

  it('report how they ended, without the number', async () => {
    const occurredAt = new Date('2026-11-28T10:00:00.123Z');
    await invite(11, '+919123450005', 3, occurredAt);
    await waitForReport(11);
    notification.sms.respondWith(503);
    await invite(12, '+919123450006', 3, occurredAt);
    await waitForReport(12);
    notification.sms.respondWith(202);
    const invitedAt = occurredAt.toISOString();
    expect([reportsOf(11), reportsOf(12)]).toEqual([
      [{ userId: 11, invitedAt, state: 'sent', reason: '' }],
      [{ userId: 12, invitedAt, state: 'failed', reason: 'gateway-error' }],
    ]);
    expect(JSON.stringify(ended)).not.toContain('912345000');
  });

  it('come in the language of the app of the person', async () => {
    await notification.registerPushToken(10, 'push-token-of-10', 'hi');
    await invite(10, '+919123450004');
    const [message] = await notification.waitForSms('+919123450004', 1);
    expect(message?.body.text).toMatch(/^टोकरी: अब आप दुकान के एडमिन पेज/);
  });
});
