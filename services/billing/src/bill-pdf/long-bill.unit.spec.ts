import { PDFiumLibrary } from '@hyzyla/pdfium';
import { maxCartLines } from '@tokri/contracts/orders';
import { createPdfRenderer } from '@tokri/service-kit/pdf-worker';
import { openPdfText, type PdfPageText } from '@tokri/service-kit/testing';
import { toBillAddresses } from '../domain/bills/bill.ts';
import { toBillResponse } from '../http/bills/bill-response.ts';
import { buildSale, taxedLine } from '../testing/sales.ts';
import { toDrawableDocument } from './bill-document.ts';

const renderPdf = createPdfRenderer(
  new URL('../../../../shared/service-kit/fonts/', `file://${__dirname}/`),
  toDrawableDocument,
);
const number = 'TI/26-27/0000001';
const bottomMargin = 50;
const topMargin = 40;
const sideMargin = 40;
const rightEdgeOfGoods = 157;
const goodsOf = [
  'जैविक अरहर दाल बिना पॉलिश की पारंपरिक किसानों से सीधे खरीदी हुई '.repeat(3).trim(),
  'பாரம்பரிய முறையில் தயாரிக்கப்பட்ட கருப்பட்டி வெல்லம் '.repeat(3).trim(),
  'अ'.repeat(200),
];
const nameOf = (index: number): string => `${index + 1} ${goodsOf[index % goodsOf.length]}`;

const renderLongBill = () => {
  const lines = Array.from({ length: maxCartLines }, (_, index) => ({
    ...taxedLine,
    name: nameOf(index),
  }));
  const sale = buildSale(lines);
  return renderPdf(
    toBillResponse(
      {
        billId: 5,
        orderId: 42,
        userId: 7,
        partyId: 0,
        transactionNumber: 'T2611-00042',
        kind: 'TaxInvoice',
        date: '2026-11-22',
        ...toBillAddresses({ name: 'Cook', address: '1 Main Road', pincode: '560001' }, null),
        ...sale,
        taxSummary: sale.taxSummary.slice(0, 1),
        against: null,
        account: null,
        number,
      },
      {
        seller: {
          name: 'Tokri',
          address: '1 Market Road',
          gstin: '29AABCT1234F1ZM',
          fssai: '11226999000101',
        },
        eInvoice: null,
        duePaise: 0,
        pdfUrl: '',
      },
    ),
  );
};

describe('a bill of 100 lines with long names', () => {
  let pages: readonly PdfPageText[];
  beforeAll(async () => {
    const pdfium = await PDFiumLibrary.init();
    pages = await openPdfText(pdfium, await renderLongBill());
    pdfium.destroy();
  });
  const withoutSpaces = (text: string): string => text.normalize('NFC').replace(/\s/gu, '');

  it('prints every line with its whole name', () => {
    const goods = pages
      .flatMap(({ letters }) => letters.filter(({ left }) => left < rightEdgeOfGoods))
      .map(({ text }) => text)
      .join('');
    const text = withoutSpaces(goods);
    for (let index = 0; index < maxCartLines; index += 1)
      expect(text).toContain(withoutSpaces(`${nameOf(index)}, 500 ml`));
  });

  it('repeats the head of the table and numbers every page', () => {
    expect(pages.length).toBeGreaterThan(15);
    pages.forEach(({ text }, index) => {
      expect(text).toContain(`${number} ${index + 1} / ${pages.length}`);
    });
    for (const { text } of pages.slice(0, -1))
      expect(withoutSpaces(text)).toContain('GoodsHSNQtyRateDiscountTaxableTaxTotal');
  });

  it('keeps the text of every page between its margins and above the foot', () => {
    for (const { letters, width, height } of pages) {
      const content = letters.filter(({ bottom }) => bottom >= bottomMargin);
      const foot = letters.filter(({ bottom }) => bottom < bottomMargin);
      expect(foot.map(({ text }) => text).join('')).toMatch(/^TI\/26-27\/0000001\s+\d+ \/ \d+$/);
      expect(Math.max(...content.map(({ top }) => top))).toBeLessThanOrEqual(height - topMargin);
      expect(Math.max(...letters.map(({ right }) => right))).toBeLessThanOrEqual(
        width - sideMargin,
      );
    }
  });
});
