import type { Operation } from '@tokri/contracts/http';
import type { ResponseBody, RequestBody, ApiOperation } from '../platform/api/request.ts';

/** A call as a handler sees it; values of the query are text. */
export interface RecordedRequest<Body = unknown> {
  readonly id: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly headers: Headers;
  /** What the browser may answer from what it keeps. */
  readonly cache: RequestCache;
}

type Reply = {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
};
type Handler = (call: RecordedRequest) => unknown;

interface Route {
  readonly operation: ApiOperation;
  readonly names: readonly string[] | undefined;
  readonly handler: Handler;
}

class ReplyWith {
  constructor(readonly jsonResponse: Reply) {}
}

/** A handler's answer with a status or headers of its own. */
export const jsonResponse = (given: Reply): ReplyWith => new ReplyWith(given);

/** A problem body with this status and code. */
export const problemResponse = (status: number, code: string): ReplyWith =>
  jsonResponse({
    status,
    body: { type: 'about:blank', title: code, status, detail: code, code, correlationId: 'test' },
  });

/** The device has no network: `fetch` rejects. */
export const rejectAsOffline = (): never => {
  throw new TypeError('Failed to fetch');
};

export interface FakeNetwork {
  /** Calls in their order, all operations. */
  readonly requests: readonly RecordedRequest[];
  /** Answers an operation; the newest answer for it wins. Rows that share a path are told apart by their names. */
  respondTo<O extends ApiOperation>(
    operation: O,
    handler: (
      call: RecordedRequest<RequestBody<O>>,
    ) => ResponseBody<O> | ReplyWith | Promise<ResponseBody<O> | ReplyWith>,
  ): void;
  requestsTo(operation: ApiOperation): readonly RecordedRequest[];
  restore(): void;
}

const namesOf = (operation: ApiOperation): readonly string[] | undefined => {
  const { match } = operation as ApiOperation & Partial<Pick<Operation, 'match'>>;
  return match?.kind === 'exact' ? match.names.map((name) => name.toLowerCase()) : undefined;
};

const fits = ({ operation, names }: Route, method: string, url: URL): boolean => {
  if (operation.method !== method || operation.path !== url.pathname) return false;
  const given = new Set([...url.searchParams.keys()].map((name) => name.toLowerCase()));
  return !names || names.every((name) => given.has(name));
};

/** Takes the place of `fetch`; a call that no answer was given for fails the test with its address. */
export const fakeNetwork = (): FakeNetwork => {
  const original = globalThis.fetch;
  const routes: Route[] = [];
  const calls: RecordedRequest[] = [];
  globalThis.fetch = (async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const method = init.method ?? 'GET';
    const fitting = routes
      .filter((route) => fits(route, method, url))
      .sort((a, b) => (b.names?.length ?? 0) - (a.names?.length ?? 0));
    const [route] = fitting;
    if (!route) throw new Error(`no answer was given for ${method} ${url.pathname}${url.search}`);
    const seen: RecordedRequest = {
      id: route.operation.operationId,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      headers: new Headers(init.headers),
      cache: init.cache ?? 'default',
    };
    calls.push(seen);
    const answer = await route.handler(seen);
    const {
      status = 200,
      headers = {},
      body,
    } = answer instanceof ReplyWith ? answer.jsonResponse : { body: answer };
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  }) as typeof fetch;
  return {
    requests: calls,
    respondTo: (operation, handler) =>
      void routes.unshift({ operation, names: namesOf(operation), handler: handler as Handler }),
    requestsTo: (operation) => calls.filter(({ id }) => id === operation.operationId),
    restore: () => void (globalThis.fetch = original),
  };
};
