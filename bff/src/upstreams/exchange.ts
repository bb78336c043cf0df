import { request as startRequest } from 'node:http';
import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { problemCodeOf } from './problem-code.ts';
import type { UpstreamAnswer, UpstreamCall } from './upstream.ts';
import { UpstreamFault } from './upstream-fault.ts';

/** Answers are lists of at most 200 entries; what is larger than this is no answer of ours. */
const answerBytesMax = 8 * 1024 * 1024;

export interface Line {
  readonly origin: URL;
  readonly agent: Agent;
}

const readAnswer = (
  response: IncomingMessage,
  done: (answer: UpstreamAnswer) => void,
  fail: (fault: UpstreamFault) => void,
): void => {
  const parts: Buffer[] = [];
  let bytes = 0;
  response.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > answerBytesMax) {
      fail(new UpstreamFault('broken', `answer is larger than ${answerBytesMax} bytes`));
      response.destroy();
    } else parts.push(part);
  });
  response.on('end', () => {
    if (response.complete)
      done({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts),
      });
  });
  response.on('error', () => {
    fail(new UpstreamFault('broken', 'answer ended early'));
  });
  response.on('close', () => {
    if (!response.complete) fail(new UpstreamFault('broken', 'answer ended early'));
  });
};

const send = (
  request: ClientRequest,
  body: UpstreamCall['body'],
  fail: (fault: UpstreamFault) => void,
): void => {
  if (!(body instanceof Readable)) {
    request.end(body);
    return;
  }
  body.on('error', (cause) => {
    fail(new UpstreamFault('caller', 'the body ended early', { cause }));
    request.destroy();
  });
  body.pipe(request);
};

/** A service that turned a call away at its door did nothing of it, and is well: it said so within milliseconds. */
const isShed = (answer: UpstreamAnswer): boolean =>
  answer.status === 503 && problemCodeOf(answer) === 'overloaded';

/** One call over a kept connection, with its own deadline. @throws UpstreamFault; a 5xx is `failed` and carries the answer, but one that was shed is `busy`. */
export const exchange = (
  { origin, agent }: Line,
  { method, path, headers, body, timeoutMs }: Omit<UpstreamCall, 'callClass'>,
): Promise<UpstreamAnswer> =>
  new Promise((resolve, reject) => {
    const request = startRequest({
      agent,
      hostname: origin.hostname,
      port: origin.port,
      method,
      path,
      headers: {
        ...headers,
        ...(typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
      },
    });
    const fail = (fault: UpstreamFault): void => {
      clearTimeout(timer);
      reject(fault);
    };
    const timer = setTimeout(() => {
      fail(new UpstreamFault('timeout', `no answer in ${timeoutMs} ms`));
      request.destroy();
    }, timeoutMs);
    request.on('response', (response) => {
      readAnswer(
        response,
        (answer) => {
          clearTimeout(timer);
          if (isShed(answer))
            reject(new UpstreamFault('busy', 'turned away by the service', { answer }));
          else if (answer.status >= 500)
            reject(new UpstreamFault('failed', `answered ${answer.status}`, { answer }));
          else resolve(answer);
        },
        fail,
      );
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      fail(
        new UpstreamFault(
          error.code?.startsWith('HPE_') ? 'broken' : 'unreachable',
          error.code ?? error.message,
        ),
      );
    });
    send(request, body, fail);
  });
