import { secondFactorChanged } from '@tokri/contracts/events';
import { readConfig } from '@tokri/service-kit/config';
import { createSealer } from '@tokri/service-kit/crypto';
import type { Broker } from '@tokri/service-kit/kafka';
import type { RunningService } from '@tokri/service-kit/lifecycle';
import {
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

describe('messages about the second factor of staff', () => {
  const environment = testEnvironment({ service: 'notification', name: 'second-factor' });
  const sealer = createSealer(environment.SEAL_KEY);
  let sms: Awaited<ReturnType<typeof startSmsStub>>;
  let mail: Awaited<ReturnType<typeof startMailStub>>;
  let service: RunningService;
  let broker: Broker;

  beforeAll(async () => {
    [sms, mail] = await Promise.all([startSmsStub(), startMailStub()]);
    const config = readConfig(configSchema, {
      ...environment,
      ...variables({ sms: sms.url, mail: mail.url, push: 'http://127.0.0.1:9/fcm' }),
      TOKEN_JWKS: testTokens().TOKEN_JWKS,
    });
    service = await compose(config, { logger: silentLogger });
    broker = createTestBroker(environment);
  });
  afterAll(async () => {
    await service.stop();
    await Promise.all([broker.close(), sms.close(), mail.close()]);
  });

  const change = (
    userId: number,
    contacts: { readonly mobile: string; readonly mail: string },
    seq = 1,
  ) =>
    publishEvent(broker, secondFactorChanged, {
      key: String(userId),
      seq,
      data: {
        userId,
        state: 'off',
        language: 'en',
        sealed: sealer.seal(JSON.stringify(contacts)),
      },
    });
  const smsTo = (to: string) => sms.calls.filter(({ body }) => body.to === to);
  const waitForSms = (to: string, count = 1) =>
    eventually(() => (smsTo(to).length >= count ? smsTo(to) : undefined), {
      missing: `${count} SMS to ${to}`,
    });

  it('go out by SMS and mail, once, however often the event arrives', async () => {
    const contacts = { mobile: '+919123451001', mail: 'asha@example.in' };
    await change(21, contacts);
    await change(21, contacts);
    await change(22, { mobile: '+919123451002', mail: '' });
    await waitForSms('+919123451002');
    expect(smsTo('+919123451001').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        text: expect.stringContaining('second factor of your staff account is off'),
        template_id: expect.stringMatching(/^\d{19}$/),
      }),
    ]);
    expect(mail.mails.filter(({ to }) => to.includes('asha@example.in'))).toHaveLength(1);
  });

  it('tell of a second change, too', async () => {
    await change(23, { mobile: '+919123451003', mail: '' }, 1);
    await change(23, { mobile: '+919123451003', mail: '' }, 2);
    expect(await waitForSms('+919123451003', 2)).toHaveLength(2);
  });
});
