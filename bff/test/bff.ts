import { request as startRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { ProblemBody } from '@tokri/contracts';
import { readConfig } from '@tokri/service-kit/config';
import { silentLogger, testBroker, testEnvironment, testTokens } from '@tokri/service-kit/testing';
import { compose } from '../src/compose.ts';
import { configSchema } from '../src/config.ts';
import { startStandInService } from './stand-in-service.ts';

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** User id of a token to send. */
  readonly as?: number;
}

export interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
  json<T = Record<string, unknown>>(): T;
  readonly problem: ProblemBody;
}

export const json = { 'content-type': 'application/json' };

/** Plain node:http, the path as it is: fetch and URL would tidy up what these specs send on purpose. */
const exchange = (
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Sent,
): Promise<Received> =>
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
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => {
          parts.push(part);
        });
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(parts);
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

const serviceNames = [
  'user',
  'catalog',
  'cart',
  'delivery-slot',
  'order',
  'billing',
  'notification',
  'chat',
] as const;

/** The bff as a component before stand-ins for its services, on the real broker and the real Redis. */
export const startBff = async (name: string, more: Readonly<Record<string, string>> = {}) => {
  const environment = testEnvironment({ service: 'bff', name });
  const tokens = testTokens();
  const broker = testBroker(environment);
  const services = Object.fromEntries(
    await Promise.all(
      serviceNames.map(async (service) => [service, await startStandInService()] as const),
    ),
  ) as Record<(typeof serviceNames)[number], Awaited<ReturnType<typeof startStandInService>>>;
  const settings = {
    ...environment,
    TOKEN_JWKS: tokens.TOKEN_JWKS,
    SERVICE_URLS: JSON.stringify(
      Object.fromEntries(Object.entries(services).map(([service, { url }]) => [service, url])),
    ),
    WEB_ROOT: '/nowhere',
    SITE_NAME: 'Tokri',
    SITE_SUPPORT_PHONE: '08040000000',
    SITE_SUPPORT_MAIL: 'help@tokri.example',
    BREAKER_RESET_MS: '200',
    CHECKOUT_SCRIPT_URL: 'https://pay.example/v1/checkout.js',
    CHECKOUT_FRAME_ORIGINS: 'https://api.pay.example',
    ...more,
  };
  const start = () => compose(readConfig(configSchema, settings), { logger: silentLogger });
  const service = await start();
  const headersOf = async ({ as, headers = {} }: Sent): Promise<Record<string, string>> => ({
    ...(as === undefined ? {} : { authorization: await tokens.bearer({ userId: as }) }),
    ...headers,
  });

  return {
    url: service.url,
    tokens,
    broker,
    services,
    environment,
    /** Another process of the same bff, as far as stores and broker can tell. */
    another: start,
    send: async (path: string, sent: Sent = {}): Promise<Received> =>
      exchange(service.url, path, { ...sent, headers: await headersOf(sent) }),
    /** A call as our pages make it. */
    call: async (path: string, sent: Sent = {}): Promise<Received> =>
      exchange(service.url, path, { ...sent, headers: { ...json, ...(await headersOf(sent)) } }),
    stop: async () => {
      await service.stop();
      await broker.close();
      await Promise.all(Object.values(services).map((each) => each.stop()));
    },
  };
};
export type Bff = Awaited<ReturnType<typeof startBff>>;
