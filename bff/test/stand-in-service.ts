import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenCall {
  readonly method: string;
  /** `/v1/<operation id>`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Behaviour = (call: SeenCall, response: ServerResponse) => void;

/** A service at its HTTP edge: speaks the contract's transport and does whatever a spec tells it to. */
export interface StandInService {
  readonly url: string;
  /** All calls but those for health. */
  readonly calls: readonly SeenCall[];
  behave(behaviour: Behaviour): void;
  last(): SeenCall;
  forget(): void;
  stop(): Promise<void>;
}

export const answerJson =
  (
    body: unknown,
    more: { status?: number; headers?: Record<string, string | string[]> } = {},
  ): Behaviour =>
  (_call, response) => {
    response
      .writeHead(more.status ?? 200, {
        'content-type': 'application/json; charset=utf-8',
        ...more.headers,
      })
      .end(JSON.stringify(body));
  };

export const answerProblem =
  (status: number, code: string, headers: Record<string, string> = {}): Behaviour =>
  (_call, response) => {
    response
      .writeHead(status, { 'content-type': 'application/problem+json', ...headers })
      .end(
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

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

export const startStandInService = async (): Promise<StandInService> => {
  const calls: SeenCall[] = [];
  let behaviour: Behaviour = answerJson([]);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://service');
    if (url.pathname.startsWith('/health/')) {
      response.end('{}');
      return;
    }
    bodyOf(request).then(
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
    behave: (next) => {
      behaviour = next;
    },
    last: () => {
      const call = calls.at(-1);
      if (!call) throw new Error('no call has come');
      return call;
    },
    forget: () => {
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
