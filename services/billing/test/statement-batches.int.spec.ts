import type { StatementBatchResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { appendPosting, startOfLedger } from '../src/domain/ledger/ledger-entry.ts';
import { ledgerEntryModel } from '../src/persistence/ledger/ledger-repository.ts';
import { startBillingService, type BillingService } from './billing-service.ts';
import { createPageReader, type PageReader } from './read-pages.ts';

let billing: BillingService;
let reader: PageReader;
const staff = { as: { userId: 1, permissions: ['transactions'] as const } };
const accountant = { as: { userId: 2, permissions: ['payments'] as const } };

const pay = (partyId: number, documentDate: string, amountPaise: number) => {
  const source = `payment:online:${partyId}`;
  return ledgerEntryModel(billing.database).create({
    _id: source,
    type: 'payment',
    ...appendPosting(partyId, startOfLedger, {
      type: 'payment',
      source,
      documentDate,
      reference: `T${partyId}`,
      orderId: partyId,
      billId: 0,
      amountPaise,
      through: 'bank',
    }),
  });
};

beforeAll(async () => {
  reader = await createPageReader();
  billing = await startBillingService('statement-batches');
  for (const partyId of [1, 2, 3, 4]) await billing.publishParty(partyId);
  await pay(1, '2026-11-10', 12_345_00);
  await pay(2, '2026-10-10', 5_000_00);
  await pay(3, '2026-12-10', 7_000_00);
});
afterAll(async () => {
  reader.stop();
  await billing.stop();
});

const open = (url: string) => fetch(`${billing.service.url}${url}`);
const readPages = async (response: Response) => reader.readPages(await response.arrayBuffer());

describe('statements of many parties', () => {
  const link = async (query: string, as: object = accountant) =>
    (await billing.call(
      'GET',
      `link-statement-batch?FromDate=2026-11-01&ToDate=2026-11-30${query}`,
      as,
    )) as { status: number; body: StatementBatchResponse };

  it('are one PDF of those with an entry or a balance', async () => {
    const { body } = await eventually(
      async () => {
        const answer = await link('');
        return answer.body.StatementCount === 2 ? answer : null;
      },
      { missing: 'the parties' },
    );
    expect(body).toMatchObject({ EntryCount: 1, TooLong: [] });
    const response = await open(body.PdfUrl);
    expect(response.headers.get('content-disposition')).toBe(
      'inline; filename="statements-2026-11-01-2026-11-30.pdf"',
    );
    const pages = await readPages(response);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('12,345.00');
    expect(pages[1]).toContain('5,000.00');
  });

  it('are those of the chosen parties', async () => {
    const { body } = await link('&PartyIds=2,3');
    expect(body.StatementCount).toBe(1);
    expect((await readPages(await open(body.PdfUrl)))[0]).toContain('5,000.00 is paid in advance.');
  });

  it('have no link when there are none', async () =>
    expect((await link('&PartyIds=3')).body).toMatchObject({ PdfUrl: '', StatementCount: 0 }));

  it('are for staff of payments, and a link opens nothing else', async () => {
    expect((await link('', staff)).status).toBe(403);
    expect((await link('', {})).status).toBe(401);
    const { PdfUrl } = (await link('&PartyIds=2')).body;
    expect((await open(PdfUrl.replace('/2.pdf', '/1.pdf'))).status).toBe(403);
    expect((await open(PdfUrl.replace('2026-11-01', '2026-10-01'))).status).toBe(403);
  });

  it('leave out and name a party with too many entries, and break off when it grew meanwhile', async () => {
    await pay(4, '2026-11-10', 1_00);
    const { PdfUrl } = (await link('&PartyIds=4')).body;
    const model = ledgerEntryModel(billing.database);
    const first = await model.findOne({ partyId: 4 }).lean();
    await model.insertMany(
      Array.from({ length: 1_000 }, (_, index) => ({
        ...first,
        _id: `payment:online:4:${index}`,
        seq: index + 2,
      })),
    );
    await expect(open(PdfUrl)).rejects.toThrow();
    expect((await link('&PartyIds=2,4')).body).toMatchObject({
      StatementCount: 1,
      TooLong: [{ PartyId: 4, Name: 'Annapurna Caterers' }],
    });
  });
});
