import { Writable } from 'node:stream';
import { codeRequested, deadLetterTopic } from '@tokri/contracts/events';
import { readConfig } from '@tokri/service-kit/config';
import { createSealer } from '@tokri/service-kit/crypto';
import type { Broker } from '@tokri/service-kit/kafka';
import type { RunningService } from '@tokri/service-kit/lifecycle';
import { createLogger } from '@tokri/service-kit/logger';
import { connectMongo } from '@tokri/service-kit/mongo';
import {
  eventually,
  publishEvent,
  createTestBroker,
  testEnvironment,
  testTokens,
} from '@tokri/service-kit/testing';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';
import { startMailStub, startSmsStub } from './gateway-stubs.ts';
import { variables } from './variables.ts';

type Connection = Awaited<ReturnType<typeof connectMongo>>;

describe('one-time passwords', () => {
  const environment = testEnvironment({ service: 'notification', name: 'codes' });
  const sealer = createSealer(environment.SEAL_KEY);
  const logLines: string[] = [];
  let sms: Awaited<ReturnType<typeof startSmsStub>>;
  let mail: Awaited<ReturnType<typeof startMailStub>>;
  let service: RunningService;
  let broker: Broker;
  let connection: Connection;
  let lastChallenge = 1000;

  beforeAll(async () => {
    [sms, mail] = await Promise.all([startSmsStub(), startMailStub()]);
    const config = readConfig(configSchema, {
      ...environment,
      ...variables({ sms: sms.url, mail: mail.url, push: 'http://127.0.0.1:9/fcm' }),
      LOG_LEVEL: 'debug',
      TOKEN_JWKS: testTokens().TOKEN_JWKS,
    });
    const destination = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        logLines.push(chunk.toString());
        done();
      },
    });
    service = await compose(config, {
      logger: createLogger({ service: 'notification', level: 'debug', destination }),
    });
    broker = createTestBroker(environment);
    connection = await connectMongo({
      url: environment.MONGODB_URL,
      database: environment.MONGODB_DATABASE,
      appName: 'spec',
    });
  });
  beforeEach(() => {
    sms.respondWith(202);
  });
  afterAll(async () => {
    await service.stop();
    await Promise.all([broker.close(), connection.close(), sms.close(), mail.close()]);
  });

  const delivery = (id: string) =>
    connection
      .collection<{ _id: string; state: string; reason: string }>('deliveries')
      .findOne({ _id: id });
  const waitUntilEnded = (id: string) =>
    eventually(
      async () => {
        const found = await delivery(id);
        return found?.state === 'sending' ? null : found;
      },
      { missing: `the end of delivery ${id}` },
    );
  const requestCode = async (
    given: {
      to?: string;
      code?: string;
      channel?: 'sms' | 'mail';
      language?: 'en' | 'hi';
      validMs?: number;
      seq?: number;
      challengeId?: number;
      sealed?: string;
    } = {},
  ) => {
    const challengeId = given.challengeId ?? (lastChallenge += 1);
    const seq = given.seq ?? 1;
    const sealed =
      given.sealed ??
      sealer.seal(
        JSON.stringify({ to: given.to ?? '+919123456781', code: given.code ?? '482913' }),
      );
    const expiresAt = new Date(Date.now() + (given.validMs ?? 300_000)).toISOString();
    await publishEvent(broker, codeRequested, {
      key: String(challengeId),
      seq,
      data: {
        challengeId,
        channel: given.channel ?? 'sms',
        language: given.language ?? 'en',
        expiresAt,
        sealed,
      },
    });
    return { challengeId, id: `otp:${challengeId}:${seq}` };
  };
  const smsCallsFor = (id: string) => sms.calls.filter(({ body }) => body['reference'] === id);

  it('sends a code by SMS once with the registered template', async () => {
    const { id } = await requestCode({ code: '482913' });
    expect(await waitUntilEnded(id)).toMatchObject({ state: 'sent', reason: '' });
    expect(smsCallsFor(id)).toEqual([
      {
        path: '/v1/messages',
        authorization: 'Bearer key-for-specs',
        body: {
          to: '+919123456781',
          sender: 'TOKRIN',
          entity_id: '1101000000000000001',
          template_id: '1107000000000000001',
          text: expect.stringMatching(/^482913 is your Tokri sign-in code/),
          type: 'otp',
          reference: id,
        },
      },
    ]);
  });

  it('uses the Hindi template for a Hindi code', async () => {
    const { id } = await requestCode({ language: 'hi' });
    await waitUntilEnded(id);
    expect(smsCallsFor(id)[0]?.body).toMatchObject({
      template_id: '1107000000000000002',
      text: expect.stringContaining('टोकरी'),
    });
  });

  it('sends a code once when the event arrives three times', async () => {
    const { challengeId, id } = await requestCode();
    await Promise.all([requestCode({ challengeId }), requestCode({ challengeId })]);
    const next = await requestCode({ challengeId, seq: 2 });
    await waitUntilEnded(next.id);
    expect(smsCallsFor(id)).toHaveLength(1);
    expect(smsCallsFor(next.id)).toHaveLength(1);
  });

  it('does not send an expired code', async () => {
    const { id } = await requestCode({ validMs: -1 });
    expect(await waitUntilEnded(id)).toMatchObject({ state: 'too-late' });
    expect(smsCallsFor(id)).toHaveLength(0);
  });

  it.each([
    [400, 'refused'],
    [500, 'gateway-error'],
  ])('records status %i of the gateway as %s and does not retry', async (status, reason) => {
    sms.respondWith(status);
    const { challengeId, id } = await requestCode();
    expect(await waitUntilEnded(id)).toMatchObject({ state: 'failed', reason });
    sms.respondWith(202);
    await requestCode({ challengeId });
    await waitUntilEnded((await requestCode()).id);
    expect(smsCallsFor(id)).toHaveLength(1);
  });

  it('stops waiting for a gateway before the code expires and sends the next code', async () => {
    sms.respondWith('silence');
    const { id } = await requestCode({ validMs: 1_500 });
    expect(await waitUntilEnded(id)).toMatchObject({ state: 'failed', reason: 'timeout' });
    sms.respondWith(202);
    expect(await waitUntilEnded((await requestCode()).id)).toMatchObject({ state: 'sent' });
  });

  it('records an unreachable gateway and sends the next code when it is back', async () => {
    await sms.close();
    const { id } = await requestCode();
    expect(await waitUntilEnded(id)).toMatchObject({ state: 'failed', reason: 'unreachable' });
    await sms.open();
    expect(await waitUntilEnded((await requestCode()).id)).toMatchObject({ state: 'sent' });
  });

  it('sends a code by mail with a subject that does not reveal it', async () => {
    const { id } = await requestCode({ channel: 'mail', to: 'meera@example.in', code: '771204' });
    expect(await waitUntilEnded(id)).toMatchObject({ state: 'sent' });
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]?.to).toEqual(['meera@example.in']);
    expect(mail.mails[0]?.source).toContain('771204 is your Tokri');
    expect(mail.mails[0]?.source).toContain('Subject: Your Tokri sign-in code');
  });

  it('moves a code sealed with another key to the dead letters and continues', async () => {
    const letters: string[] = [];
    await broker.subscribe({
      group: 'letters',
      topics: [deadLetterTopic(codeRequested.topic.name, 'notification')],
      from: 'beginning',
      commit: false,
      onMessage: ({ value, headers }) => {
        letters.push(JSON.stringify({ value, headers }));
        return Promise.resolve('done');
      },
    });
    const challengeId = (lastChallenge += 1);
    const other = createSealer(Buffer.alloc(32, 1).toString('base64'));
    await requestCode({
      challengeId,
      sealed: other.seal('{"to":"+919123456782","code":"555666"}'),
    });
    await eventually(() => letters.length > 0, { missing: 'the dead letter' });
    expect(letters.join()).not.toMatch(/9123456782|555666/);
    expect(await waitUntilEnded((await requestCode({ challengeId, seq: 2 })).id)).toMatchObject({
      state: 'sent',
    });
  });

  it('stores and logs no personal data, and counts results in the health details', async () => {
    await waitUntilEnded((await requestCode()).id);
    const stored = JSON.stringify(await connection.collection('deliveries').find().toArray());
    for (const text of [logLines.join('\n'), stored])
      expect(text).not.toMatch(/9123456781|meera@example|482913|771204|key-for-specs/);
    const details = (await (await fetch(`${service.url}/health/details`)).json()) as {
      messages: Record<string, number>;
    };
    expect(details.messages['sms.sent']).toBeGreaterThan(0);
    expect(details.messages['sms.failed.timeout']).toBe(1);
  });
});
