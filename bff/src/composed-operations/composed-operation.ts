import type { UpstreamResponse } from '../upstreams/upstream.ts';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';

export type ComposedOperation = (
  request: ForwardedRequest,
  body: unknown,
  forward: Forward,
) => Promise<UpstreamResponse>;
