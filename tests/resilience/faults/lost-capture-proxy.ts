import { once } from 'node:events';
import { createServer, request as startRequest, type IncomingMessage } from 'node:http';
import { findFreePort } from '@tokri/service-kit/testing';

export interface LostCaptureProxy {
  readonly url: string;
  /** Payments that the gateway captured without a response to billing. */
  lostCaptures(): readonly string[];
  close(): Promise<void>;
}

const capturedPayment = ({ method, url = '' }: IncomingMessage): string | undefined =>
  method === 'POST' ? /\/payments\/([^/]+)\/capture$/.exec(url)?.[1] : undefined;

/** Stands before the payment gateway and never answers the first capture of each payment. */
export const startLostCaptureProxy = async (gatewayUrl: string): Promise<LostCaptureProxy> => {
  const lost = new Set<string>();
  const { hostname, port: gatewayPort } = new URL(gatewayUrl);
  const server = createServer((request, response) => {
    const paymentId = capturedPayment(request);
    const isLost = paymentId !== undefined && !lost.has(paymentId);
    const forwarded = startRequest(
      {
        hostname,
        port: gatewayPort,
        method: request.method,
        path: request.url,
        headers: request.headers,
      },
      (incoming) => {
        if (isLost && incoming.statusCode === 200) {
          lost.add(paymentId);
          incoming.resume();
          return;
        }
        response.writeHead(incoming.statusCode ?? 502, incoming.headers);
        incoming.pipe(response);
      },
    );
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${port}`,
    lostCaptures: () => [...lost],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
