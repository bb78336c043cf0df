import type { IncomingHttpHeaders } from 'node:http';
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

export interface UpstreamResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Upstream {
  send(request: UpstreamRequest): Promise<UpstreamResponse>;
  isReachable(): Promise<boolean>;
  details(): Readonly<Record<string, unknown>>;
  stop(): void;
}
