import type { NotificationPreferencesResponse } from '@tokri/contracts/api';
import { personErased } from '@tokri/contracts/events';
import { eventually, publishEvent } from '@tokri/service-kit/testing';
import { startNotificationService, type NotificationService } from './notification-service.ts';

type Entry = Readonly<Record<string, unknown>>;

const all = { Sms: true, Mail: true, Push: true };
const none = { Sms: false, Mail: false, Push: false };
const byMail = { ...none, Mail: true };

describe('notification preferences', () => {
  let service: NotificationService;
  beforeAll(async () => {
    service = await startNotificationService('preferences');
  });
  afterAll(() => service.stop());

  const read = async (userId: number) =>
    (await (
      await service.request('/v1/read-notification-preferences', { as: { userId } })
    ).json()) as NotificationPreferencesResponse;
  const send = async (userId: number, body: unknown, language = 'en'): Promise<Entry> => {
    const response = await service.request('/v1/save-notification-preferences', {
      as: { userId },
      body,
      language,
    });
    expect(response.status).toBe(200);
    return ((await response.json()) as readonly Entry[])[0] ?? {};
  };
  const save = async (
    userId: number,
    channels: Partial<NotificationPreferencesResponse['Channels']>,
    QuietHours?: NotificationPreferencesResponse['QuietHours'],
  ) => {
    const before = await read(userId);
    return send(userId, {
      Rev: before.Rev,
      Channels: { ...before.Channels, ...channels },
      QuietHours: QuietHours ?? before.QuietHours,
    });
  };

  it('start with every channel for orders, none without a consent, and quiet hours at night', async () => {
    expect(await read(service.fixtures.nextId())).toEqual({
      Rev: 0,
      Channels: {
        Orders: all,
        WaitingList: all,
        Chat: { Sms: false, Mail: false, Push: true },
        Reminders: none,
        Offers: none,
      },
      QuietHours: { IsOn: true, Start: '22:00', End: '08:00' },
      Consents: [],
    });
  });

  it('are saved for their own customer only', async () => {
    const [asha, other] = [service.fixtures.nextId(), service.fixtures.nextId()];
    const quietHours = { IsOn: true, Start: '21:30', End: '09:00' };
    expect(await save(asha, { Orders: byMail }, quietHours)).toMatchObject({ Error: 0, Id: 1 });
    expect(await read(asha)).toMatchObject({
      Rev: 1,
      Channels: { Orders: byMail, WaitingList: all },
      QuietHours: quietHours,
    });
    expect((await read(other)).Rev).toBe(0);
  });

  it('say when the customer agreed and when the customer withdrew it', async () => {
    const userId = service.fixtures.nextId();
    await save(userId, { Offers: byMail });
    const [given] = (await read(userId)).Consents;
    expect(given).toEqual({
      Purpose: 'offers',
      Channel: 'mail',
      GivenAt: expect.stringMatching(/\+05:30$/) as string,
      WithdrawnAt: null,
    });
    await save(userId, { Offers: none });
    const { Channels, Consents } = await read(userId);
    expect(Channels.Offers).toEqual(none);
    expect(Consents).toEqual([
      { ...given, WithdrawnAt: expect.stringMatching(/\+05:30$/) as string },
    ]);
  });

  it('refuse what another window or device has changed in the meantime', async () => {
    const userId = service.fixtures.nextId();
    const { Rev, Channels, QuietHours } = await read(userId);
    const answers = await Promise.all(
      [all, byMail].map((Orders) =>
        send(userId, { Rev, Channels: { ...Channels, Orders }, QuietHours }),
      ),
    );
    expect(answers.map(({ Code }) => Code).sort()).toEqual(['', 'preferences-changed']);
    expect((await read(userId)).Rev).toBe(1);
    expect(await send(userId, { Rev, Channels, QuietHours })).toMatchObject({
      Message:
        'You changed your notifications in another window or on another device in the meantime. Nothing was saved.',
    });
    const late = await send(userId, { Rev, Channels, QuietHours }, 'hi');
    expect(late).toMatchObject({
      Code: 'preferences-changed',
      Message: 'इस बीच आपने किसी दूसरी विंडो में या दूसरे डिवाइस पर सूचनाएँ बदल दीं। कुछ भी सहेजा नहीं गया।',
    });
  });

  it('refuse order updates by no channel and quiet hours without length', async () => {
    const userId = service.fixtures.nextId();
    expect(await save(userId, { Orders: none })).toMatchObject({ Code: 'order-channel-missing' });
    const empty = { IsOn: true, Start: '22:00', End: '22:00' };
    expect(await save(userId, {}, empty)).toMatchObject({ Code: 'quiet-hours-empty' });
    const { Rev, Channels } = await read(userId);
    expect(Rev).toBe(0);
    const noTime = { Rev, Channels, QuietHours: { IsOn: true, Start: '24:00', End: '08:00' } };
    const invalid = await service.request('/v1/save-notification-preferences', {
      as: { userId },
      body: noTime,
    });
    expect(invalid.status).toBe(400);
  });

  it('are nobody else’s to read', async () => {
    expect((await service.request('/v1/read-notification-preferences')).status).toBe(401);
  });

  it('are erased with their person', async () => {
    const userId = service.fixtures.nextId();
    await save(userId, { Offers: byMail });
    await publishEvent(service.broker, personErased, {
      key: String(userId),
      seq: 1,
      data: { userId, reference: 'e'.repeat(32), erasedAt: new Date().toISOString() },
    });
    await eventually(async () => (await read(userId)).Rev === 0, { missing: 'the erasure' });
    expect((await read(userId)).Consents).toEqual([]);
  });
});
