import { Writable } from 'node:stream';
import type { NotificationPreferencesResponse } from '@tokri/contracts/api';
import { notificationFailed, notificationSent } from '@tokri/contracts/events';
import { readConfig } from '@tokri/service-kit/config';
import { createSealer } from '@tokri/service-kit/crypto';
import { createLogger } from '@tokri/service-kit/logger';
import { connectMongo } from '@tokri/service-kit/mongo';
import {
  collectEvents,
  eventually,
  createTestBroker,
  testEnvironment,
  testTokens,
} from '@tokri/service-kit/testing';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';
import { startMailStub, startPushStub, startSmsStub, startWebPushStub } from './gateway-stubs.ts';
import { createEventFixtures } from './event-fixtures.ts';
import { variables } from './variables.ts';

export interface StoredNotification {
  readonly _id: string;
  readonly state: string;
  readonly deliveries: Record<
    'sms' | 'mail' | 'push',
    {
      readonly state: string;
      readonly reason: string;
      readonly attempts: number;
      readonly recipient: string;
    }
  >;
}
export type ResponseBody = Record<string, unknown>;

export const startNotificationService = async (
  name: string,
  overrides: Readonly<Record<string, string>> = {},
) => {
  const environment = testEnvironment({ service: 'notification', name });
  const tokens = testTokens();
  const logLines: string[] = [];
  const clock = { aheadMs: 0 };
  const [sms, mail, push, webPush] = await Promise.all([
    startSmsStub(),
    startMailStub(),
    startPushStub(),
    startWebPushStub(),
  ]);
  const config = readConfig(configSchema, {
    ...environment,
    ...variables({ sms: sms.url, mail: mail.url, push: push.url }),
    PUSH_SERVICES: `https://fcm.googleapis.com ${webPush.origin}`,
    LOG_LEVEL: 'debug',
    TOKEN_JWKS: tokens.TOKEN_JWKS,
    ...overrides,
  });
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logLines.push(chunk.toString());
      done();
    },
  });
  const startProcess = () =>
    compose(config, {
      logger: createLogger({ service: 'notification', level: 'debug', destination }),
      clock: () => new Date(Date.now() + clock.aheadMs),
    });
  const service = await startProcess();
  const processes = [service];
  const broker = createTestBroker(environment);
  const connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
  const notifications = connection.collection<StoredNotification>('notices');
  const publishedEvents = collectEvents(broker, [notificationSent, notificationFailed]);
  const request = async (
    path: string,
    {
      as,
      body,
      language = 'en',
    }: { as?: Parameters<typeof tokens.bearer>[0]; body?: unknown; language?: string } = {},
  ) =>
    fetch(`${service.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(as ? { authorization: await tokens.bearer(as) } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const registerPushToken = async (userId: number, token: string, language = 'en') => {
    const response = await request('/v1/register-push-token', {
      as: { userId },
      body: { UserId: userId, NewToken: token, Token: '', DeviceType: 1 },
      language,
    });
    expect(response.status).toBe(200);
    return response;
  };
  const changePreferences = async (
    userId: number,
    change: Partial<Pick<NotificationPreferencesResponse, 'Channels' | 'QuietHours'>>,
  ) => {
    const as = { userId };
    const { Rev, Channels, QuietHours } = (await (
      await request('/v1/read-notification-preferences', { as })
    ).json()) as NotificationPreferencesResponse;
    const saved = await request('/v1/save-notification-preferences', {
      as,
      body: { Rev, Channels, QuietHours, ...change },
    });
    expect(await saved.json()).toMatchObject([{ Error: 0 }]);
  };
  const sealer = createSealer(environment.SEAL_KEY);
  const smsTo = (to: string) => sms.calls.filter(({ body }) => body.to === to);
  return {
    broker,
    connection,
    publishedEvents,
    request,
    changePreferences,
    /** For specs that run at any time of the day and expect messages that can wait. */
    switchOffQuietHours: (userId: number) =>
      changePreferences(userId, { QuietHours: { IsOn: false, Start: '22:00', End: '08:00' } }),
    sms,
    mail,
    push,
    webPush,
    logLines,
    clock,
    registerPushToken,
    /** Starts another process on the same stores. */
    startAnotherProcess: async () => processes.push(await startProcess()),
    fixtures: createEventFixtures({ broker, connection, sealer }),
    sealText: (value: object) => sealer.seal(JSON.stringify(value)),
    smsTo,
    waitForSms: (to: string, count = 1) =>
      eventually(() => (smsTo(to).length >= count ? smsTo(to) : undefined), {
        missing: `${count} SMS to ${to}`,
      }),
    findNotification: (id: string) =>
      eventually(() => notifications.findOne({ _id: id }), { missing: id }),
    findStored: (id: string) => notifications.findOne({ _id: id }),
    waitUntilClosed: (id: string) =>
      eventually(
        async () => {
          const found = await notifications.findOne({ _id: id });
          return found?.state === 'closed' ? found : null;
        },
        { missing: `the end of ${id}` },
      ),
    smsCallsFor: (notification: string) =>
      sms.calls.filter(({ body }) => body['reference'] === `${notification}:sms`),
    stop: async () => {
      await Promise.all(processes.map((started) => started.stop()));
      await connection.dropDatabase();
      await Promise.all([
        broker.close(),
        connection.close(),
        sms.close(),
        mail.close(),
        push.close(),
        webPush.close(),
      ]);
    },
  };
};

export type NotificationService = Awaited<ReturnType<typeof startNotificationService>>;
