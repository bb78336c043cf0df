import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedWebhook {
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

export const startWebhookReceiver = async () => {
  const received: ReceivedWebhook[] = [];
  let statuses: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      received.push({
        body,
        headers: request.headers,
        signature: String(request.headers['x-razorpay-signature']),
        eventId: String(request.headers['x-razorpay-event-id']),
        event: JSON.parse(body) as ReceivedWebhook['event'],
      });
      response.writeHead(statuses.shift() ?? 200).end('seen');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    received: received,
    url: `http://127.0.0.1:${port}/api/webhooks/razorpay`,
    respondFirstWith: (...next: number[]) => {
      statuses = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
