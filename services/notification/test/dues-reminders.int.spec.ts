import { randomUUID } from 'node:crypto';
import { duesReminderSent } from '@tokri/contracts/events';
import { publishEvent } from '@tokri/service-kit/testing';
import {
  startNotificationService,
  type NotificationService,
  type ResponseBody,
} from './notification-service.ts';

describe('reminders of dues', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('dues-reminders');
    service.sms.respondWith(202);
    service.push.respondWith(200);
  });
  afterAll(() => service.stop());

  it('go to each recipient once, with what is due and a link to pay', async () => {
    const [first, second] = [
      await service.fixtures.publishPerson(),
      await service.fixtures.publishPerson({ mobile: '+919123456782' }),
    ];
    // The spec runs at any time of the day.
    for (const userId of [first, second]) await service.switchOffQuietHours(userId);
    const id = randomUUID();
    for (let time = 0; time < 2; time += 1)
      await publishEvent(service.broker, duesReminderSent, {
        key: 'party:3',
        seq: 1,
        id,
        data: {
          partyId: 3,
          userIds: [first, second],
          outstandingPaise: 9_09_000,
          overduePaise: 6_09_000,
          ageing: {
            currentPaise: 3_00_000,
            days1To30Paise: 0,
            days31To60Paise: 6_09_000,
            days61To90Paise: 0,
            daysOver90Paise: 0,
          },
          oldestBill: { number: 'TI/26-27/000042', dueDate: '2026-10-21' },
        },
      });
    for (const userId of [first, second]) {
      expect(await service.waitUntilClosed(`ntf:${id}:${userId}`)).toMatchObject({
        deliveries: { sms: { state: 'sent' }, mail: { state: 'sent' } },
      });
      const calls = service.smsCallsFor(`ntf:${id}:${userId}`);
      expect(calls).toHaveLength(1);
      expect(calls[0]?.body['text']).toBe(
        'Tokri: Rs 9,090 due, Rs 6,090 overdue. Oldest bill TI/26-27/000042, due 21 Oct 2026. https://shop.tokri.example/pay-outstanding',
      );
    }
    const inbox = (await (
      await service.request('/v1/read-inbox', { as: { userId: first } })
    ).json()) as ResponseBody[];
    expect(inbox).toMatchObject([
      { Kind: 'dues-reminder', TransactionId: 0, Path: '/pay-outstanding', Title: 'Payment due' },
    ]);
  });
});
