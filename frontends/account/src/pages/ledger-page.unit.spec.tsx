import { billingOperations, type LedgerEntryResponse } from '@tokri/contracts/api';
import {
  fakeNetwork,
  problemResponse,
  renderPage,
  setupSession,
  testUser,
  type FakeNetwork,
} from '@tokri/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const { readLedger, linkLedgerStatement } = billingOperations;
const buildEntry = (changes: Partial<LedgerEntryResponse> = {}): LedgerEntryResponse => ({
  Number: 1,
  Date: '2026-11-20',
  Type: 'bill',
  Reference: 'TI/26-27/0000001',
  DocumentDate: '2026-11-20',
  TransactionId: 42,
  BillId: 9,
  Debit: 123_456.5,
  Credit: 0,
  Balance: 123_456.5,
  Through: '',
  Cause: '',
  Reason: '',
  StaffId: 0,
  ...changes,
});
const payment = buildEntry({
  Number: 2,
  Type: 'payment',
  Reference: 'T2611-42',
  DocumentDate: '2026-11-18',
  Debit: 0,
  Credit: 23_456.5,
  Balance: 100_000,
  Through: 'cash',
});
const buildLedger = (Entries = [buildEntry(), payment], EntryCount = Entries.length) => ({
  PartyId: 5,
  FromDate: '2026-11-01',
  ToDate: '2026-11-30',
  OpeningBalance: -500,
  TotalDebit: 123_456.5,
  TotalCredit: 23_456.5,
  ClosingBalance: 99_500,
  EntryCount,
  Entries,
});

let network: FakeNetwork;
let saved: { readonly name: string; readonly content: Blob }[];
beforeEach(() => {
  network = fakeNetwork();
  setupSession({ user: { ...testUser, PartyId: 5 }, token: 't' });
  network.respondTo(readLedger, () => buildLedger());
  saved = [];
  let content = new Blob();
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:statement';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, content });
  });
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

const openPage = (query = '?FromDate=2026-11-01&ToDate=2026-11-30') =>
  renderPage(routes, `/ledger-report${query}`);
const lastQuery = () => network.requestsTo(readLedger).at(-1)?.query;

describe('ledger page', () => {
  it('shows balances and entries with the balance after each in lakhs', async () => {
    openPage();
    const table = within(await screen.findByRole('table'));
    const [, bill, paid] = table.getAllByRole('row');
    expect(bill).toHaveTextContent(/Bill TI\/26-27\/0000001.*₹1,23,456\.50.*₹1,23,456\.50/);
    expect(paid).toHaveTextContent(/Payment T2611-42.*of Wed 18 Nov 2026, in cash.*₹1,00,000\.00/);
    expect(screen.getByText('₹500.00 in advance')).toBeVisible();
    expect(screen.getByText('₹99,500.00 to pay')).toBeVisible();
    expect(screen.getByText('2 entries')).toBeVisible();
  });

  it('asks for the days and the type that are chosen, and says what balances mean', async () => {
    const { user } = openPage();
    await screen.findByRole('table');
    expect(lastQuery()).toMatchObject({ PartyId: '5', FromDate: '2026-11-01', page: '1' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'payment');
    await waitFor(() => expect(lastQuery()).toMatchObject({ Type: 'payment' }));
    expect(await screen.findByText('Balances are those of the whole account.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'This month' }));
    await waitFor(() => expect(lastQuery()?.FromDate).toMatch(/-01$/));
  });

  it('loads further entries on request', async () => {
    network.respondTo(readLedger, ({ query }) =>
      buildLedger([query.page === '1' ? buildEntry() : payment], 2),
    );
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/T2611-42/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says when nothing was posted, and still shows the balances', async () => {
    network.respondTo(readLedger, () => buildLedger([]));
    openPage();
    expect(await screen.findByText('No entries')).toBeVisible();
    expect(screen.getByText('₹99,500.00 to pay')).toBeVisible();
  });

  it('refuses days out of order without asking the server', async () => {
    openPage('?FromDate=2026-11-30&ToDate=2026-11-01');
    expect(await screen.findByText('The last day must not be before the first.')).toBeVisible();
    expect(network.requestsTo(readLedger)).toEqual([]);
  });

  it('can be tried again after a failure', async () => {
    network.respondTo(readLedger, () => problemResponse(503, 'overloaded'));
    const { user } = openPage();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.respondTo(readLedger, () => buildLedger());
    await user.click(retry);
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('says that the entries are from before the connection was lost', async () => {
    openPage();
    await screen.findByRole('table');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      window.dispatchEvent(new Event('offline'));
    });
    expect(await screen.findByText(/You are offline/)).toBeVisible();
    online.mockRestore();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
  });

  it('is for business customers only', async () => {
    setupSession({ user: testUser, token: 't' });
    openPage();
    expect(await screen.findByText('This page is for business customers')).toBeVisible();
    expect(network.requestsTo(readLedger)).toEqual([]);
  });

  it('asks a visitor to sign in', async () => {
    setupSession();
    openPage();
    expect(await screen.findByText('Sign in to see the account of your business.')).toBeVisible();
  });
});

describe('the file of a statement', () => {
  it.each([
    ['CSV', 'csv'],
    ['XLSX', 'xlsx'],
  ])('is saved as %s with all entries of the span', async (label, extension) => {
    network.respondTo(readLedger, ({ query }) =>
      query.pageSize === '200'
        ? buildLedger([query.page === '1' ? buildEntry() : payment], 2)
        : buildLedger(),
    );
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: `Save as ${label}` }));
    expect(await screen.findByText('The file is saved.')).toBeVisible();
    expect(saved[0]?.name).toBe(`ledger-2026-11-01-2026-11-30.${extension}`);
    expect(
      network.requestsTo(readLedger).filter(({ query }) => query.pageSize === '200'),
    ).toHaveLength(2);
  });

  it('is a PDF of at most as many entries as the server draws', async () => {
    network.respondTo(linkLedgerStatement, () => ({
      PdfUrl: '',
      ExpiresAt: '2026-11-30T12:00:00+05:30',
      EntryCount: 1_001,
      MaxEntries: 1_000,
    }));
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Save as PDF' }));
    expect(await screen.findByText(/at most 1,000 entries/)).toBeVisible();
    expect(network.requestsTo(linkLedgerStatement).at(-1)?.query).toMatchObject({
      PartyId: '5',
      FromDate: '2026-11-01',
      ToDate: '2026-11-30',
    });
  });

  it('is not begun for more entries than it takes', async () => {
    network.respondTo(readLedger, () => buildLedger([buildEntry()], 10_001));
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: 'Save as CSV' }));
    expect(await screen.findByText(/at most 10,000 entries/)).toBeVisible();
    expect(saved).toEqual([]);
  });
});
