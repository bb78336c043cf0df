import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { readExportRequest } from './exported-span.ts';
import type { ExportedSpan } from './exported-span.ts';

export interface OtlpReceiver {
  readonly endpoint: string;
  readonly spans: readonly ExportedSpan[];
  close(): Promise<void>;
}

/** Stands for a collector: keeps the spans that processes export over OTLP/HTTP with protobuf. */
export const startOtlpReceiver = async (port = 0): Promise<OtlpReceiver> => {
  const spans: ExportedSpan[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const isCompressed = request.headers['content-encoding'] === 'gzip';
      spans.push(...readExportRequest(isCompressed ? gunzipSync(body) : body));
      response.setHeader('content-type', 'application/x-protobuf').end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
