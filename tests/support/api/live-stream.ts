import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { bffOperations } from '@tokri/contracts/api';
import { readProductUrls } from '../product.ts';

export interface LiveEvent {
  readonly name: string;
  readonly data: unknown;
}

const readField = (line: string, name: string): string | undefined =>
  line.startsWith(`${name}:`) ? line.slice(name.length + 1).trim() : undefined;

const readEvents = async (
  body: ReadableStream,
  onEvent: (event: LiveEvent) => void,
): Promise<void> => {
  let name = '';
  for await (const line of createInterface({ input: Readable.fromWeb(body) })) {
    name = readField(line, 'event') ?? name;
    const data = readField(line, 'data');
    if (data !== undefined) onEvent({ name, data: JSON.parse(data) as unknown });
  }
};

/** Opens the live stream of a user. It breaks off with an error unless `signal` ends it. */
export const openLiveStream = async (
  token: string,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<void> => {
  const response = await fetch(readProductUrls().web + bffOperations.streamEvents.path, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    signal,
  });
  if (!response.ok || !response.body) throw new Error(`live stream: ${response.status}`);
  readEvents(response.body as ReadableStream, onEvent).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
};
