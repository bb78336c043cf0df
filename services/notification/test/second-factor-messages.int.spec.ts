import { secondFactorChanged } from '@tokri/contracts/events';
import { publishEvent } from '@tokri/service-kit/testing';
import { startNotificationService, type NotificationService } from './notification-service.ts';

describe('messages about the second factor of staff', () => {
  let notification: NotificationService;
  beforeAll(async () => {
    notification = await startNotificationService('second-factor');
  });
  afterAll(() => notification.stop());

  const change = (
    userId: number,
    contacts: { readonly mobile: string; readonly mail: string },
    seq = 1,
  ) =>
    publishEvent(notification.broker, secondFactorChanged, {
      key: String(userId),
      seq,
      data: {
        userId,
        state: 'off',
        language: 'en',
        sealed: notification.sealText(contacts),
      },
    });

  it('go out by SMS and mail, once, however often the event arrives', async () => {
    const contacts = { mobile: '+919123451001', mail: 'asha@example.in' };
    await change(21, contacts);
    await change(21, contacts);
    await change(22, { mobile: '+919123451002', mail: '' });
    await notification.waitForSms('+919123451002');
    expect(notification.smsTo('+919123451001').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        text: expect.stringContaining('second factor of your staff account is off'),
        template_id: expect.stringMatching(/^\d{19}$/),
      }),
    ]);
    expect(notification.mail.mails.filter(({ to }) => to.includes('asha@example.in'))).toHaveLength(
      1,
    );
  });

  it('tell of a second change, too', async () => {
    await change(23, { mobile: '+919123451003', mail: '' }, 1);
    await change(23, { mobile: '+919123451003', mail: '' }, 2);
    expect(await notification.waitForSms('+919123451003', 2)).toHaveLength(2);
  });
});
