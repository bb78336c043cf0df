import type { UpstreamResponse } from '../upstreams/upstream.ts';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';

export type ComposedOperation = (
  request: ForwardedRequest,
  body: unknown,
  forward: Forward,
) => Promise<UpstreamResponse>;

/** The headers of a read that follows a command. */
export const toReadHeaders = ({
  'idempotency-key': _idempotencyKey,
  'content-type': _contentType,
  ...headers
}: ForwardedRequest['headers']): ForwardedRequest['headers'] => headers;
