import { Writable } from 'node:stream';
import { readConfig } from '@tokri/service-kit/config';
import { createSealer } from '@tokri/service-kit/crypto';
import { createLogger } from '@tokri/service-kit/logger';
import { connectMongo } from '@tokri/service-kit/mongo';
import { eventually, testBroker, testEnvironment, testTokens } from '@tokri/service-kit/testing';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';
import { mailDouble, pushDouble, smsDouble } from './doubles.ts';
import { tellers } from './tellers.ts';
import { variables } from './variables.ts';

interface Notice {
  readonly _id: string;
  readonly state: string;
}

/** The service with gateways of its own, the others' tongue, and a clock that a spec may put forward by `clock.aheadMs`. */
export const runningService = async (name: string) => {
  const environment = testEnvironment({ service: 'notification', name });
  const tokens = testTokens();
  const logLines: string[] = [];
  const clock = { aheadMs: 0 };
  const [sms, mail, push] = await Promise.all([smsDouble(), mailDouble(), pushDouble()]);
  const config = readConfig(configSchema, {
    ...environment,
    ...variables({ sms: sms.url, mail: mail.url, push: push.url }),
    LOG_LEVEL: 'debug',
    TOKEN_JWKS: tokens.TOKEN_JWKS,
  });
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logLines.push(chunk.toString());
      done();
    },
  });
  const service = await compose(
    config,
    { logger: createLogger({ service: 'notification', level: 'debug', destination }) },
    () => new Date(Date.now() + clock.aheadMs),
  );
  const broker = testBroker(environment);
  const connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
  const notices = connection.collection<Notice>('notices');
  const register = async (userId: number, token: string, language = 'en') => {
    const answer = await fetch(`${service.url}/v1/register-push-token`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        authorization: await tokens.bearer({ userId }),
      },
      body: JSON.stringify({ UserId: userId, NewToken: token, Token: '', DeviceType: 1 }),
    });
    expect(answer.status).toBe(200);
  };
  return {
    broker,
    sms,
    mail,
    push,
    logLines,
    clock,
    register,
    tell: tellers({ broker, connection, sealer: createSealer(environment.SEAL_KEY) }),
    written: (id: string) => eventually(() => notices.findOne({ _id: id }), { missing: id }),
    closed: (id: string) =>
      eventually(async () => (await notices.findOne({ _id: id }))?.state === 'closed', {
        missing: `the end of ${id}`,
        timeoutMs: 25_000,
      }),
    smsOf: (notice: string) =>
      sms.calls.filter(({ body }) => body['reference'] === `${notice}:sms`),
    stop: async () => {
      await service.stop();
      await connection.dropDatabase();
      await Promise.all([
        broker.close(),
        connection.close(),
        sms.close(),
        mail.close(),
        push.close(),
      ]);
    },
  };
};
