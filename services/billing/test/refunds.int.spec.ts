import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '@tokri/service-kit/testing';
import { startBillingService, type BillingService } from './billing-service.ts';

const refundRequests: { readonly name: string; readonly atMs: number }[] = [];
let isFailing = true;
let proxy: Server;

const forward = async (gatewayUrl: string, request: IncomingMessage, body: string) =>
  fetch(`${gatewayUrl}${request.url}`, {
    method: request.method ?? 'GET',
    headers: {
      'content-type': 'application/json',
      authorization: request.headers.authorization ?? '',
    },
    ...(body === '' ? {} : { body }),
  });

const startFailingProxy = async (gatewayUrl: string): Promise<string> => {
  proxy = createServer(
    (request, response) =>
      void (async () => {
        const body = await text(request);
        const isRefund = request.method === 'POST' && request.url?.endsWith('/refund');
        const name = isRefund ? (JSON.parse(body) as { receipt: string }).receipt : '';
        if (isRefund) refundRequests.push({ name, atMs: Date.now() });
        const gatewayResponse =
          isRefund && isFailing ? null : await forward(gatewayUrl, request, body);
        response.writeHead(gatewayResponse?.status ?? 200, { 'content-type': 'application/json' });
        response.end(
          gatewayResponse
            ? await gatewayResponse.text()
            : JSON.stringify({
                id: `rfnd_${refundRequests.length}`,
                payment_id: /payments\/([^/]+)\/refund$/.exec(request.url ?? '')?.[1],
                amount: isRefund ? (JSON.parse(body) as { amount: number }).amount : 0,
                status: 'failed',
                receipt: name,
              }),
        );
      })(),
  );
  await new Promise<void>((resolve) => {
    proxy.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
};

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('refunds', { wrapGateway: startFailingProxy });
});
afterAll(async () => {
  await billing.stop();
  proxy.close();
});

describe('a refund that the gateway fails at once', () => {
  it('is retried under new ids with growing delays until it succeeds', async () => {
    await billing.gateway.simulate(await billing.createOnlinePayment(1), 'captured');
    await billing.waitForEvent(1, 'payment.captured.v1');
    await billing.orderEvents.cancelled(1);
    await eventually(() => refundRequests.length >= 3, {
      missing: 'the third refund request',
    });
    const waitTimesMs = refundRequests
      .slice(1)
      .map(({ atMs }, index) => atMs - (refundRequests[index]?.atMs ?? 0));
    expect(waitTimesMs[0]).toBeGreaterThanOrEqual(1_900);
    expect(waitTimesMs[1]).toBeGreaterThanOrEqual(3_900);
    expect(await billing.readGatewayHealth()).toEqual({ faults: { 'refund failed': 3 }, stuck: 0 });
    isFailing = false;
    await billing.waitForEvent(1, 'payment.refunded.v1', 30_000);
    await billing.waitForRefundsClosed(1);
    expect(refundRequests.map(({ name }) => name)).toEqual([
      'refund-1-1',
      'refund-1-1-again-1',
      'refund-1-1-again-2',
      'refund-1-1-again-3',
    ]);
  });
});
