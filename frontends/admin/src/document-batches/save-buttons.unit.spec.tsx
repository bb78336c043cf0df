import {
  billingOperations,
  type BillBatchResponse,
  type StatementBatchResponse,
} from '@tokri/contracts/api';
import { problemResponse, renderPage } from '@tokri/web-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { setupAdminApi, signInAs } from '../testing/fake-admin-api.ts';
import { buildBalances, buildParty } from '../testing/party-fixture.ts';

const { linkBillBatch, linkBillsOfOrders, linkStatementBatch, listPartyBalances } =
  billingOperations;
const ExpiresAt = '2026-11-30T12:00:00+05:30';
const buildBills = (changes: Partial<BillBatchResponse> = {}): BillBatchResponse => ({
  PdfUrl: '/bills/batches/5,6.pdf?until=1&signature=2',
  ExpiresAt,
  BillCount: 2,
  MaxBills: 200,
  ...changes,
});
const buildStatements = (
  changes: Partial<StatementBatchResponse> = {},
): StatementBatchResponse => ({
  PdfUrl: '/bills/statement-batches/2026-11-01/2026-11-30/3,4.pdf?until=1&signature=2',
  ExpiresAt,
  StatementCount: 2,
  MaxStatements: 200,
  EntryCount: 12,
  MaxEntries: 10_000,
  TooLong: [],
  ...changes,
});
const toFile = (url: string) => ({
  ...linkBillBatch,
  path: url.split('?')[0] ?? '',
  match: undefined,
});

let network: ReturnType<typeof setupAdminApi>['network'];
let saved: string[];
beforeEach(() => {
  ({ network } = setupAdminApi());
  signInAs('transactions', 'payments');
  network.respondTo(linkBillBatch, () => buildBills());
  network.respondTo(linkBillsOfOrders, () => buildBills());
  network.respondTo(linkStatementBatch, () => buildStatements());
  for (const { PdfUrl } of [buildBills(), buildStatements()])
    network.respondTo(toFile(PdfUrl), () => buildBills());
  network.respondTo(listPartyBalances, () =>
    buildBalances([buildParty(), buildParty({ PartyId: 4, Name: 'Nair Stores' })]),
  );
  saved = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  network.restore();
  jest.restoreAllMocks();
});

const openSheet = async (path: string, action: string, title: string) => {
  const { user } = renderPage(routes, path);
  await user.click(await screen.findByRole('button', { name: action }));
  const sheet = within(await screen.findByRole('dialog', { name: title }));
  return {
    sheet,
    setDay: (label: string, day: string) =>
      fireEvent.change(sheet.getByLabelText(label), { target: { value: day } }),
    submit: () => user.click(sheet.getByRole('button', { name: 'Save as PDF' })),
  };
};
const openBills = () => openSheet('/admin/orders', 'Save bills', 'Save bills as PDF');
const openStatements = () =>
  openSheet('/admin/parties', 'Save statements', 'Save statements as PDF');

