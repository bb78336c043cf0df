import type { Operation } from '@tokri/contracts/api';
import type { ResponseBody, RequestBody, ApiOperation } from '../platform/api/request.ts';

export interface RecordedRequest<Body = unknown> {
  readonly id: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
  readonly headers: Headers;
  readonly cache: RequestCache;
  readonly signal: AbortSignal | undefined;
}

type ResponseOptions = {
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

class CustomResponse {
  constructor(readonly jsonResponse: ResponseOptions) {}
}

export const jsonResponse = (options: ResponseOptions): CustomResponse =>
  new CustomResponse(options);

const respondWithProblem = (status: number, code: string, details: object = {}): CustomResponse =>
  jsonResponse({
    status,
    body: {
      type: 'about:blank',
      title: code,
      status,
      detail: code,
      code,
      correlationId: 'test',
      ...details,
    },
  });

export const problemResponse = (status: number, code: string): CustomResponse =>
  respondWithProblem(status, code);

/** A request whose `field` breaks a rule. */
export const invalidFieldResponse = (field: string, message: string): CustomResponse =>
  respondWithProblem(400, 'invalid-request', { errors: [{ field, rule: 'custom', message }] });

export const rejectAsOffline = (): never => {
  throw new TypeError('Failed to fetch');
};

export interface FakeNetwork {
  readonly requests: readonly RecordedRequest[];
  respondTo<O extends ApiOperation>(
    operation: O,
    handler: (
      call: RecordedRequest<RequestBody<O>>,
    ) => ResponseBody<O> | CustomResponse | Promise<ResponseBody<O> | CustomResponse>,
  ): void;
  requestsTo(operation: ApiOperation): readonly RecordedRequest[];
  restore(): void;
}

const requiredParams = (operation: ApiOperation): readonly string[] | undefined => {
  const { match } = operation as ApiOperation & Partial<Pick<Operation, 'match'>>;
  return match?.kind === 'exact' ? match.names.map((name) => name.toLowerCase()) : undefined;
};

const matches = ({ operation, names }: Route, method: string, url: URL): boolean => {
  if (operation.method !== method || operation.path !== url.pathname) return false;
  const options = new Set([...url.searchParams.keys()].map((name) => name.toLowerCase()));
  return !names || names.every((name) => options.has(name));
};

export const fakeNetwork = (): FakeNetwork => {
  const original = globalThis.fetch;
  const routes: Route[] = [];
  const calls: RecordedRequest[] = [];
  globalThis.fetch = (async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const method = init.method ?? 'GET';
    const candidates = routes
      .filter((route) => matches(route, method, url))
      .sort((a, b) => (b.names?.length ?? 0) - (a.names?.length ?? 0));
    const [route] = candidates;
    if (!route) throw new Error(`no answer was given for ${method} ${url.pathname}${url.search}`);
    const recorded: RecordedRequest = {
      id: route.operation.operationId,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      headers: new Headers(init.headers),
      cache: init.cache ?? 'default',
      signal: init.signal ?? undefined,
    };
    calls.push(recorded);
    const response = await route.handler(recorded);
    const {
      status = 200,
      headers = {},
      body,
    } = response instanceof CustomResponse ? response.jsonResponse : { body: response };
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  }) as typeof fetch;
  return {
    requests: calls,
    respondTo: (operation, handler) =>
      void routes.unshift({
        operation,
        names: requiredParams(operation),
        handler: handler as Handler,
      }),
    requestsTo: (operation) => calls.filter(({ id }) => id === operation.operationId),
    restore: () => void (globalThis.fetch = original),
  };
};
