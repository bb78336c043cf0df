/** One event of a text/event-stream (WHATWG HTML 9.2). Data is JSON and holds no line break. */
export const eventText = ({
  event,
  data,
  id,
}: {
  readonly event: string;
  readonly data: unknown;
  readonly id?: string | undefined;
}): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Keeps proxies and readers from taking silence for a dead connection. */
export const heartbeatText = ': heartbeat\n\n';

/** First words of a stream: how long a browser's own EventSource waits before it comes back. */
export const openingText = 'retry: 3000\n\n';
