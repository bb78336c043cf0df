import { billingOperations, type LedgerResponse } from '@tokri/contracts/api';
import {
  fakeNetwork,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes.tsx';

const { readLedger } = billingOperations;

const ledger: LedgerResponse = {
  PartyId: 5,
  FromDate: '2026-11-01',
  ToDate: '2026-11-30',
  OpeningBalance: 0,
  TotalDebit: 0,
  TotalCredit: 0,
  ClosingBalance: 250,
  EntryCount: 0,
  Entries: [],
};
/** The file that a signed link opens, whatever its signature. */
const ledgerFile = {
  ...readLedger,
  operationId: 'ledger-file',
  path: '/bills/ledgers/5/2026-11-01/2026-11-30/payment.json',
  match: undefined,
} as unknown as typeof readLedger;
const linked = '1/5/2/2026-11-01/2026-11-30#until=1&signature=ab12';

let network: FakeNetwork;
beforeEach(() => {
  network = fakeNetwork();
  setupSession({ user: { ...testUser, PartyId: 5 }, token: 't' });
  network.respondTo(readLedger, () => ledger);
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

describe('ledger page of a signed link', () => {
  it('shows the ledger to a visitor without a session, and no menus', async () => {
    setupSession();
    network.respondTo(ledgerFile, () => ledger);
    open(linked);
    expect(await screen.findByText('₹250.00 to pay')).toBeVisible();
    const [request] = network.requestsTo(ledgerFile);
    expect(request?.query).toEqual({ until: '1', signature: 'ab12' });
    expect(request?.headers.get('authorization')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the ledger of the link to whoever is signed in', async () => {
    setupSession({ user: { ...testUser, PartyId: 6 }, token: 't' });
    network.respondTo(ledgerFile, () => ledger);
    open(linked);
    expect(await screen.findByText('₹250.00 to pay')).toBeVisible();
    expect(network.requestsTo(readLedger)).toEqual([]);
  });

  it.each([403, 404])('says that a link no longer works (%i)', async (status) => {
    network.respondTo(ledgerFile, () => problemResponse(status, 'not-allowed'));
    open(linked);
    expect(await screen.findByText('This link no longer works')).toBeVisible();
    expect(screen.queryByText(/to pay/)).toBeNull();
  });

  it('offers to try again when the shop does not respond', async () => {
    network.respondTo(ledgerFile, () => problemResponse(503, 'unavailable'));
    open(linked);
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
  });
});
