import type { Answer, BodyInput, Callable } from '../platform/api/request.ts';

/** A call as a handler sees it; values of the query are text. */
export interface SeenCall<Body = unknown> {
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
type Handler = (call: SeenCall) => unknown;

interface Route {
  readonly operation: Callable;
  readonly names: readonly string[] | undefined;
  readonly handler: Handler;
}

class ReplyWith {
  constructor(readonly reply: Reply) {}
}

/** A handler's answer with a status or headers of its own. */
export const reply = (given: Reply): ReplyWith => new ReplyWith(given);

/** A problem body with this status and code. */
export const problem = (status: number, code: string): ReplyWith =>
  reply({
    status,
    body: { type: 'about:blank', title: code, status, detail: code, code, correlationId: 'test' },
  });

/** The device has no network: `fetch` rejects. */
export const noNetwork = (): never => {
  throw new TypeError('Failed to fetch');
};

export interface FakeNetwork {
  /** Calls in their order, all operations. */
  readonly calls: readonly SeenCall[];
  /** Answers an operation; the newest answer for it wins. Rows that share a path are told apart by their names. */
  answer<O extends Callable>(
    operation: O,
    handler: (
      call: SeenCall<BodyInput<O>>,
    ) => Answer<O> | ReplyWith | Promise<Answer<O> | ReplyWith>,
  ): void;
  callsOf(operation: Callable): readonly SeenCall[];
  restore(): void;
}

const namesOf = (operation: Callable): readonly string[] | undefined => {
  const { choose } = operation as unknown as {
    choose?: { kind: string; names: readonly string[] };
  };
  return choose?.kind === 'exact' ? choose.names.map((name) => name.toLowerCase()) : undefined;
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
  const calls: SeenCall[] = [];
  globalThis.fetch = (async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const method = init.method ?? 'GET';
    const fitting = routes
      .filter((route) => fits(route, method, url))
      .sort((a, b) => (b.names?.length ?? 0) - (a.names?.length ?? 0));
    const [route] = fitting;
    if (!route) throw new Error(`no answer was given for ${method} ${url.pathname}${url.search}`);
    const seen: SeenCall = {
      id: route.operation.id,
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
    } = answer instanceof ReplyWith ? answer.reply : { body: answer };
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  }) as typeof fetch;
  return {
    calls,
    answer: (operation, handler) =>
      void routes.unshift({ operation, names: namesOf(operation), handler: handler as Handler }),
    callsOf: (operation) => calls.filter(({ id }) => id === operation.id),
    restore: () => void (globalThis.fetch = original),
  };
};
