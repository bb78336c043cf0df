import { invitationEnded, staffInvited } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import { readConfig } from '@tokri/service-kit/config';
import { createSealer } from '@tokri/service-kit/crypto';
import type { Broker } from '@tokri/service-kit/kafka';
import type { RunningService } from '@tokri/service-kit/lifecycle';
import {
  collectEvents,
  createTestBroker,
  eventually,
  publishEvent,
  silentLogger,
  testEnvironment,
  testTokens,
} from '@tokri/service-kit/testing';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';
import { startMailStub, startSmsStub } from './gateway-stubs.ts';
import { variables } from './variables.ts';

describe('invitations of staff', () => {
  const environment = testEnvironment({ service: 'notification', name: 'invitations' });
  const sealer = createSealer(environment.SEAL_KEY);
  const tokens = testTokens();
  let sms: Awaited<ReturnType<typeof startSmsStub>>;
  let mail: Awaited<ReturnType<typeof startMailStub>>;
  let service: RunningService;
  let broker: Broker;
  let ended: Envelope[];

  beforeAll(async () => {
    [sms, mail] = await Promise.all([startSmsStub(), startMailStub()]);
    const config = readConfig(configSchema, {
      ...environment,
      ...variables({ sms: sms.url, mail: mail.url, push: 'http://127.0.0.1:9/fcm' }),
      TOKEN_JWKS: tokens.TOKEN_JWKS,
    });
    service = await compose(config, { logger: silentLogger });
    broker = createTestBroker(environment);
    ended = collectEvents(broker, [invitationEnded]);
  });
  afterAll(async () => {
    await service.stop();
    await Promise.all([broker.close(), sms.close(), mail.close()]);
  });

  const reportsOf = (userId: number) =>
    ended
      .map(({ data }) => data as { readonly userId: number })
      .filter((report) => report.userId === userId);
  const waitForReport = (userId: number) =>
    eventually(() => (reportsOf(userId).length > 0 ? true : undefined), {
      missing: `the report of the invitation of ${userId}`,
    });
  const invite = (userId: number, to: string, seq = 3, occurredAt = new Date()) =>
    publishEvent(broker, staffInvited, {
      key: String(userId),
      seq,
      occurredAt,
      data: { userId, language: 'en', sealed: sealer.seal(JSON.stringify({ to })) },
    });
  const messagesTo = (to: string) => sms.calls.filter(({ body }) => body.to === to);
  const waitForMessages = (to: string, count: number) =>
    eventually(() => (messagesTo(to).length >= count ? messagesTo(to) : undefined), {
      missing: `${count} messages to ${to}`,
    });

  it('are sent once with the address of the admin pages, however often the event arrives', async () => {
    await invite(7, '+919123450001');
    await invite(7, '+919123450001');
    await invite(8, '+919123450002');
    await waitForMessages('+919123450002', 1);
    expect(messagesTo('+919123450001').map(({ body }) => body)).toEqual([
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
    expect(await waitForMessages('+919123450003', 2)).toHaveLength(2);
  });

  it('report how they ended, without the number', async () => {
    const occurredAt = new Date('2026-11-28T10:00:00.123Z');
    await invite(11, '+919123450005', 3, occurredAt);
    await waitForReport(11);
    sms.respondWith(503);
    await invite(12, '+919123450006', 3, occurredAt);
    await waitForReport(12);
    sms.respondWith(202);
    const invitedAt = occurredAt.toISOString();
    expect([reportsOf(11), reportsOf(12)]).toEqual([
      [{ userId: 11, invitedAt, state: 'sent', reason: '' }],
      [{ userId: 12, invitedAt, state: 'failed', reason: 'gateway-error' }],
    ]);
    expect(JSON.stringify(ended)).not.toContain('912345000');
  });

  it('come in the language of the app of the person', async () => {
    const registered = await fetch(`${service.url}/v1/register-push-token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': 'hi',
        authorization: await tokens.bearer({ userId: 10 }),
      },
      body: JSON.stringify({ UserId: 10, NewToken: 'push-token-of-10', DeviceType: 1 }),
    });
    expect(registered.status).toBe(200);
    await invite(10, '+919123450004');
    const [message] = await waitForMessages('+919123450004', 1);
    expect(message?.body.text).toMatch(/^टोकरी: अब आप दुकान के एडमिन पेज/);
  });
});
