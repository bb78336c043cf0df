import { randomUUID } from 'node:crypto';
import type { BillResponse } from '@tokri/contracts/api';
import { maxCartLines } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import { buildSale, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('bill-pdfs');
});
afterAll(() => billing.stop());

const goods = 'जैविक अरहर दाल बिना पॉलिश की पारंपरिक किसानों से सीधे खरीदी हुई ';
const largestSale = () =>
  buildSale(
    Array.from({ length: maxCartLines }, (_, index) => ({
      ...taxedLine,
      name: `${index} ${goods.repeat(4)}`.slice(0, 200),
    })),
  );

const readLink = async (orderId: number): Promise<string> =>
  (
    (await billing.call('GET', `read-bills-of-order?Transid=${orderId}`, { as: { userId: 7 } }))
      .body as readonly BillResponse[]
  )[0]?.PdfUrl ?? '';
const issueBill = async (orderId: number): Promise<string> => {
  await billing.orderEvents.placed(orderId, { method: 'cod', sale: largestSale() });
  await billing.orderEvents.packed(orderId);
  return eventually(() => readLink(orderId), { missing: `the bill of order ${orderId}` });
};
const openPdf = (link: string) => fetch(`${billing.service.url}${link}`);

describe('the PDF of the largest bill', () => {
  it('is rendered while webhooks are answered', async () => {
    const link = await issueBill(1);
    let isRendered = false;
    const document = openPdf(link).then(({ status }) => {
      isRendered = true;
      return status;
    });
    let answered = 0;
    while (!isRendered) {
      expect((await billing.webhook(`{"event":"${randomUUID()}"}`)).status).toBe(200);
      answered += 1;
    }
    expect(await document).toBe(200);
    expect(answered).toBeGreaterThan(3);
  });

  it('is rendered once for many requests at once', async () => {
    const link = await issueBill(2);
    const responses = await Promise.all(Array.from({ length: 30 }, () => openPdf(link)));
    expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(200));
    const lengths = await Promise.all(
      responses.map(async (response) => (await response.arrayBuffer()).byteLength),
    );
    expect(new Set(lengths).size).toBe(1);
  });
});
