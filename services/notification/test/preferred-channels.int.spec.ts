import { dayMs, hourMs, shopDate, shopInstant } from '@tokri/contracts/dates';
import { orderStatusChanged } from '@tokri/contracts/events';
import { orderStatus } from '@tokri/contracts/orders';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { orderFields } from './event-fixtures.ts';
import { startNotificationService, type NotificationService } from './notification-service.ts';

const all = { Sms: true, Mail: true, Push: true };
const onlyPush = { Sms: false, Mail: false, Push: true };
const channelsOf = (Orders: typeof all) => ({
  Orders,
  WaitingList: all,
  Chat: all,
  Reminders: { Sms: false, Mail: false, Push: false },
  Offers: { Sms: false, Mail: false, Push: false },
});

describe('messages to a customer who has preferences', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('preferred-channels');
  });
  afterEach(() => {
    service.clock.aheadMs = 0;
  });
  afterAll(() => service.stop());

  /** Of tomorrow, so that the clock only goes forward. */
  const setClock = (time: string): Date => {
    const at = shopInstant(shopDate(new Date(Date.now() + dayMs)), time);
    service.clock.aheadMs = at.getTime() - Date.now();
    return at;
  };
  const placeOrder = async (userId: number) => {
    const occurredAt = new Date(Date.now() + service.clock.aheadMs);
    return service.fixtures.placeOrder(userId, { occurredAt });
  };
  const deliver = async ({ orderId, userId }: { orderId: number; userId: number }) => {
    await publishEvent(service.broker, orderStatusChanged, {
      key: String(orderId),
      seq: 3,
      occurredAt: new Date(Date.now() + service.clock.aheadMs),
      data: { ...orderFields(orderId, userId), status: orderStatus.Delivered },
    });
    return `ntf:${orderId}:delivered`;
  };

  it('go out by the chosen channel only, and staff see why the others were skipped', async () => {
    const userId = await service.fixtures.publishPerson();
    await service.registerPushToken(userId, 'phone-of-a-customer-with-preferences');
    await service.changePreferences(userId, { Channels: channelsOf(onlyPush) });
    const { orderId, notification } = await placeOrder(userId);
    await service.waitUntilClosed(notification);
    const response = await service.request(`/v1/list-sent-messages?TransactionId=${orderId}`, {
      as: { userId: 1, permissions: ['transactions'] },
    });
    expect(await response.json()).toMatchObject([
      { Channel: 'sms', State: 'skipped', Reason: 'not-chosen', Recipient: '' },
      { Channel: 'mail', State: 'skipped', Reason: 'not-chosen' },
      { Channel: 'push', State: 'sent' },
    ]);
    expect(service.smsCallsFor(notification)).toEqual([]);
  });

  it('go out by the other channels when the chosen app is not installed', async () => {
    const userId = await service.fixtures.publishPerson();
    await service.changePreferences(userId, { Channels: channelsOf(onlyPush) });
    const { notification } = await placeOrder(userId);
    expect((await service.waitUntilClosed(notification)).deliveries).toMatchObject({
      sms: { state: 'sent' },
      mail: { state: 'sent' },
      push: { state: 'skipped', reason: 'no-token' },
    });
  });

  it('wait for the end of quiet hours unless they are urgent', async () => {
    const userId = await service.fixtures.publishPerson({ email: '' });
    setClock('23:00');
    const placed = await placeOrder(userId);
    await service.waitUntilClosed(placed.notification);
    expect(service.smsCallsFor(placed.notification)).toHaveLength(1);
    const delivered = await deliver(placed);
    await eventually(
      async () => (await service.findStored(delivered))?.deliveries.sms.reason === 'quiet-hours',
      { missing: 'the wait' },
    );
    expect(service.smsCallsFor(delivered)).toEqual([]);
    service.clock.aheadMs += 9 * hourMs;
    expect((await service.waitUntilClosed(delivered)).deliveries.sms.state).toBe('sent');
    expect(service.smsCallsFor(delivered)).toHaveLength(1);
  });

  it('do not wait when the customer has no quiet hours', async () => {
    const userId = await service.fixtures.publishPerson({ email: '' });
    await service.switchOffQuietHours(userId);
    setClock('23:00');
    const delivered = await deliver(await placeOrder(userId));
    await service.waitUntilClosed(delivered);
    expect(service.smsCallsFor(delivered)).toHaveLength(1);
  });
});
