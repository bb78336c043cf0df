import { billingOperations } from '@tokri/contracts/api';
import {
  fakeNetwork,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';

const { readLedger } = billingOperations;

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupSession({ user: { ...testUser, PartyId: 5 }, token: 't' });
  network.respondTo(readLedger, () => ({
    PartyId: 5,
    FromDate: '2026-11-01',
    ToDate: '2026-11-30',
    OpeningBalance: 0,
    TotalDebit: 0,
    TotalCredit: 0,
    ClosingBalance: 250,
    EntryCount: 0,
    Entries: [],
  }));
});
afterEach(() => network.restore());

const loginRoute = { path: 'login', element: <p>The sign-in page</p> };
const open = (path: string) => renderPage([...routes, loginRoute], `/ledger-report-apk/${path}`);

describe('ledger page for shells of apps', () => {
  it('shows the entries of the type and the days in its path, without menus', async () => {
    open('1/5/2/2026-11-01/2026-11-30');
    expect(await screen.findByText('₹250.00 to pay')).toBeVisible();
    expect(network.requestsTo(readLedger).at(-1)?.query).toMatchObject({
      PartyId: '5',
      FromDate: '2026-11-01',
      ToDate: '2026-11-30',
      Type: 'payment',
    });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('shows this financial year when the path names no days', async () => {
    open('1/5/0');
    await screen.findByText('₹250.00 to pay');
    expect(network.requestsTo(readLedger).at(-1)?.query.FromDate).toMatch(/-04-01$/);
    expect(network.requestsTo(readLedger).at(-1)?.query).not.toHaveProperty('Type');
  });

  it.each([
    ['another party', '1/6/0'],
    ['another company', '2/5/0'],
    ['an unknown type', '1/5/7'],
    ['one day only', '1/5/0/2026-11-01'],
  ])('asks the server nothing for %s', async (_reason, path) => {
    open(path);
    expect(await screen.findByText('This ledger cannot be shown')).toBeVisible();
    expect(network.requestsTo(readLedger)).toEqual([]);
  });

  it('sends a visitor to the sign-in page', async () => {
    setupSession();
    open('1/5/0');
    expect(await screen.findByText('The sign-in page')).toBeVisible();
    expect(network.requestsTo(readLedger)).toEqual([]);
  });
});
