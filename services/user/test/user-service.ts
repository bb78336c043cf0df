import { Writable } from 'node:stream';
import { areaSnapshot, codeRequested, sealedCode } from '@tokri/contracts/events';
import type { Envelope } from '@tokri/contracts/events';
import { readConfig } from '@tokri/service-kit/config';
import { createSealer, sha256 } from '@tokri/service-kit/crypto';
import type { Broker } from '@tokri/service-kit/kafka';
import { createLogger } from '@tokri/service-kit/logger';
import { connectMongo } from '@tokri/service-kit/mongo';
import {
  collectEvents,
  eventually,
  publishEvent,
  createTestBroker,
  testEnvironment,
  testPrivateJwk,
} from '@tokri/service-kit/testing';
import { createSigner } from '@tokri/service-kit/auth';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';

export interface CallOptions {
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

export interface CallResult {
  readonly status: number;
  readonly entries: readonly Record<string, unknown>[];
  readonly first: Record<string, unknown>;
  readonly cookie: string;
  readonly headers: Headers;
  readonly text: string;
}

const started = new Date('2025-11-21T10:00:00Z');
export const bootstrapToken = 'bootstrap-for-specs-only';

const captureLogLines = () => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, destination };
};

const toServiceVariables = (name: string, overrides: Record<string, string>) => {
  const privateJwk = testPrivateJwk();
  const { publicKeys } = createSigner({ privateJwk, issuer: 'x', audience: 'x' });
  const environment = testEnvironment({ service: 'user', name });
  return {
    environment,
    variables: {
      ...environment,
      LOG_LEVEL: 'debug',
      TOKEN_SIGNING_JWK: JSON.stringify(privateJwk),
      TOKEN_JWKS: JSON.stringify(publicKeys),
      CODE_KEY: Buffer.from(sha256(environment.MONGODB_DATABASE), 'hex').toString('base64'),
      BOOTSTRAP_TOKEN: bootstrapToken,
      COOKIE_SECURE: 'false',
      STAFF_SECOND_FACTOR: 'optional',
      OTP_SENDS_PER_NUMBER_PER_HOUR: '1000',
      OTP_SENDS_PER_NUMBER_PER_DAY: '1000',
      OTP_SENDS_PER_ADDRESS_PER_HOUR: '1000',
      // Specs share a Redis and use consecutive numbers.
      OTP_SENDS_PER_RANGE_PER_HOUR: '100000',
      // Specs share a Redis, and the ids of their people are the same.
      INVITATIONS_PER_PERSON_PER_DAY: '1000',
      INVITATIONS_PER_STAFF_PER_HOUR: '1000',
      ...overrides,
    } as Record<string, string>,
  };
};

export const startUserService = async (name: string, overrides: Record<string, string> = {}) => {
  const { environment, variables } = toServiceVariables(name, overrides);
  const log = captureLogLines();
  const logger = createLogger({ service: 'user', level: 'debug', destination: log.destination });
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const config = readConfig(configSchema, variables);
  const broker: Broker = createTestBroker(environment);
  for (const [groupId, area] of Object.entries(servedAreas))
    await publishEvent(broker, areaSnapshot, {
      key: groupId,
      seq: 1,
      data: area,
      occurredAt: started,
    });
  const service = await compose(config, { logger, clock });
  const connection = await connectMongo({
    url: environment.MONGODB_URL,
    database: environment.MONGODB_DATABASE,
    appName: 'spec',
  });
  const codes = collectEvents(broker, [codeRequested]) as Envelope<{
    challengeId: number;
    sealed: string;
  }>[];
  const sealer = createSealer(environment.SEAL_KEY);

  const call = async (
    operation: string,
    options: CallOptions = {},
    method = options.body === undefined ? 'GET' : 'POST',
  ): Promise<CallResult> => {
    const response = await fetch(
      `${service.url}/v1/${operation}?${new URLSearchParams(options.query)}`,
      {
        method,
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
        headers: {
          'content-type': 'application/json',
          ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
          ...options.headers,
        },
      },
    );
    const text = await response.text();
    const parsed = JSON.parse(text) as CallResult['first'] | CallResult['first'][];
    const entries = Array.isArray(parsed) ? parsed : [parsed];
    const cookie = /^refresh=([^;]*)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
    return {
      status: response.status,
      entries,
      first: entries[0] ?? {},
      cookie,
      headers: response.headers,
      text,
    };
  };

  const findCode = (challengeId: number, send = 1): Promise<string> =>
    eventually(
      () => {
        const event = codes.find(
          ({ data, seq }) => data.challengeId === challengeId && seq === send,
        );
        return event && sealedCode.parse(JSON.parse(sealer.open(event.data.sealed))).code;
      },
      { missing: `code ${send} of the challenge on user.otp` },
    );

  const start = async (identity: { mobile?: string; email?: string }): Promise<number> =>
    Number(
      (await call('start-sign-in', { query: { mobile: '', email: '', ...identity } })).first.Id,
    );
  const check = (challengeId: number, code: string) =>
    call('check-code', { query: { Id: String(challengeId), password: code } });
  const signIn = async (identity: { mobile?: string; email?: string }) => {
    const challengeId = await start(identity);
    const response = await check(challengeId, await findCode(challengeId));
    return {
      userId: Number(response.first.Id),
      token: String(response.first.Token),
      cookie: response.cookie,
      response,
    };
  };
  return {
    call,
    findCode,
    start,
    check,
    signIn,
    broker,
    connection,
    codes,
    logLines: log.lines,
    environment,
    variables,
    url: service.url,
    advance: (ms: number) => {
      aheadMs += ms;
    },
    stop: async () => {
      await service.stop();
      await broker.close();
      await connection.close();
    },
    stopServiceOnly: () => service.stop(),
    restart: async () => compose(config, { logger, clock }),
  };
};

export type UserService = Awaited<ReturnType<typeof startUserService>>;

const servedAreas = {
  1: {
    groupId: 1,
    companyId: 1,
    name: 'Bengaluru',
    stateCode: '29',
    ranges: [{ from: '560001', to: '560110' }],
    charges: [],
  },
  2: {
    groupId: 2,
    companyId: 1,
    name: 'Chennai',
    stateCode: '33',
    ranges: [{ from: '600001', to: '600020' }],
    charges: [],
  },
};

export const wrongCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0');