describe('bills of several days', () => {
  it('are saved as one file, and the sheet says before how many it takes', async () => {
    const { sheet, setDay, submit } = await openBills();
    expect(sheet.getByText(/A file takes at most 200 of them/)).toBeVisible();
    setDay('First day', '2026-11-01');
    setDay('Last day', '2026-11-30');
    await submit();
    expect(await screen.findByText('2 bills saved.')).toBeVisible();
    expect(saved).toEqual(['bills-2026-11-01-2026-11-30.pdf']);
    expect(network.requestsTo(linkBillBatch)[0]?.query).toEqual({
      FromDate: '2026-11-01',
      ToDate: '2026-11-30',
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['none', { PdfUrl: '', BillCount: 0 }, 'There are no bills between these days.'],
    [
      'too many',
      { PdfUrl: '', BillCount: 201 },
      'There are more than 200 bills between these days. Choose fewer days.',
    ],
  ])('are not saved when there are %s, and the sheet says why', async (_what, change, text) => {
    network.respondTo(linkBillBatch, () => buildBills(change));
    const { sheet, submit } = await openBills();
    await submit();
    expect(await sheet.findByRole('alert')).toHaveTextContent(text);
    expect(saved).toEqual([]);
  });

  it.each([
    ['First day', '', 'Enter a day'],
    ['Last day', '', 'Enter a day'],
    ['Last day', '2020-01-01', 'The last day must not be before the first'],
    ['First day', '2020-01-01', 'Choose at most 366 days'],
  ])('need a valid span: %s %s', async (label, day, message) => {
    const { sheet, setDay, submit } = await openBills();
    setDay(label, day);
    await submit();
    expect(sheet.getByText(message)).toBeVisible();
    expect(network.requestsTo(linkBillBatch)).toEqual([]);
  });

  it('show what the server says when the file cannot be made', async () => {
    network.respondTo(toFile(buildBills().PdfUrl), () => problemResponse(503, 'overloaded'));
    const { sheet, submit } = await openBills();
    await submit();
    expect(await sheet.findByRole('alert')).toBeVisible();
    expect(saved).toEqual([]);
  });

  it('are those of one business on its page', async () => {
    const { submit } = await openSheet(
      '/admin/parties/3',
      'Save bills',
      'Save bills of Annapurna Caterers as PDF',
    );
    await submit();
    await waitFor(() =>
      expect(network.requestsTo(linkBillBatch)[0]?.query).toMatchObject({ PartyId: '3' }),
    );
  });
});

describe('bills of chosen orders', () => {
  const choose = async () => {
    const { user } = renderPage(routes, '/admin/orders');
    const row = (await screen.findByRole('link', { name: 'Meera Nair' })).closest('tr');
    await user.click(within(row as HTMLElement).getByRole('checkbox'));
    const bar = within(await screen.findByRole('region', { name: 'Bulk actions' }));
    return { save: () => user.click(bar.getByRole('button', { name: 'Bills as PDF' })) };
  };

  it('are saved as one file', async () => {
    const { save } = await choose();
    await save();
    expect(await screen.findByText('2 bills saved.')).toBeVisible();
    expect(saved[0]).toMatch(/^bills-\d{4}-\d\d-\d\d\.pdf$/);
  });

  it('say that an order has none before it is packed', async () => {
    network.respondTo(linkBillsOfOrders, () => buildBills({ PdfUrl: '', BillCount: 0 }));
    const { save } = await choose();
    await save();
    expect(await screen.findByText(/The chosen orders have no bills yet/)).toBeVisible();
    expect(saved).toEqual([]);
  });
});

describe('statements of business customers', () => {
  it('are saved as one file', async () => {
    const { setDay, submit } = await openStatements();
    setDay('First day', '2026-11-01');
    setDay('Last day', '2026-11-30');
    await submit();
    expect(await screen.findByText('2 statements saved.')).toBeVisible();
    expect(saved).toEqual(['statements-2026-11-01-2026-11-30.pdf']);
    expect(network.requestsTo(linkStatementBatch)[0]?.query).not.toHaveProperty('PartyIds');
  });

  it('name the accounts that are left out', async () => {
    network.respondTo(linkStatementBatch, () =>
      buildStatements({ TooLong: [{ PartyId: 9, Name: 'Nair Stores' }] }),
    );
    const { submit } = await openStatements();
    await submit();
    expect(await screen.findByText(/Left out.*Nair Stores/)).toBeVisible();
    expect(saved).toHaveLength(1);
  });

  it.each([
    ['none', { StatementCount: 0 }, 'No account has an entry between these days'],
    [
      'only one that is too long',
      { StatementCount: 0, TooLong: [{ PartyId: 9, Name: 'Nair Stores' }] },
      'Too many entries for a PDF: Nair Stores',
    ],
    [
      'too many',
      { StatementCount: 1_240 },
      'These are 1,240 statements, but a file takes at most 200',
    ],
    ['too many entries', { EntryCount: 12_500 }, '12,500 entries, but a file takes at most 10,000'],
  ])('are not saved when there are %s', async (_what, change, text) => {
    network.respondTo(linkStatementBatch, () => buildStatements({ PdfUrl: '', ...change }));
    const { sheet, submit } = await openStatements();
    await submit();
    expect(await sheet.findByRole('alert')).toHaveTextContent(text);
    expect(saved).toEqual([]);
  });

  it('are those of the chosen accounts', async () => {
    const { user } = renderPage(routes, '/admin/parties');
    for (const name of [/Annapurna/, /Nair Stores/])
      await user.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
    const bar = within(screen.getByRole('region', { name: 'Reminders' }));
    await user.click(bar.getByRole('button', { name: 'Save statements' }));
    const sheet = within(
      await screen.findByRole('dialog', { name: 'Save statements of 2 businesses as PDF' }),
    );
    await user.click(sheet.getByRole('button', { name: 'Save as PDF' }));
    await waitFor(() =>
      expect(network.requestsTo(linkStatementBatch)[0]?.query).toMatchObject({ PartyIds: '3,4' }),
    );
  });
});
