import { bffOperations } from '@tokri/contracts/api';
import { backoffDelayMs, type BackoffPolicy } from '@tokri/contracts/retry';
import { authorization } from '../../platform/api/authorization.ts';
import { buildUrl } from '../../platform/api/request.ts';
import { requestCredentials } from '../../platform/api/shop-origin.ts';
import { isOnline, onConnectionChange } from '../../platform/connection.ts';
import { createEventParser, type StreamEvent } from './event-stream.ts';
import { emitLiveEvent } from './live-bus.ts';

export const reconnectBackoff: BackoffPolicy = {
  initialDelayMs: 1_000,
  maxDelayMs: 30_000,
  jitter: 1 / 3,
};
/** The server sends heartbeats more often than this; longer silence means a dead connection. */
const maxSilenceMs = 45_000;

export interface LiveStreamTarget {
  readonly pincode: string;
  readonly isSignedIn: boolean;
}

const sleep = (delayMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, delayMs);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

interface ConnectionAttempt {
  readonly signal: AbortSignal;
  readonly hasReconnected: () => boolean;
  readonly end: () => void;
}

/** Ends with the stream, and when the network comes back: the old connection may hang. */
const startAttempt = (streamSignal: AbortSignal): ConnectionAttempt => {
  const controller = new AbortController();
  let hasReconnected = false;
  const abort = (): void => controller.abort();
  streamSignal.addEventListener('abort', abort);
  const stopWatching = onConnectionChange(() => {
    hasReconnected = isOnline();
    if (hasReconnected) abort();
  });
  return {
    signal: controller.signal,
    hasReconnected: () => hasReconnected,
    end: () => {
      streamSignal.removeEventListener('abort', abort);
      stopWatching();
    },
  };
};

const dispatchEvent = ({ type, data }: StreamEvent): void => {
  try {
    emitLiveEvent(type, JSON.parse(data));
  } catch {
    // An event that is not JSON is skipped; the stream goes on.
  }
};

const readStream = async (
  response: Response,
  { onEvent, signal }: { onEvent: (event: StreamEvent) => void; signal: AbortSignal },
): Promise<void> => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  const pushChunk = createEventParser(onEvent);
  while (!signal.aborted) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silenceTimeout = new Promise<{ done: true; value?: undefined }>((resolve) => {
      timer = setTimeout(() => resolve({ done: true }), maxSilenceMs);
    });
    const { done, value } = await Promise.race([reader.read(), silenceTimeout]).finally(() =>
      clearTimeout(timer),
    );
    if (done) break;
    pushChunk(value);
  }
  await reader.cancel().catch(() => undefined);
};

const connect = async (
  target: LiveStreamTarget,
  lastEventId: string,
  signal: AbortSignal,
): Promise<Response> => {
  const openStream = (token: string | null) =>
    fetch(
      buildUrl(bffOperations.streamEvents.path, target.pincode ? { Pincode: target.pincode } : {}),
      {
        headers: {
          Accept: 'text/event-stream',
          'Content-Type': 'application/json',
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(lastEventId ? { 'Last-Event-ID': lastEventId } : {}),
        },
        credentials: requestCredentials(),
        signal,
      },
    );
  const token = target.isSignedIn ? await authorization().token() : null;
  const response = await openStream(token);
  if (response.status !== 401 || !token) return response;
  const renewed = await authorization().renew(token);
  return renewed ? openStream(renewed) : response;
};

const runStream = async (target: LiveStreamTarget, signal: AbortSignal): Promise<void> => {
  let lastEventId = '';
  let failures = 0;
  let isFirst = true;
  while (!signal.aborted) {
    const attempt = startAttempt(signal);
    try {
      const response = await connect(target, lastEventId, attempt.signal);
      if (response.ok) {
        failures = 0;
        // Without an event id to resume from, events may have been missed.
        if (isFirst) emitLiveEvent('opened', {});
        else if (!lastEventId) emitLiveEvent('resync', {});
        isFirst = false;
        await readStream(response, {
          signal: attempt.signal,
          onEvent: (event) => {
            lastEventId = event.id || lastEventId;
            dispatchEvent(event);
          },
        });
      }
    } catch {
      // A lost connection is retried with backoff below.
    }
    failures += 1;
    await sleep(backoffDelayMs(reconnectBackoff, failures, Math.random), attempt.signal);
    if (attempt.hasReconnected()) failures = 0;
    attempt.end();
  }
};

export const connectLiveStream = (target: LiveStreamTarget): (() => void) => {
  if (!target.isSignedIn && !target.pincode) return () => undefined;
  const controller = new AbortController();
  void runStream(target, controller.signal);
  return () => controller.abort();
};
