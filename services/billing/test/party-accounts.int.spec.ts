import { daysBetween, shopDate } from '@tokri/contracts/dates';
import type { BillResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { exemptLine, buildSale, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';

let billing: BillingService;
beforeAll(async () => {
  billing = await startBillingService('parties');
  await billing.publishParty(1);
  await billing.publishParty(2);
});
afterAll(() => billing.stop());

const staff = { as: { userId: 1, permissions: ['payments'] as const } };
const member = { as: { userId: 7, partyId: 1, partyRoles: ['buyer'] as const } };
const stranger = { as: { userId: 8, partyId: 2 } };
const person = { as: { userId: 9 } };
const rice = { Name: 'Rice', HSN: '1006', Unit: '25 kg', Quantity: 4, Rate: 1450, TaxPercent: 5 };
const buildOldBill = (changes: Record<string, unknown> = {}) => ({
  PartyId: 1,
  Number: 'AC/26-27/118',
  Date: '2026-05-01',
  DueDate: '2026-05-31',
  Paid: 0,
  Lines: [rice],
  ...changes,
});
const bringForward = async (
  changes: Record<string, unknown> = {},
  as: Parameters<BillingService['call']>[2] = staff,
) => billing.call('POST', 'bring-forward-bill', { ...as, body: buildOldBill(changes) });
const first = ({ body }: { body: unknown }) =>
  (body as readonly { Id: number; Error: number; Code: string }[])[0];
const readCredit = async (partyId: number, as: Parameters<BillingService['call']>[2] = member) =>
  billing.call('GET', `read-party-credit?PartyId=${partyId}&CompanyId=1`, as);

describe('account of a party', () => {
  it('shows the available credit and the outstanding bills', async () => {
    await eventually(
      async () =>
        (
          await billing.call('POST', 'set-credit-limit', {
            ...staff,
            body: { PartyId: 1, CreditLimit: 50_000 },
          })
        ).status === 200,
      { missing: 'the party' },
    );
    const open = first(await bringForward());
    await bringForward({ Number: 'AC/26-27/97', Paid: 6090 });
    expect(open?.Error).toBe(0);
    expect((await readCredit(1)).body).toEqual({
      PartyId: 1,
      CreditLimit: 50_000,
      TermsDays: 30,
      Used: 6090,
      Reserved: 0,
      OnAccount: 0,
      Available: 43_910,
      Outstanding: 6090,
      Overdue: 6090,
      OverdueDays: daysBetween('2026-05-31', shopDate(new Date())),
      NotOffered: 'overdue',
      Bills: [
        {
          Id: open?.Id,
          Number: 'AC/26-27/118',
          Date: '2026-05-01',
          DueDate: '2026-05-31',
          Amount: 6090,
          Due: 6090,
        },
      ],
    });
  });

  it('keeps the terms when only the limit is set', async () => {
    const setCredit = (body: object) =>
      billing.call('POST', 'set-credit-limit', { ...staff, body: { PartyId: 1, ...body } });
    await setCredit({ CreditLimit: 50_000, TermsDays: 45 });
    await setCredit({ CreditLimit: 40_000 });
    expect((await readCredit(1)).body).toMatchObject({ CreditLimit: 40_000, TermsDays: 45 });
    expect((await setCredit({ CreditLimit: 1, TermsDays: 181 })).status).toBe(400);
  });

  it('offers no credit to an accountant, nor where none was agreed', async () => {
    expect((await readCredit(2, stranger)).body).toMatchObject({ NotOffered: 'account' });
    expect((await readCredit(2, staff)).body).toMatchObject({
      CreditLimit: 0,
      NotOffered: 'no-credit',
    });
  });

  it('shows outstanding bills as documents of the party', async () => {
    const [bill, ...others] = (await billing.call('GET', 'list-party-bills?PARTYID=1', member))
      .body as readonly BillResponse[];
    expect(others).toEqual([]);
    expect(bill).toMatchObject({
      Kind: 'TaxInvoice',
      Number: 'AC/26-27/118',
      PartyId: 1,
      TransactionId: 0,
      Due: 6090,
      Buyer: { Name: 'Annapurna Caterers', GSTIN: '29AAKFA4321L1ZB' },
      DeliverTo: null,
      Totals: { Taxable: 5800, Cgst: 145, Sgst: 145, Payable: 6090 },
    });
    expect(
      (await billing.call('GET', `read-party-bill?PARTYID=1&ID=${bill?.Id}`, member)).body,
    ).toMatchObject([{ Id: bill?.Id }]);
    expect((await fetch(`${billing.service.url}${bill?.PdfUrl}`)).status).toBe(200);
  });

  it('imports a bill once and rejects another one under its number', async () => {
    const [once, again] = [first(await bringForward()), first(await bringForward())];
    expect(again?.Id).toBe(once?.Id);
    expect(first(await bringForward({ Lines: [{ ...rice, Quantity: 5 }] }))).toMatchObject({
      Error: 1,
      Code: 'number-taken',
    });
    expect(first(await bringForward({ PartyId: 2 }))).toMatchObject({
      Error: 1,
      Code: 'number-taken',
    });
  });

  it.each([
    [{ Number: 'TI/26-27/0000001' }, 'number-taken'],
    [{ Number: 'X1', DueDate: '2026-04-30' }, 'date-order'],
    [{ Number: 'X2', Lines: [rice, { ...rice, TaxPercent: 0 }] }, 'two-documents'],
    [{ Number: 'X3', Paid: 6091 }, 'paid-too-much'],
  ])('rejects an imported bill with %j as %s', async (changes, code) => {
    expect(first(await bringForward(changes))).toMatchObject({ Error: 1, Code: code });
  });

  it('is visible to the party and staff only', async () => {
    const [bill] = (await billing.call('GET', 'list-party-bills?PARTYID=1', staff))
      .body as readonly BillResponse[];
    for (const at of [
      'read-party-credit?PartyId=1&CompanyId=1',
      'list-party-bills?PARTYID=1',
      `read-party-bill?PARTYID=1&ID=${bill?.Id}`,
    ]) {
      expect([
        (await billing.call('GET', at, stranger)).status,
        (await billing.call('GET', at, person)).status,
        (await billing.call('GET', at)).status,
        (await billing.call('GET', at, staff)).status,
      ]).toEqual([403, 403, 401, 200]);
    }
    expect(
      (await billing.call('GET', `read-party-bill?PARTYID=2&ID=${bill?.Id}`, stranger)).status,
    ).toBe(404);
    expect(
      (await billing.call('GET', 'read-party-credit?PartyId=1&CompanyId=2', member)).status,
    ).toBe(404);
    expect((await bringForward({ PartyId: 77 })).status).toBe(409);
    expect((await bringForward({}, member)).status).toBe(403);
    expect(
      (
        await billing.call('POST', 'set-credit-limit', {
          ...member,
          body: { PartyId: 1, CreditLimit: 1 },
        })
      ).status,
    ).toBe(403);
  });
});

describe("bills of a party's order", () => {
  it('are two documents for taxable and exempt goods with the delivery address', async () => {
    await billing.orderEvents.placed(300, {
      method: 'cod',
      partyId: 1,
      sale: buildSale([taxedLine, exemptLine]),
    });
    await billing.orderEvents.packed(300);
    await eventually(() => billing.eventsOfOrder(300).length === 2, { missing: 'two bills' });
    const bills = (await billing.call('GET', 'read-bills-of-order?Transid=300', member))
      .body as readonly BillResponse[];
    expect(bills.map(({ Kind }) => Kind).sort()).toEqual(['BillOfSupply', 'TaxInvoice']);
    for (const bill of bills)
      expect(bill).toMatchObject({
        PartyId: 1,
        Buyer: { Name: 'Annapurna Caterers', GSTIN: '29AAKFA4321L1ZB' },
        DeliverTo: { Name: 'Meera Nair', Address: '1 Main Road', Pincode: '560034' },
      });
  });
});
