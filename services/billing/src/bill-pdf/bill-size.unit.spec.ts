import { PDFiumLibrary } from '@hyzyla/pdfium';
import { createPdfRenderer } from '@tokri/service-kit/pdf-worker';
import { openPdfText } from '@tokri/service-kit/testing';
import { toBillAddresses } from '../domain/bills/bill.ts';
import { toBillResponse } from '../http/bills/bill-response.ts';
import { buildEInvoice, buildRegistration } from '../testing/e-invoices.ts';
import { buildSale, chargedDelivery, exemptLine, taxedLine } from '../testing/sales.ts';
import { toDrawableDocument } from './bill-document.ts';

const maxBytes = 100 * 1024;
const renderPdf = createPdfRenderer(
  new URL('../../../../shared/service-kit/fonts/', `file://${__dirname}/`),
  toDrawableDocument,
);
const goods = ['अरहर दाल', 'बासमती चावल', 'Onion', 'Liquid soap', 'ज्वार का आटा'];
const sale = buildSale(
  Array.from({ length: 30 }, (_, index) => ({
    ...(index % 2 === 0 ? exemptLine : taxedLine),
    name: `${index} ${goods[index % goods.length]}`,
  })),
  chargedDelivery,
);

describe('a bill of 30 lines', () => {
  it('has at most 100 KB with rupee signs and Devanagari', async () => {
    const pdf = await renderPdf(
      toBillResponse(
        {
          billId: 5,
          orderId: 42,
          userId: 7,
          partyId: 0,
          transactionNumber: 'T2611-00042',
          kind: 'InvoiceCumBillOfSupply',
          date: '2026-11-22',
          ...toBillAddresses(
            { name: 'शर्मिष्ठा क्षत्रिय', address: '१२, ज्ञानपुर मार्ग', pincode: '560001' },
            null,
          ),
          ...sale,
          against: null,
          account: null,
          number: 'IB/26-27/0000001',
          upiPayee: { id: 'tokri.fresh.foods@bankofshop', name: 'टोकरी फ्रेश फ़ूड्स' },
        },
        {
          seller: {
            name: 'Tokri',
            address: '1 Market Road',
            gstin: '29AABCT1234F1ZM',
            fssai: '11226999000101',
          },
          eInvoice: buildEInvoice({
            registration: buildRegistration({ signedQr: 'eyJhbGciOiJSUzI1NiJ9.'.repeat(45) }),
          }),
          duePaise: sale.totals.payablePaise,
          pdfUrl: '',
        },
      ),
    );
    expect(pdf.byteLength).toBeLessThanOrEqual(maxBytes);
    const pdfium = await PDFiumLibrary.init();
    const pages = await openPdfText(pdfium, pdf);
    pdfium.destroy();
    const text = pages.map((page) => page.text.normalize('NFC')).join('\n');
    for (const shown of [
      '₹',
      'ज्ञानपुर मार्ग',
      'बासमती चावल',
      'रुपये मात्र',
      'tokri.fresh.foods@bankofshop',
      'UPI से भुगतान',
    ])
      expect(text).toContain(shown);
  });
});
