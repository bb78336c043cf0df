import {
  billingOperations,
  itemAdminOperations,
  type BillSeriesResponse,
  type TaxGroupResponse,
} from '@tokri/contracts/api';
import { addDays } from '@tokri/contracts/dates';
import { setShopMarket } from '@tokri/contracts/market';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { today } from '@tokri/web-kit/ui';
import { screen, within } from '@testing-library/react';
import { setupAdminApi, signInAs } from '../../../testing/fake-admin-api.ts';
import { routes } from '../../../routes.tsx';
import { splitRates } from './tax-group-columns.ts';

const { listTaxGroups } = itemAdminOperations;
const { listBillSeries } = billingOperations;
const group: TaxGroupResponse = {
  HSN: '3401',
  ItemCount: 7,
  ItemNames: ['Liquid soap', 'Bar soap'],
  Rates: [
    { FromDate: '2020-04-01', TaxPercent: 28 },
    { FromDate: '2025-09-22', TaxPercent: 18 },
    { FromDate: addDays(today(), 40), TaxPercent: 5 },
  ],
};
const series: BillSeriesResponse = {
  Series: 'TI/26-27',
  Kind: 'TaxInvoice',
  FinancialYear: '2026-27',
  NextNumber: 'TI/26-27/0000008',
  LastNumber: 'TI/26-27/0000007',
  LastDate: '2026-11-21',
  Issued: 7,
  Waiting: 0,
  Gaps: 0,
};

let network: ReturnType<typeof setupAdminApi>['network'];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('reports');
  network.respondTo(listTaxGroups, () => [group]);
  network.respondTo(listBillSeries, () => [series]);
});
afterEach(() => {
  network.restore();
  setShopMarket(0);
});
const open = () => renderPage(routes, '/admin/reports/tax-setup');

describe('TaxSetupPage', () => {
  it('shows the rate of today, earlier and upcoming ones of each HSN code', async () => {
    open();
    const rates = within(await screen.findByRole('table', { name: 'GST rates by HSN code' }));
    const cells = within(rates.getByRole('row', { name: /^3401/ }));
    expect(cells.getByText(/^18% from .*22 Sept? 2025$/)).toBeVisible();
    expect(cells.getByText(/^5% from /)).toBeVisible();
    expect(cells.getByText(/^28% from /)).toBeVisible();
    expect(cells.getByText('Liquid soap, Bar soap and 5 more')).toBeVisible();
  });

  it('shows the next and the last number of each series', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Number series of documents' }));
    expect(
      table.getByRole('row', { name: /^TI\/26-27 Tax invoice 2026-27 TI\/26-27\/0000008/ }),
    ).toBeVisible();
    expect(screen.queryByText(/A number is on no document/)).toBeNull();
  });

  it('warns about a gap', async () => {
    network.respondTo(listBillSeries, () => [{ ...series, Gaps: 1 }]);
    open();
    expect(await screen.findByText(/A number is on no document/)).toBeVisible();
  });

  it('shows the series when the rates cannot be read, with a way to try again', async () => {
    network.respondTo(listTaxGroups, () => problemResponse(503, 'unavailable'));
    open();
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
    expect(await screen.findByRole('table', { name: 'Number series of documents' })).toBeVisible();
  });

  it('does not exist in a shop of the United Kingdom', async () => {
    setShopMarket(1);
    open();
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

describe('splitRates', () => {
  it('has the rate that starts today as the rate of today', () => {
    const [past, now, upcoming] = ['2026-11-20', '2026-11-21', '2026-11-22'].map((FromDate) => ({
      FromDate,
      TaxPercent: 5,
    }));
    expect(
      splitRates(
        [past, now, upcoming].filter((rate) => rate !== undefined),
        '2026-11-21',
      ),
    ).toEqual({
      now,
      past: [past],
      upcoming: [upcoming],
    });
  });
});
