import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

export type CallClass = 'read' | 'write' | 'upload' | 'image';
export const callClasses: readonly CallClass[] = ['read', 'write', 'upload', 'image'];

export interface UpstreamRequest {
  readonly callClass: CallClass;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Readable;
  readonly timeoutMs: number;
  readonly subject?: string | undefined;
}

export interface StreamRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Without a byte for so long, the service counts as silent. */
  readonly idleMs: number;
}

export interface UpstreamResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type BreakerState = 'closed' | 'half-open' | 'open';

export interface BreakerDetails {
  readonly state: BreakerState;
  readonly fires: number;
  readonly successes: number;
  readonly failures: number;
  readonly rejects: number;
  readonly timeouts: number;
  readonly latencyMeanMs: number;
  readonly latencyP99Ms: number;
}

export interface BulkheadDetails extends BreakerDetails {
  readonly inFlight: number;
}

export interface Upstream {
  send(request: UpstreamRequest): Promise<UpstreamResponse>;
  /** A GET whose answer is too long to be held in memory, beside the circuit breakers. */
  openStream(request: StreamRequest): Promise<IncomingMessage>;
  isReachable(): Promise<boolean>;
  /** A response of each process, undefined where one does not answer. */
  askEachProcess(
    path: string,
    timeoutMs: number,
  ): Promise<readonly (UpstreamResponse | undefined)[]>;
  details(): Readonly<Record<CallClass, BulkheadDetails>>;
  stop(): void;
}
