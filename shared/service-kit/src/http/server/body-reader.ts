import { ProblemError } from '@tokri/contracts/problems';
import { maxJsonBodyBytes } from '@tokri/contracts/validation';
import type { Request, Response } from 'express';
import type { LoadShedding } from './load-shedding.ts';
import { createPendingBodies, type PendingBodies } from './pending-bodies.ts';

interface BodyLimits {
  readonly maxPerNetwork: number;
  readonly maxTotal: number;
  /** A whole JSON or signed body must arrive within this time. */
  readonly deadlineMs: number;
  /** An upload is as long as its file, so it may only not pause for longer than this. */
  readonly maxUploadPauseMs: number;
}

const maxTotal = 1_000;
const deadlineMs = 3_000;

/** The reasons are in docs/reliability.md. */
export const edgeBodyLimits: BodyLimits = {
  maxPerNetwork: 64,
  maxTotal,
  deadlineMs,
  maxUploadPauseMs: 5_000,
};

/** The BFF is the only client of a service, and answers first when an upload pauses. */
export const serviceBodyLimits: BodyLimits = {
  maxPerNetwork: maxTotal,
  maxTotal,
  deadlineMs,
  maxUploadPauseMs: 10_000,
};

interface IncomingBody {
  readonly request: Request;
  readonly response: Response;
  readonly network: string;
}

type Fail = (problem: ProblemError) => void;

export interface BodyReader {
  /**
   * @throws ProblemError `too-large` as soon as that is known, `body-timeout` when the body is late or
   *   evicted for newer ones
   */
  read<T>(body: IncomingBody, read: () => Promise<T>): Promise<T>;
  /**
   * An upload is never in flight for load shedding: it has limits of its own. `onFailure` ends what
   * `task` does with the upload.
   */
  readUpload<T>(body: IncomingBody, task: () => Promise<T>, onFailure?: Fail): Promise<T>;
  pending(): number;
}

const retryAfterSeconds = 1;

const lateBody = (deadlineMs: number): ProblemError =>
  new ProblemError('body-timeout', `The body must arrive within ${deadlineMs / 1000} seconds.`);

const pausedUpload = (maxPauseMs: number): ProblemError =>
  new ProblemError(
    'body-timeout',
    `An upload must not pause for more than ${maxPauseMs / 1000} seconds.`,
  );

const evictedBody = (): ProblemError =>
  new ProblemError(
    'body-timeout',
    'The body was still arriving while too many others were waiting. Send the request again.',
    { retryAfterSeconds },
  );

/** Without a `Content-Length` a body is counted while it arrives. */
const declaredBytes = (request: Request): number => Number(request.headers['content-length'] ?? 0);

/** The parser reports a large body only after all of it has arrived. */
const watchSize = (request: Request, onTooLarge: () => void): (() => void) => {
  let bytes = 0;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes > maxJsonBodyBytes) onTooLarge();
  };
  request.on('data', count);
  return () => {
    request.off('data', count);
  };
};

/** A paused stream waits for its reader, not for the client. */
const watchProgress = (
  { request }: IncomingBody,
  maxPauseMs: number,
  onPause: () => void,
): (() => void) => {
  let bytesRead = request.socket.bytesRead;
  const timer = setInterval(() => {
    const hasProgressed = request.socket.bytesRead !== bytesRead;
    bytesRead = request.socket.bytesRead;
    if (!hasProgressed && !request.complete && request.readableFlowing !== false) onPause();
  }, maxPauseMs);
  return () => {
    clearInterval(timer);
  };
};

interface Reading {
  readonly isEvictable: boolean;
  /** Starts the deadline and returns what ends it. */
  readonly watch: (fail: Fail) => () => void;
  readonly onFailure?: Fail | undefined;
}

/** Waits for a body within the limits. */
const createReceiver = (limits: BodyLimits, pending: PendingBodies) => {
  const evictOldest = (network: string): void => {
    const isNetworkFull = pending.countOf(network) >= limits.maxPerNetwork;
    if (!isNetworkFull && pending.count() < limits.maxTotal) return;
    const oldest = pending.oldest(isNetworkFull ? network : undefined);
    if (!oldest?.evict)
      throw new ProblemError(isNetworkFull ? 'too-many-requests' : 'overloaded', undefined, {
        retryAfterSeconds,
      });
    oldest.evict();
  };

  return <T>(
    { request, response, network }: IncomingBody,
    task: () => Promise<T>,
    { isEvictable, watch, onFailure }: Reading,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      evictOldest(network);
      const fail: Fail = (problem) => {
        finish();
        response.setHeader('Connection', 'close');
        reject(problem);
        onFailure?.(problem);
      };
      const evict = (): void => {
        fail(evictedBody());
      };
      const body = { request, network, ...(isEvictable ? { evict } : {}) };
      const stopWatching = watch(fail);
      const finish = (): void => {
        stopWatching();
        pending.remove(body);
      };
      pending.add(body);
      void task().then(resolve, reject).finally(finish);
    });
};

/**
 * A request is in flight once its body has arrived, so slow clients cannot make the server shed
 * load. At a limit the oldest unfinished body is evicted: honest bodies arrive in milliseconds.
 */
export const createBodyReader = (
  limits: BodyLimits,
  shedding: Pick<LoadShedding, 'admit'>,
): BodyReader => {
  const pending = createPendingBodies();
  const receive = createReceiver(limits, pending);
  return {
    read: async (body, read) => {
      const { request, response } = body;
      if (declaredBytes(request) > maxJsonBodyBytes) {
        response.setHeader('Connection', 'close');
        throw new ProblemError('too-large');
      }
      const watch = (fail: Fail) => {
        const timer = setTimeout(() => {
          fail(lateBody(limits.deadlineMs));
        }, limits.deadlineMs);
        const stopCounting = watchSize(request, () => {
          fail(new ProblemError('too-large'));
        });
        return () => {
          clearTimeout(timer);
          stopCounting();
        };
      };
      const result = await (request.complete
        ? read()
        : receive(body, read, { isEvictable: true, watch }));
      shedding.admit(response);
      return result;
    },
    readUpload: (body, task, onFailure) => {
      const watch = (fail: Fail) =>
        watchProgress(body, limits.maxUploadPauseMs, () => {
          fail(pausedUpload(limits.maxUploadPauseMs));
        });
      return receive(body, task, { isEvictable: false, watch, onFailure });
    },
    pending: pending.count,
  };
};
