import { closeSmallBills } from '../src/application/bills/close-small-bills.ts';
import { issueBills } from '../src/application/bills/issue-bills.ts';
import { requestOwnBill } from '../src/application/bills/leave-small-bills.ts';
import { readReturn } from '../src/application/filing/read-return.ts';
import type { BillDocument } from '../src/persistence/bills/bill-document.ts';
import { createFilingDocuments } from '../src/persistence/filing/filing-documents.ts';
import { first, nextDay, noon, second, startSmallBills } from './small-bill-scenario.ts';

const owner = { userId: 7, isStaff: false };

let scenario: Awaited<ReturnType<typeof startSmallBills>>;
beforeAll(async () => {
  scenario = await startSmallBills('small-bills');
});
beforeEach(() => scenario.reset());
afterAll(() => scenario.stop());

const expectNoGap = async (): Promise<void> =>
  expect(await scenario.countIssued()).toBe(await scenario.countTaken());

describe('small bills of a day', () => {
  it('have no number until the day is over, then share one', async () => {
    await scenario.pack(1, 2, 3);
    await closeSmallBills(scenario.deps);
    expect(await scenario.numbersOf(1, 2, 3)).toEqual(['none', 'none', 'none']);
    await scenario.close();
    expect(await scenario.numbersOf(1, 2, 3)).toEqual([first, first, first]);
    const [bill] = await scenario.deps.bills.listByOrder(1);
    expect(bill).toMatchObject({ date: '2026-11-22', consolidation: 'part' });
    await expectNoGap();
  });

  it('stay open for the first minutes after midnight', async () => {
    await scenario.pack(1);
    scenario.setTime(new Date('2026-11-22T18:35:00Z'));
    await closeSmallBills(scenario.deps);
    expect(await scenario.numbersOf(1)).toEqual(['none']);
  });

  it('keep their number when the packing is redelivered and the day is closed again', async () => {
    await scenario.pack(1, 2);
    await scenario.pack(1);
    await scenario.close();
    await scenario.pack(1, 2);
    await closeSmallBills(scenario.deps);
    expect(await scenario.numbersOf(1, 2)).toEqual([first, first]);
    expect(await scenario.countIssued()).toBe(1);
  });

  it('get a second consolidated bill when one comes after the day was closed', async () => {
    await scenario.pack(1);
    await scenario.close();
    scenario.setTime(noon);
    await scenario.pack(2);
    await scenario.close();
    expect(await scenario.numbersOf(1, 2)).toEqual([first, second]);
    await expectNoGap();
  });

  it('are bills of their own while the shop does not consolidate them', async () => {
    await issueBills({ ...scenario.deps, consolidatesSmallBills: false }, 1);
    await scenario.close();
    expect(await scenario.numbersOf(1)).toEqual([first]);
    expect(await scenario.models.consolidatedBills.countDocuments({})).toBe(0);
  });
});

describe('a buyer who asks for an invoice', () => {
  it('gets one with its own number while the day is open', async () => {
    await scenario.pack(1, 2);
    const result = await requestOwnBill(scenario.deps, 1, owner);
    expect(result).toMatchObject({ ok: true, value: { orderId: 1, number: first } });
    expect(result.ok && result.value.consolidation).toBeUndefined();
    expect(await requestOwnBill(scenario.deps, 1, owner)).toEqual(result);
    await scenario.close();
    expect(await scenario.numbersOf(1, 2)).toEqual([first, second]);
    await expectNoGap();
  });

  it('is refused once the day is closed, before packing and after a cancellation', async () => {
    await scenario.pack(1, 2);
    await scenario.cancel(2);
    await scenario.close();
    expect(await requestOwnBill(scenario.deps, 1, owner)).toMatchObject({
      code: 'bill-consolidated',
    });
    expect(await requestOwnBill(scenario.deps, 2, owner)).toMatchObject({
      code: 'order-cancelled',
    });
    expect(await requestOwnBill(scenario.deps, 3, owner)).toMatchObject({ code: 'no-bill-yet' });
  });

  it('must own the order or be staff', async () => {
    await scenario.pack(1);
    await expect(
      requestOwnBill(scenario.deps, 1, { userId: 8, isStaff: false }),
    ).rejects.toMatchObject({
      code: 'not-allowed',
    });
    expect(await requestOwnBill(scenario.deps, 1, { userId: 8, isStaff: true })).toMatchObject({
      ok: true,
    });
  });

  it('gets the number from the job when the process crashes before it', async () => {
    await scenario.pack(1);
    await scenario.deps.smallBills.requireOwnBill('bill:1:TaxInvoice');
    expect(await scenario.numbersOf(1)).toEqual(['none']);
    await closeSmallBills(scenario.deps);
    expect(await scenario.numbersOf(1)).toEqual([first]);
    expect(await scenario.deps.smallBills.listOwnDue(10)).toEqual([]);
  });

  it('tries again while the day is being closed', async () => {
    await scenario.pack(1);
    await scenario.deps.smallBills.join('bill:1:TaxInvoice', 'consolidated:x:1');
    await expect(requestOwnBill(scenario.deps, 1, owner)).rejects.toMatchObject({
      code: 'not-known-yet',
    });
  });
});

