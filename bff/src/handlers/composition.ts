import type { UpstreamAnswer } from '../upstreams/upstream.ts';
import type { Forward, ForwardedCall } from './forward.ts';

/** A row whose answer needs more than the service that owns it. `body` is as the row's schema reads it. */
export type Composition = (
  call: ForwardedCall,
  body: unknown,
  forward: Forward,
) => Promise<UpstreamAnswer>;
