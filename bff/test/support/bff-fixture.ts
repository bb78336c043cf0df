import { request as startRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { serviceNames } from '@tokri/contracts/platform';
import type { ProblemBody } from '@tokri/contracts/problems';
import { readConfig } from '@tokri/service-kit/config';
import {
  silentLogger,
  createTestBroker,
  publishCompany,
  testEnvironment,
  testTokens,
} from '@tokri/service-kit/testing';
import { compose } from '../../src/compose.ts';
import { configSchema } from '../../src/config.ts';
import { startStandInService } from './stand-in-service.ts';

export interface TestRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly asUser?: number;
}

export interface TestResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  json<T = Record<string, unknown>>(): T;
  readonly problem: ProblemBody;
}

export const json = { 'content-type': 'application/json' };

/** Plain node:http: fetch and URL would normalise the malformed requests that the specs send. */
const sendRaw = (
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: TestRequest,
): Promise<TestResponse> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const request = startRequest(
      {
        hostname,
        port,
        path,
        method,
        headers: {
          ...headers,
          ...(body === undefined || headers['transfer-encoding']
            ? {}
            : { 'content-length': String(Buffer.byteLength(body)) }),
        },
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes,
            text,
            json: <T>() => JSON.parse(text) as T,
            get problem() {
              return JSON.parse(text) as ProblemBody;
            },
          });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });

const startStandInServices = async () =>
  Object.fromEntries(
    await Promise.all(
      serviceNames.map(async (service) => [service, await startStandInService()] as const),
    ),
  ) as Record<(typeof serviceNames)[number], Awaited<ReturnType<typeof startStandInService>>>;

const defaultSettings = {
  WEB_ROOT: '/nowhere',
  BREAKER_RESET_MS: '200',
  CHECKOUT_SCRIPT_URL: 'https://pay.example/v1/checkout.js',
  CHECKOUT_FRAME_ORIGINS: 'https://api.pay.example',
};

export const startBff = async (
  name: string,
  overrides: Readonly<Record<string, string>> = {},
  company: Parameters<typeof publishCompany>[1] = {},
) => {
  const environment = testEnvironment({ service: 'bff', name });
  const tokens = testTokens();
  const broker = createTestBroker(environment);
  await publishCompany(broker, company);
  const services = await startStandInServices();
  const settings = {
    ...environment,
    TOKEN_JWKS: tokens.TOKEN_JWKS,
    SERVICE_URLS: JSON.stringify(
      Object.fromEntries(Object.entries(services).map(([service, { url }]) => [service, url])),
    ),
    ...defaultSettings,
    ...overrides,
  };
  const start = (changes: Readonly<Record<string, string>> = {}) =>
    compose(readConfig(configSchema, { ...settings, ...changes }), {
      logger: silentLogger,
      renderWorker: new URL('./render-worker.mjs', `file://${__dirname}/`),
    });
  const service = await start();
  const others: (typeof service)[] = [];
  const toHeaders = async ({
    asUser,
    headers = {},
  }: TestRequest): Promise<Record<string, string>> => ({
    ...(asUser === undefined ? {} : { authorization: await tokens.bearer({ userId: asUser }) }),
    ...headers,
  });

  return {
    url: service.url,
    tokens,
    broker,
    services,
    environment,
    /** A second process of the BFF; `stop` ends it as well. */
    startAnother: async (changes: Readonly<Record<string, string>> = {}) => {
      const other = await start(changes);
      others.push(other);
      return other;
    },
    send: async (path: string, request: TestRequest = {}): Promise<TestResponse> =>
      sendRaw(service.url, path, { ...request, headers: await toHeaders(request) }),
    call: async (path: string, request: TestRequest = {}): Promise<TestResponse> =>
      sendRaw(service.url, path, {
        ...request,
        headers: { ...json, ...(await toHeaders(request)) },
      }),
    stop: async () => {
      await Promise.all([service, ...others].map((started) => started.stop()));
      await broker.close();
      await Promise.all(Object.values(services).map((standIn) => standIn.stop()));
    },
  };
};
export type Bff = Awaited<ReturnType<typeof startBff>>;
