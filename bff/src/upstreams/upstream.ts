import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

/** Calls that share a breaker and a limit of concurrency: a slow upload must not close the way for reads. */
export type CallClass = 'read' | 'write' | 'upload' | 'image';
export const callClasses: readonly CallClass[] = ['read', 'write', 'upload', 'image'];

export interface UpstreamCall {
  readonly callClass: CallClass;
  readonly method: string;
  /** With the query, as the service knows it. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
  readonly timeoutMs: number;
  /** Whose call it is, where that is known: one subject's failures do not speak for all. */
  readonly subject?: string | undefined;
}

export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** One service, as the bff reaches it. */
export interface Upstream {
  /** Answers below 500 are answers. @throws UpstreamFault. */
  call(call: UpstreamCall): Promise<UpstreamAnswer>;
  /** Does its process answer at all; asked at most every 2 s. */
  isReachable(): Promise<boolean>;
  /** For `/health/details`. */
  details(): Readonly<Record<string, unknown>>;
  stop(): void;
}
