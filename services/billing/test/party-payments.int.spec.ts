import { randomUUID } from 'node:crypto';
import { addDays, shopDate } from '@tokri/contracts/dates';
import type {
  BillResponse,
  DuesPaymentResponse,
  LedgerResponse,
  PartyCreditResponse,
} from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('party-payments');
  for (const partyId of [1, 2, 3]) await billing.publishParty(partyId);
  await eventually(async () => (await importBill(3, 'WARM/1', 1)).Error === 0, {
    missing: 'the parties',
  });
});
afterAll(() => billing.stop());

interface Result {
  readonly Id: number;
  readonly Error: number;
  readonly Code: string;
  readonly Number?: string;
  readonly BillId?: number;
}
type Caller = Parameters<BillingService['call']>[2];

const permissions = ['payments'] as const;
const staff = { as: { userId: 1, permissions } };
const member = { as: { userId: 7, partyId: 1, partyRoles: ['accountant'] as const } };
const stranger = { as: { userId: 8, partyId: 2 } };
const today = shopDate(new Date());

const send = async (operation: string, body: object, as: Caller = staff): Promise<Result> =>
  ((await billing.call('POST', operation, { ...as, body })).body as readonly Result[])[0] as Result;
const importBill = (PartyId: number, Number: string, Rate: number) =>
  send('bring-forward-bill', {
    PartyId,
    Number,
    Date: '2026-05-01',
    DueDate: '2026-05-31',
    Paid: 0,
    Lines: [{ Name: 'Rice', HSN: '1006', Unit: '25 kg', Quantity: 1, Rate, TaxPercent: 0 }],
  });
const buildPayment = (changes: object = {}) => ({
  PartyId: 1,
  Amount: 100,
  Way: 'upi',
  Reference: 'UTR 4711',
  ReceivedOn: today,
  Bills: [],
  RequestId: randomUUID(),
  ...changes,
});
const record = (changes: object = {}) => send('record-party-payment', buildPayment(changes));
const reverse = (PaymentId: number, RequestId = randomUUID() as string) =>
  send('reverse-party-payment', { PaymentId, Reason: 'The cheque bounced', RequestId });
const readPayment = async (partyId: number, paymentId: number): Promise<DuesPaymentResponse> => {
  const { body } = await billing.call(
    'GET',
    `list-dues-payments?PartyId=${partyId}&PaymentId=${paymentId}`,
    staff,
  );
  return (body as readonly DuesPaymentResponse[])[0] as DuesPaymentResponse;
};
const readCredit = async (partyId: number): Promise<PartyCreditResponse> =>
  (await billing.call('GET', `read-party-credit?PartyId=${partyId}&CompanyId=1`, staff)).body;
const readLedger = async (partyId: number): Promise<LedgerResponse> =>
  (
    await billing.call(
      'GET',
      `read-ledger?PartyId=${partyId}&FromDate=2026-04-01&ToDate=${today}`,
      staff,
    )
  ).body;