describe('a cancelled order', () => {
  it('has no bill at all when its day is still open', async () => {
    await scenario.pack(1, 2);
    await scenario.cancel(1);
    await scenario.pack(1);
    await scenario.close();
    expect(await scenario.numbersOf(1, 2)).toEqual(['none', first]);
  });

  it('takes no number when it was the only one of its day', async () => {
    await scenario.pack(1);
    await scenario.cancel(1);
    await scenario.close();
    expect(await scenario.countIssued()).toBe(0);
    expect(await scenario.models.counters.countDocuments({})).toBe(0);
  });

  it('gets a credit note against the consolidated bill for its own part', async () => {
    await scenario.pack(1, 2);
    await scenario.close();
    await scenario.cancel(1);
    const note = (await scenario.deps.bills.listByOrder(1)).find(
      ({ kind }) => kind === 'CreditNote',
    );
    expect(note).toMatchObject({
      orderId: 1,
      against: { number: first, date: '2026-11-22' },
      totals: { payablePaise: 9900 },
    });
    expect(note).not.toHaveProperty('consolidation');
    expect(await scenario.numbersOf(2)).toEqual([first]);
  });

  it('waits while its day is being closed', async () => {
    await scenario.pack(1);
    await scenario.deps.smallBills.join('bill:1:TaxInvoice', 'consolidated:x:1');
    await expect(scenario.cancel(1)).rejects.toMatchObject({ code: 'not-known-yet' });
  });

  it('credits the invoice that its buyer asked for', async () => {
    await scenario.pack(1);
    await scenario.deps.smallBills.requireOwnBill('bill:1:TaxInvoice');
    await scenario.cancel(1);
    expect(await scenario.numbersOf(1)).toEqual([`${first} CN/26-27/0000001`]);
  });
});

describe('the GST return', () => {
  const read = () =>
    readReturn(
      {
        ...scenario.deps,
        filing: createFilingDocuments(scenario.models),
        eInvoices: { findByBillIds: () => Promise.resolve(new Map()) },
        turnoverCrore: 0,
        firstEInvoiceDate: null,
      },
      '2026-11',
    );

  it('counts a consolidated bill as one document and its parts as sales', async () => {
    await scenario.pack(1, 2, 3);
    await scenario.close();
    const { numbers, sums, findings } = await read();
    expect(numbers).toMatchObject([{ from: first, to: first, total: 1, missing: 0 }]);
    expect(sums.b2cs.taxablePaise).toBe(3 * 8390);
    expect(findings).toEqual([]);
  });

  it('misses no number of an open day or of a withdrawn bill, but of a day that stays open', async () => {
    await scenario.pack(1, 2);
    await scenario.cancel(2);
    expect((await read()).findings).toEqual([]);
    scenario.setTime(nextDay);
    expect((await read()).findings).toEqual([]);
    scenario.setTime(new Date('2026-11-24T06:00:00Z'));
    expect((await read()).findings).toMatchObject([{ kind: 'number-missing', orderId: 1 }]);
  });
});

describe('consolidated bills', () => {
  it('keep supplies of other kinds, places and suppliers apart', async () => {
    await scenario.pack(1, 2, 3);
    const change = (orderId: number, set: Partial<BillDocument>) =>
      scenario.models.bills.updateOne({ orderId }, { $set: set });
    await change(2, { consolidationGroup: 'consolidated:2026-11-22:TaxInvoice:33:29A' });
    await change(3, { consolidationGroup: 'consolidated:2026-11-22:TaxInvoice:29:33B' });
    await scenario.close();
    expect(new Set(await scenario.numbersOf(1, 2, 3)).size).toBe(3);
    await expectNoGap();
  });
});
