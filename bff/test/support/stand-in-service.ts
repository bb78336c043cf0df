import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Behaviour = (call: ReceivedRequest, response: ServerResponse) => void;

export interface StandInService {
  readonly url: string;
  readonly calls: readonly ReceivedRequest[];
  respondWith(behaviour: Behaviour): void;
  lastCall(): ReceivedRequest;
  clearCalls(): void;
  stop(): Promise<void>;
}

export const respondJson =
  (
    body: unknown,
    options: { status?: number; headers?: Record<string, string | string[]> } = {},
  ): Behaviour =>
  (_call, response) => {
    response
      .writeHead(options.status ?? 200, {
        'content-type': 'application/json; charset=utf-8',
        ...options.headers,
      })
      .end(JSON.stringify(body));
  };

export const respondProblem =
  (status: number, code: string, headers: Record<string, string> = {}): Behaviour =>
  (_call, response) => {
    response.writeHead(status, { 'content-type': 'application/problem+json', ...headers }).end(
      JSON.stringify({
        type: `https://tokri.example/problems/${code}`,
        title: code,
        status,
        detail: code,
        code,
        correlationId: 'x',
      }),
    );
  };

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

export const startStandInService = async (): Promise<StandInService> => {
  const calls: ReceivedRequest[] = [];
  let behaviour: Behaviour = respondJson([]);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    if (url.pathname === '/health/live') {
      response.end('{}');
      return;
    }
    readBody(request).then(
      (body) => {
        const call = {
          method: request.method ?? '',
          path: url.pathname,
          query: Object.fromEntries(url.searchParams),
          headers: request.headers,
          body,
        };
        calls.push(call);
        behaviour(call, response);
      },
      () => undefined,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    respondWith: (next) => {
      behaviour = next;
    },
    lastCall: () => {
      const call = calls.at(-1);
      if (!call) throw new Error('no call has come');
      return call;
    },
    clearCalls: () => {
      calls.length = 0;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};

export const inSequence = (...behaviours: readonly Behaviour[]): Behaviour => {
  let next = 0;
  return (request, response) => {
    behaviours[Math.min(next++, behaviours.length - 1)]?.(request, response);
  };
};
