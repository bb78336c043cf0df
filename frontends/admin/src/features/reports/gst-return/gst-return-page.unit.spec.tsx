import { billingOperations, type GstReturnResponse } from '@tokri/contracts/api';
import { gstSections } from '@tokri/contracts/tax';
import { setShopMarket } from '@tokri/contracts/market';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { routes } from '../../../routes.tsx';

const { readGstReturn } = billingOperations;
const none = { Count: 0, Taxable: 0, Cgst: 0, Sgst: 0, Igst: 0 };
const buildReturn = (changes: Partial<GstReturnResponse> = {}): GstReturnResponse => ({
  Month: '2026-11',
  GSTIN: '29AABCT1234F1ZM',
  Sections: gstSections.map((Name) => ({
    Name,
    ...(Name === 'b2b' ? { Count: 3, Taxable: 1000, Cgst: 90, Sgst: 90, Igst: 0 } : none),
  })),
  Numbers: [{ From: 'TI/26-27/0000001', To: 'TI/26-27/0000004', Total: 4, Missing: 1 }],
  FindingCounts: [
    { Kind: 'hsn-missing', Count: 120 },
    { Kind: 'number-gap', Count: 1 },
  ],
  Findings: [
    {
      Kind: 'hsn-missing',
      Number: 'TI/26-27/0000002',
      BillId: 9,
      TransactionId: 42,
      Detail: 'Liquid soap',
      PdfUrl: '/bills/9.pdf?until=1&signature=2',
    },
    {
      Kind: 'number-gap',
      Number: 'TI/26-27/0000003',
      BillId: 0,
      TransactionId: 0,
      Detail: '',
      PdfUrl: '',
    },
  ],
  ...changes,
});

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('reports');
});
afterEach(() => {
  network.restore();
  setShopMarket(0);
});
const open = () => renderPage(routes, '/admin/reports/gst-return?month=2026-11');

describe('GstReturnPage', () => {
  it('shows the sums of each table and the number ranges', async () => {
    network.respondTo(readGstReturn, () => buildReturn());
    open();
    const tables = within(await screen.findByRole('table', { name: /GSTIN 29AABCT1234F1ZM/ }));
    expect(tables.getByRole('row', { name: /4 B2B: registered buyers 3 ₹1,000/ })).toBeVisible();
    const numbers = within(screen.getByRole('table', { name: '13 Documents issued' }));
    expect(numbers.getByRole('row', { name: /0000001 TI\/26-27\/0000004 4 1/ })).toBeVisible();
  });

  it('lists findings with links to the document and its order', async () => {
    network.respondTo(readGstReturn, () => buildReturn());
    open();
    expect(await screen.findByText('HSN is missing (120)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'TI/26-27/0000002', hidden: true })).toHaveAttribute(
      'href',
      expect.stringContaining('/bills/9.pdf?'),
    );
    expect(screen.getByRole('link', { name: 'Order 42', hidden: true })).toHaveAttribute(
      'href',
      '/admin/orders/42',
    );
    expect(screen.getByText('The first 1 are listed.')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'TI/26-27/0000003', hidden: true })).toBeNull();
  });

  it('says that a month has no documents', async () => {
    network.respondTo(readGstReturn, () =>
      buildReturn({
        Sections: gstSections.map((Name) => ({ Name, ...none })),
        Numbers: [],
        FindingCounts: [],
        Findings: [],
      }),
    );
    open();
    expect(await screen.findByText('No documents in this month')).toBeVisible();
  });

  it('shows an error with a way to try again', async () => {
    network.respondTo(readGstReturn, () => problemResponse(503, 'unavailable'));
    open();
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
  });

  it('does not exist in a shop of the United Kingdom', async () => {
    setShopMarket(1);
    open();
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.queryByLabelText('Month')).toBeNull();
  });
});
