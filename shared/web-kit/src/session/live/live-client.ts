import { bffOperations } from '@tokri/contracts/http';
import { authorization } from '../../platform/api/authorization.ts';
import { buildUrl } from '../../platform/api/request.ts';
import { eventReader, type StreamEvent } from './event-stream.ts';
import { emitLiveEvent } from './live-bus.ts';

/** Waits between attempts double from the first to the last, each up to a third shorter so that pages do not come back in step. */
const backOffMsMin = 1_000;
const backOffMsMax = 30_000;
/** The server sends a heartbeat more often than this; silence means a dead connection. */
const silenceMsMax = 45_000;

export interface LiveTarget {
  /** 6 digits, or empty; without a token and a pincode there is nothing to hear. */
  readonly pincode: string;
  readonly isSignedIn: boolean;
}

const pause = (delayMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
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

export const backOffMs = (failures: number, random: () => number): number =>
  Math.min(backOffMsMax, backOffMsMin * 2 ** failures) * (1 - random() / 3);

const deliver = ({ type, data }: StreamEvent): void => {
  try {
    emitLiveEvent(type, JSON.parse(data));
  } catch {
    // One unreadable event must not end the stream; what it said is read again at the next resync.
  }
};

const readStream = async (
  response: Response,
  { onEvent, signal }: { onEvent: (event: StreamEvent) => void; signal: AbortSignal },
): Promise<void> => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  const feed = eventReader(onEvent);
  while (!signal.aborted) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const silence = new Promise<{ done: true; value?: undefined }>((resolve) => {
      timer = setTimeout(() => resolve({ done: true }), silenceMsMax);
    });
    const { done, value } = await Promise.race([reader.read(), silence]).finally(() =>
      clearTimeout(timer),
    );
    if (done) break;
    feed(value);
  }
  await reader.cancel().catch(() => undefined);
};

const connect = async (
  target: LiveTarget,
  lastEventId: string,
  signal: AbortSignal,
): Promise<Response> => {
  const ask = (token: string | null) =>
    fetch(
      buildUrl(bffOperations.streamEvents.path, target.pincode ? { Pincode: target.pincode } : {}),
      {
        headers: {
          Accept: 'text/event-stream',
          'Content-Type': 'application/json',
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(lastEventId ? { 'Last-Event-ID': lastEventId } : {}),
        },
        signal,
      },
    );
  const token = target.isSignedIn ? await authorization().token() : null;
  const response = await ask(token);
  if (response.status !== 401 || !token) return response;
  const renewed = await authorization().renew(token);
  return renewed ? ask(renewed) : response;
};

const follow = async (target: LiveTarget, signal: AbortSignal): Promise<void> => {
  let lastEventId = '';
  let failures = 0;
  let isFirst = true;
  while (!signal.aborted) {
    try {
      const response = await connect(target, lastEventId, signal);
      if (response.ok) {
        failures = 0;
        // Without an id to resume from, what happened in between is unknown.
        if (isFirst) emitLiveEvent('opened', {});
        else if (!lastEventId) emitLiveEvent('resync', {});
        isFirst = false;
        await readStream(response, {
          signal,
          onEvent: (event) => {
            lastEventId = event.id || lastEventId;
            deliver(event);
          },
        });
      }
    } catch {
      // Aborted or unreachable: the loop's condition and the wait below decide.
    }
    await pause(backOffMs(failures, Math.random), signal);
    failures += 1;
  }
};

/** Keeps a live connection until the answer is called; the page loses nothing without it but freshness. */
export const connectLiveStream = (target: LiveTarget): (() => void) => {
  if (!target.isSignedIn && !target.pincode) return () => undefined;
  const controller = new AbortController();
  void follow(target, controller.signal);
  return () => controller.abort();
};
