export const formatEvent = ({
  event,
  data,
  id,
}: {
  readonly event: string;
  readonly data: unknown;
  readonly id?: string | undefined;
}): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export const heartbeatComment = ': heartbeat\n\n';

export const retryHint = 'retry: 3000\n\n';