describe('a payment that staff record', () => {
  it('pays the chosen bill, then the oldest, and the rest waits for the next bill', async () => {
    await send('set-credit-limit', { PartyId: 1, CreditLimit: 1_000 });
    const first = await importBill(1, 'A1', 300);
    const second = await importBill(1, 'A2', 200);
    expect(await readCredit(1)).toMatchObject({ Used: 500, NotOffered: 'overdue' });
    const body = buildPayment({ Amount: 600, Bills: [{ Id: second.Id, Amount: 150 }] });
    const paid = await send('record-party-payment', body);
    expect(paid).toMatchObject({
      Error: 0,
      Number: expect.stringMatching(/^RC\/\d\d-\d\d\/\d{7}$/) as string,
    });
    expect(await send('record-party-payment', body)).toEqual(paid);
    expect(await send('record-party-payment', { ...body, Amount: 601 })).toMatchObject({
      Error: 1,
      Code: 'request-id-taken',
    });
    expect(await readPayment(1, paid.Id)).toEqual({
      Id: paid.Id,
      Number: paid.Number,
      Date: today,
      Way: 'upi',
      Reference: 'UTR 4711',
      Amount: 600,
      State: 'captured',
      Bills: [
        { Id: first.Id, Number: 'A1', Amount: 300 },
        { Id: second.Id, Number: 'A2', Amount: 200 },
      ],
      OnAccount: 100,
      Vouchers: [expect.objectContaining({ Kind: 'ReceiptVoucher' })],
      Reason: '',
      Returns: [],
      Payment: null,
    });
    expect(await readCredit(1)).toMatchObject({
      Used: 0,
      OnAccount: 100,
      Available: 1_100,
      NotOffered: null,
      Bills: [],
    });
  });

  it('gives the next bill what waits on account', async () => {
    await importBill(1, 'A3', 250);
    await eventually(async () => (await readCredit(1)).Used === 150, {
      missing: 'the money on account on the new bill',
    });
    expect(await readCredit(1)).toMatchObject({ OnAccount: 0, Available: 850 });
    const [bill] = (await billing.call('GET', 'list-party-bills?PARTYID=1', staff))
      .body as readonly BillResponse[];
    expect(bill).toMatchObject({ Number: 'A3', Due: 150 });
  });

  it('has a receipt that the party opens by a signed link', async () => {
    const { Id, Number: number } = await record({ PartyId: 2, Amount: 1 });
    const read = (partyId: number, as: Caller) =>
      billing.call('GET', `read-dues-receipt?PartyId=${partyId}&PaymentId=${Id}`, as);
    expect([(await read(2, member)).status, (await read(1, member)).status]).toEqual([403, 404]);
    const { PdfUrl } = (await read(2, stranger)).body as { readonly PdfUrl: string };
    const pdf = await fetch(`${billing.service.url}${PdfUrl}`);
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('content-disposition')).toContain(number?.replaceAll('/', '-'));
    expect((await pdf.text()).startsWith('%PDF-')).toBe(true);
    const forged = PdfUrl.replace(/receipts\/\d+/, 'receipts/999999');
    expect((await fetch(`${billing.service.url}${forged}`)).status).toBe(403);
    await reverse(Id);
  });

  it('is in the ledger once, under the number of its receipt', async () => {
    await eventually(async () => (await readLedger(1)).ClosingBalance === 150, {
      missing: 'the payment in the ledger',
    });
    expect((await readLedger(1)).Entries).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ Type: 'payment', Credit: 600, Through: 'bank' }),
      ]),
    );
  });

  it.each([
    [{ Reference: '' }, 'reference-missing'],
    [{ ReceivedOn: addDays(today, 1) }, 'received-later'],
    [{ Bills: [{ Id: 999_999, Amount: 1 }] }, 'unknown-bill'],
  ])('is refused with %j as %s', async (changes, code) =>
    expect(await record(changes)).toMatchObject({ Error: 1, Code: code }),
  );

  it('pays no bill of another party and no more than is due', async () => {
    const { Id } = await importBill(2, 'B1', 80);
    expect(await record({ Bills: [{ Id, Amount: 1 }] })).toMatchObject({
      Code: 'unknown-bill',
      BillId: Id,
    });
    expect(await record({ PartyId: 2, Bills: [{ Id, Amount: 80.01 }] })).toMatchObject({
      Code: 'more-than-due',
      BillId: Id,
    });
    expect(await record({ PartyId: 2, Amount: 79, Bills: [{ Id, Amount: 80 }] })).toMatchObject({
      Code: 'bills-above-amount',
    });
    expect((await readCredit(2)).Used).toBe(80);
  });

  it('counts no paisa twice when several are recorded at once', async () => {
    const payments = await Promise.all(
      [30, 30, 30].map((Amount) => record({ PartyId: 2, Amount, Way: 'cash', Reference: '' })),
    );
    await eventually(async () => (await readLedger(2)).ClosingBalance === -10, {
      missing: 'three payments in the ledger',
    });
    expect(await readCredit(2)).toMatchObject({ Used: 0, OnAccount: 10 });
    expect(new Set(payments.map(({ Number }) => Number)).size).toBe(3);
  });
});

describe('a reversed payment', () => {
  it('opens its bills again, once, and leaves the opposite in the ledger', async () => {
    const { Id: billId } = await importBill(3, 'C1', 499);
    const { Id } = await record({ PartyId: 3, Amount: 500, Way: 'cheque', Reference: '000123' });
    expect(await readCredit(3)).toMatchObject({ Used: 0 });
    const requestId = randomUUID();
    expect(await reverse(Id, requestId)).toMatchObject({ Error: 0, Id });
    expect(await reverse(Id, requestId)).toMatchObject({ Error: 0, Id });
    expect(await reverse(Id)).toMatchObject({ Error: 1, Code: 'already-reversed' });
    expect(await reverse(999_999)).toMatchObject({ Error: 1, Code: 'unknown-payment' });
    expect(await readCredit(3)).toMatchObject({ Used: 500, OnAccount: 0, Overdue: 500 });
    expect(await readPayment(3, Id)).toMatchObject({
      State: 'reversed',
      Reason: 'The cheque bounced',
      Bills: [],
      OnAccount: 0,
    });
    await eventually(async () => (await readLedger(3)).EntryCount === 4, {
      missing: 'payment and reversal in the ledger',
    });
    expect((await readLedger(3)).ClosingBalance).toBe(500);
    await record({ PartyId: 3, Amount: 499, Bills: [{ Id: billId, Amount: 499 }] });
    expect(await readCredit(3)).toMatchObject({ Used: 1 });
  });
});

describe('access to payments', () => {
  it('is for staff of payments and, to read them, for the party', async () => {
    const list = (as?: Caller) => billing.call('GET', 'list-dues-payments?PartyId=1', as);
    expect(
      await Promise.all([list(), list(stranger), list(member), list(staff)]).then((responses) =>
        responses.map(({ status }) => status),
      ),
    ).toEqual([401, 403, 200, 200]);
    const [payment] = (await list(member)).body as readonly DuesPaymentResponse[];
    expect(
      (await billing.call('GET', `list-dues-payments?PartyId=2&PaymentId=${payment?.Id}`, stranger))
        .status,
    ).toBe(404);
    for (const operation of ['record-party-payment', 'reverse-party-payment'])
      expect(
        (await billing.call('POST', operation, { ...member, body: buildPayment() })).status,
      ).toBe(403);
    expect(
      (
        await billing.call('POST', 'record-party-payment', {
          ...staff,
          body: buildPayment({ Amount: 0 }),
        })
      ).status,
    ).toBe(400);
  });
});
