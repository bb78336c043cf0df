import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Heard {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly signature: string;
  readonly eventId: string;
  readonly event: {
    readonly event: string;
    readonly contains: readonly string[];
    readonly payload: {
      readonly payment: { readonly entity: { readonly id: string; readonly status: string } };
    };
  };
}

/** A shop that takes webhooks, with the status that a spec wants next. */
export const merchant = async () => {
  const heard: Heard[] = [];
  let statuses: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      heard.push({
        body,
        headers: request.headers,
        signature: String(request.headers['x-razorpay-signature']),
        eventId: String(request.headers['x-razorpay-event-id']),
        event: JSON.parse(body) as Heard['event'],
      });
      response.writeHead(statuses.shift() ?? 200).end('seen');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    heard,
    url: `http://127.0.0.1:${port}/api/webhooks/razorpay`,
    answersFirst: (...next: number[]) => {
      statuses = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
