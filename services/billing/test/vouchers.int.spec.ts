import { randomUUID } from 'node:crypto';
import { shopDate } from '@tokri/contracts/dates';
import type {
  BillResponse,
  DuesPaymentResponse,
  GstReturnResponse,
  LedgerResponse,
} from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('vouchers');
  for (const partyId of [1, 2, 3]) await billing.publishParty(partyId);
  await eventually(async () => (await importBill(3, 'WARM/1', 1)).Error === 0, {
    missing: 'the parties',
  });
});
afterAll(() => billing.stop());

interface Result {
  readonly Id: number;
  readonly Error: number;
}
const staff = { as: { userId: 1, permissions: ['payments', 'reports'] as const } };
const member = { as: { userId: 7, partyId: 1, partyRoles: ['accountant'] as const } };
const stranger = { as: { userId: 8, partyId: 2 } };
const today = shopDate(new Date());

const send = async (operation: string, body: object): Promise<Result> =>
  ((await billing.call('POST', operation, { ...staff, body })).body as readonly Result[])[0] ?? {
    Id: 0,
    Error: 1,
  };
const importBill = (PartyId: number, Number: string, Rate: number) =>
  send('bring-forward-bill', {
    PartyId,
    Number,
    Date: '2026-05-01',
    DueDate: '2026-05-31',
    Paid: 0,
    Lines: [{ Name: 'Rice', HSN: '1006', Unit: '25 kg', Quantity: 1, Rate, TaxPercent: 0 }],
  });
const record = (PartyId: number, Amount: number, RequestId: string = randomUUID()) =>
  send('record-party-payment', {
    PartyId,
    Amount,
    Way: 'upi',
    Reference: 'UTR 4711',
    ReceivedOn: today,
    Bills: [],
    RequestId,
  });
const readPayment = async (partyId: number, { Id }: Result): Promise<DuesPaymentResponse> => {
  const path = `list-dues-payments?PartyId=${partyId}&PaymentId=${Id}`;
  const [payment] = (await billing.call('GET', path, staff)).body as readonly DuesPaymentResponse[];
  if (!payment) throw new Error(`payment ${Id} is not listed`);
  return payment;
};
const readVoucher = async (billId: number | undefined, as: Parameters<BillingService['call']>[2]) =>
  billing.call('GET', `read-party-bill?PARTYID=1&ID=${billId}`, as);

describe('money that waits on account', () => {
  let paid: Result;
  const vouchers = async () => (await readPayment(1, paid)).Vouchers;

  it('has a receipt voucher for what no bill took, once', async () => {
    await importBill(1, 'A1', 300);
    const requestId = randomUUID();
    paid = await record(1, 500, requestId);
    await record(1, 500, requestId);
    expect(await vouchers()).toEqual([
      {
        Id: expect.any(Number) as number,
        Number: expect.stringMatching(/^RV\/\d\d-\d\d\/\d{7}$/) as string,
        Kind: 'ReceiptVoucher',
      },
    ]);
  });

  it('shows its voucher to the party with what Rule 50 asks for, and to no other party', async () => {
    const [{ Id, Number } = { Id: 0, Number: '' }] = await vouchers();
    const { Number: Receipt } = await readPayment(1, paid);
    const [voucher] = (await readVoucher(Id, member)).body as readonly BillResponse[];
    expect(voucher).toMatchObject({
      Kind: 'ReceiptVoucher',
      Number,
      Date: today,
      Supplier: { Name: 'Tokri Fresh Foods', GSTIN: '29AABCT1234F1ZM' },
      PlaceOfSupply: { Code: '29' },
      ReverseCharge: false,
      Lines: [],
      TaxSummary: [],
      Totals: { Payable: 200 },
      AmountInWords: 'Rupees two hundred only',
      Advance: { PaymentId: paid.Id, Receipt, Way: 'upi', Reference: 'UTR 4711' },
      Due: 0,
      Upi: null,
    });
    expect(voucher?.Buyer.GSTIN).not.toBe('');
    expect((await readVoucher(Id, stranger)).status).toBe(403);
    const pdf = await fetch(`${billing.service.url}${voucher?.PdfUrl}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it('keeps its voucher when the next bill takes a part, and is in the ledger once', async () => {
    const before = await vouchers();
    await importBill(1, 'A2', 50);
    await eventually(async () => (await readPayment(1, paid)).OnAccount === 150, {
      missing: 'the share of the next bill',
    });
    expect(await vouchers()).toEqual(before);
    const path = `read-ledger?PartyId=1&FromDate=2026-04-01&ToDate=${today}`;
    await eventually(
      async () => {
        const ledger = (await billing.call('GET', path, staff)).body as LedgerResponse;
        return ledger.ClosingBalance === -150 && ledger.Entries.length === 3;
      },
      { missing: 'two bills and one payment in the ledger' },
    );
  });

  it('has a refund voucher for what still waits when the payment is reversed', async () => {
    const [receiptVoucher] = await vouchers();
    await send('reverse-party-payment', {
      PaymentId: paid.Id,
      Reason: 'The cheque bounced',
      RequestId: randomUUID(),
    });
    const [, refundVoucher, ...others] = await vouchers();
    expect(others).toEqual([]);
    expect(refundVoucher).toMatchObject({
      Kind: 'RefundVoucher',
      Number: expect.stringMatching(/^RF\/\d\d-\d\d\/0000001$/) as string,
    });
    const [voucher] = (await readVoucher(refundVoucher?.Id, member))
      .body as readonly BillResponse[];
    expect(voucher).toMatchObject({
      Totals: { Payable: 150 },
      Reason: 'The cheque bounced',
      Against: { Id: receiptVoucher?.Id, Number: receiptVoucher?.Number, Date: today },
    });
  });

  it('has no voucher when bills took all of it', async () => {
    await importBill(2, 'B1', 80);
    expect((await readPayment(2, await record(2, 80))).Vouchers).toEqual([]);
  });

  it('numbers vouchers without gaps when several payments come at once', async () => {
    const payments = await Promise.all(Array.from({ length: 12 }, () => record(2, 10)));
    const numbers: number[] = [];
    for (const payment of payments) {
      const [voucher] = (await readPayment(2, payment)).Vouchers;
      numbers.push(Number(voucher?.Number.slice(-7)));
    }
    const sorted = [...numbers].sort((a, b) => a - b);
    expect(sorted).toEqual(payments.map((_, index) => index + 2));
  });

  it('is in table 13 of the GST return and in no other', async () => {
    const path = `read-gst-return?Month=${today.slice(0, 7)}`;
    const gst = (await billing.call('GET', path, staff)).body as GstReturnResponse;
    expect(gst.Sections.filter(({ Count }) => Count > 0)).toEqual([]);
    expect(
      gst.Numbers.map(({ From, Total, Missing }) => [From.slice(0, 2), Total, Missing]),
    ).toEqual([
      ['RF', 1, 0],
      ['RV', 13, 0],
    ]);
    expect(gst.Findings.map(({ Kind }) => Kind)).toEqual([]);
  });
});
