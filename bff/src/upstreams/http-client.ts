import { request as startRequest } from 'node:http';
import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { readProblemCode } from './problem-code.ts';
import type { UpstreamResponse, UpstreamRequest } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

const maxResponseBytes = 8 * 1024 * 1024;

export interface HttpTarget {
  readonly origin: URL;
  readonly agent: Agent;
}

const readResponse = (
  response: IncomingMessage,
  resolve: (response: UpstreamResponse) => void,
  fail: (error: UpstreamError) => void,
): void => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxResponseBytes) {
      fail(
        new UpstreamError('invalid-response', `response is larger than ${maxResponseBytes} bytes`),
      );
      response.destroy();
    } else chunks.push(chunk);
  });
  response.on('end', () => {
    if (response.complete)
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks),
      });
  });
  const failEarly = () =>
    fail(new UpstreamError('invalid-response', 'response ended early', { isInterrupted: true }));
  response.on('error', failEarly);
  response.on('close', () => {
    if (!response.complete) failEarly();
  });
};

const writeBody = (
  request: ClientRequest,
  body: UpstreamRequest['body'],
  fail: (error: UpstreamError) => void,
): void => {
  if (!(body instanceof Readable)) {
    request.end(body);
    return;
  }
  const abort = (cause: Error): void => {
    fail(new UpstreamError('client-aborted', 'the body ended early', { cause }));
    request.destroy();
  };
  body.on('error', abort);
  if (body.errored) abort(body.errored);
  else body.pipe(request);
};

const isOverloaded = (response: UpstreamResponse): boolean =>
  response.status === 503 && readProblemCode(response) === 'overloaded';

const toError = (response: UpstreamResponse): UpstreamError | undefined => {
  if (isOverloaded(response))
    return new UpstreamError('overloaded', 'rejected by the overloaded service', { response });
  if (response.status >= 500)
    return new UpstreamError('server-error', `responded ${response.status}`, { response });
  return undefined;
};

/** The codes of a connection that was never made. Any other one may have carried the request. */
const notConnectedCodes: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

export const toConnectionError = ({ code, message }: NodeJS.ErrnoException): UpstreamError =>
  new UpstreamError(
    code?.startsWith('HPE_') ? 'invalid-response' : 'unreachable',
    code ?? message,
    {
      isInterrupted: !notConnectedCodes.has(code),
    },
  );

export const sendRequest = (
  { origin, agent }: HttpTarget,
  { method, path, headers, body, timeoutMs }: Omit<UpstreamRequest, 'callClass'>,
): Promise<UpstreamResponse> =>
  new Promise((resolve, reject) => {
    const request = startRequest({
      agent,
      hostname: origin.hostname.replaceAll(/[[\]]/g, ''),
      port: origin.port,
      method,
      path,
      headers: {
        ...headers,
        ...(typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
      },
    });
    const fail = (error: UpstreamError): void => {
      clearTimeout(timer);
      reject(error);
    };
    const timer = setTimeout(() => {
      fail(new UpstreamError('timeout', `no response within ${timeoutMs} ms`));
      request.destroy();
    }, timeoutMs);
    request.on('response', (incoming) => {
      const settle = (response: UpstreamResponse): void => {
        clearTimeout(timer);
        const error = toError(response);
        if (error) reject(error);
        else resolve(response);
      };
      readResponse(incoming, settle, fail);
    });
    request.on('error', (error: NodeJS.ErrnoException) => fail(toConnectionError(error)));
    writeBody(request, body, fail);
  });
