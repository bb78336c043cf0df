import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '@tokri/service-kit/testing';
import { startBillingService, type BillingService } from './billing-service.ts';

const asked: { readonly name: string; readonly atMs: number }[] = [];
let isFailing = true;
let way: Server;

const forward = async (gatewayUrl: string, request: IncomingMessage, body: string) =>
  fetch(`${gatewayUrl}${request.url}`, {
    method: request.method ?? 'GET',
    headers: {
      'content-type': 'application/json',
      authorization: request.headers.authorization ?? '',
    },
    ...(body === '' ? {} : { body }),
  });

const failingRefunds = async (gatewayUrl: string): Promise<string> => {
  way = createServer(
    (request, response) =>
      void (async () => {
        const body = await text(request);
        const isRefund = request.method === 'POST' && request.url?.endsWith('/refund');
        const name = isRefund ? (JSON.parse(body) as { receipt: string }).receipt : '';
        if (isRefund) asked.push({ name, atMs: Date.now() });
        const answer = isRefund && isFailing ? null : await forward(gatewayUrl, request, body);
        response.writeHead(answer?.status ?? 200, { 'content-type': 'application/json' });
        response.end(
          answer
            ? await answer.text()
            : JSON.stringify({ id: `rfnd_${asked.length}`, status: 'failed', receipt: name }),
        );
      })(),
  );
  await new Promise<void>((resolve) => {
    way.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(way.address() as AddressInfo).port}`;
};

let shop: BillingService;
beforeAll(async () => {
  shop = await startBillingService('refunds', { between: failingRefunds });
}, 90_000);
afterAll(async () => {
  await shop.stop();
  way.close();
});

describe('a refund that the gateway fails at once', () => {
  it('is retried under new ids with growing delays until it succeeds', async () => {
    await shop.gateway.simulate(await shop.payable(1), 'captured');
    await shop.hears(1, 'payment.captured.v1');
    await shop.orderIs.cancelled(1);
    await eventually(() => asked.length >= 3, { timeoutMs: 20_000, missing: 'the third try' });
    const waitTimesMs = asked.slice(1).map(({ atMs }, index) => atMs - (asked[index]?.atMs ?? 0));
    expect(waitTimesMs[0]).toBeGreaterThanOrEqual(1_900);
    expect(waitTimesMs[1]).toBeGreaterThanOrEqual(3_900);
    expect(await shop.trouble()).toEqual({ faults: { 'refund failed': 3 }, stuck: 0 });
    isFailing = false;
    await shop.hears(1, 'payment.refunded.v1', 30_000);
    expect(asked.map(({ name }) => name)).toEqual([
      'refund-1-1',
      'refund-1-1-again-1',
      'refund-1-1-again-2',
      'refund-1-1-again-3',
    ]);
  }, 90_000);
});
