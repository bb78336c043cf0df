import { randomUUID } from 'node:crypto';
import { addDays, shopDate } from '@tokri/contracts/dates';
import type { PartyCreditResponse } from '@tokri/contracts/api';
import type { OrderSale } from '@tokri/contracts/events';
import { eventually } from '@tokri/service-kit/testing';
import { buildSale, exemptLine, taxedLine } from '../src/testing/sales.ts';
import { startBillingService, type BillingService } from './billing-service.ts';

const sale = buildSale([taxedLine]);
const orderPaise = sale.totals.payablePaise;
const orderRupees = orderPaise / 100;
const staff = { as: { userId: 1, permissions: ['payments'] as const } };

let billing: BillingService;
let lastPartyId = 10;
let lastOrderId = 1000;
beforeAll(async () => {
  billing = await startBillingService('creditorders');
});
afterAll(() => billing.stop());

const nextOrderId = (): number => (lastOrderId += 1);

const setCredit = async (PartyId: number, CreditLimit: number, TermsDays = 30) =>
  billing.call('POST', 'set-credit-limit', { ...staff, body: { PartyId, CreditLimit, TermsDays } });

const partyWithLimit = async (limitRupees: number): Promise<number> => {
  const partyId = (lastPartyId += 1);
  await billing.publishParty(partyId);
  await eventually(async () => (await setCredit(partyId, limitRupees)).status === 200, {
    missing: `party ${partyId}`,
  });
  return partyId;
};

const readCredit = async (partyId: number): Promise<PartyCreditResponse> =>
  (await billing.call('GET', `read-party-credit?PartyId=${partyId}&CompanyId=1`, staff)).body;

const waitForCredit = (partyId: number, expected: Partial<PartyCreditResponse>) =>
  eventually(
    async () => {
      const credit = await readCredit(partyId);
      return Object.entries(expected).every(
        ([name, value]) => credit[name as keyof PartyCreditResponse] === value,
      );
    },
    { missing: `credit of party ${partyId}: ${JSON.stringify(expected)}` },
  );

interface PlacedOptions {
  readonly orderId?: number;
  readonly id?: string;
  readonly ordered?: OrderSale;
}
const place = async (
  partyId: number,
  { orderId = nextOrderId(), id = randomUUID() as string, ordered = sale }: PlacedOptions = {},
): Promise<number> => {
  await billing.orderEvents.placed(orderId, { method: 'credit', partyId, sale: ordered, id });
  return orderId;
};
const repliesOf = (orderId: number) =>
  billing.eventsOfOrder(orderId).filter(({ type }) => type.startsWith('credit.'));
const waitForReply = (orderId: number) =>
  eventually(() => repliesOf(orderId)[0], { missing: `the credit reply of order ${orderId}` });
const placeReserved = async (partyId: number, options: PlacedOptions = {}): Promise<number> => {
  const orderId = await place(partyId, options);
  expect((await waitForReply(orderId)).type).toBe('credit.reserved.v1');
  return orderId;
};
const importBill = (partyId: number, dueDate: string) =>
  billing.call('POST', 'bring-forward-bill', {
    ...staff,
    body: {
      PartyId: partyId,
      Number: `AC/26-27/${partyId}`,
      Date: '2026-05-01',
      DueDate: dueDate,
      Lines: [{ Name: 'Rice', HSN: '1006', Unit: '1 kg', Quantity: 1, Rate: 50, TaxPercent: 0 }],
    },
  });

/** What a payment leaves of an imported bill. */
const payOffline = (partyId: number) =>
  billing.database
    .collection<{ _id: string }>('bills')
    .updateOne(
      { _id: `old:AC/26-27/${partyId}` },
      { $set: { 'bill.account.paidPaise': 5_000 }, $unset: { outstandingOf: '' } },
    );

describe('an order on credit', () => {
  it('reserves its amount with the terms of the party and takes no money', async () => {
    const partyId = await partyWithLimit(500);
    await setCredit(partyId, 500, 45);
    const orderId = await placeReserved(partyId);
    expect(repliesOf(orderId)).toMatchObject([
      { seq: 1, data: { orderId, userId: 7, partyId, amountPaise: orderPaise, termsDays: 45 } },
    ]);
    expect(await readCredit(partyId)).toMatchObject({
      Used: 0,
      Reserved: orderRupees,
      Available: 500 - orderRupees,
      NotOffered: null,
    });
    expect(billing.eventsOfOrder(orderId)).toHaveLength(1);
  });

  it.each([
    ['the limit is exceeded', orderRupees - 1, 'limit'],
    ['no credit was agreed', 0, 'no-credit'],
  ])('is refused when %s', async (_case, limitRupees, reason) => {
    const orderId = await place(await partyWithLimit(limitRupees));
    expect(await waitForReply(orderId)).toMatchObject({
      type: 'credit.refused.v1',
      data: { reason },
    });
  });

  it('is refused without a party', async () =>
    expect(await waitForReply(await place(0))).toMatchObject({ data: { reason: 'account' } }));

  it('counts imported bills, and is refused while one is overdue until it is paid', async () => {
    const [open, overdue] = [await partyWithLimit(orderRupees + 49), await partyWithLimit(500)];
    await importBill(open, addDays(shopDate(new Date()), 10));
    await importBill(overdue, '2026-05-31');
    expect(await waitForReply(await place(open))).toMatchObject({ data: { reason: 'limit' } });
    expect(await waitForReply(await place(overdue))).toMatchObject({ data: { reason: 'overdue' } });
    expect(await readCredit(overdue)).toMatchObject({ Overdue: 50, NotOffered: 'overdue' });
    await payOffline(overdue);
    await placeReserved(overdue);
    expect(await readCredit(overdue)).toMatchObject({ Used: 0, Overdue: 0, NotOffered: null });
  });

  it('gives the last of the limit to one of twenty orders that race for it', async () => {
    const partyId = await partyWithLimit(orderRupees * 3);
    const orderIds = Array.from({ length: 20 }, nextOrderId);
    await Promise.all(orderIds.map((orderId) => place(partyId, { orderId })));
    const replies = await Promise.all(orderIds.map(waitForReply));
    expect(replies.filter(({ type }) => type === 'credit.reserved.v1')).toHaveLength(3);
    expect(await readCredit(partyId)).toMatchObject({ Reserved: orderRupees * 3, Available: 0 });
  });

  it('reserves once for an event that arrives twice', async () => {
    const partyId = await partyWithLimit(orderRupees * 5);
    const id = randomUUID();
    const orderId = await placeReserved(partyId, { id });
    await place(partyId, { orderId, id });
    await placeReserved(partyId);
    await waitForCredit(partyId, { Reserved: orderRupees * 2 });
    expect(repliesOf(orderId)).toHaveLength(1);
  });

  it.each(['cancelled', 'rejected'] as const)(
    'gives the credit back when it is %s, also when its events arrive again',
    async (ending) => {
      const partyId = await partyWithLimit(orderRupees);
      const orderId = await placeReserved(partyId);
      await billing.orderEvents[ending](orderId);
      await waitForCredit(partyId, { Reserved: 0, Available: orderRupees });
      await place(partyId, { orderId });
      await placeReserved(partyId);
      expect(await readCredit(partyId)).toMatchObject({ Reserved: orderRupees, Available: 0 });
    },
  );
});

describe('the bill of an order on credit', () => {
  const today = (): string => shopDate(new Date());
  const waitForBills = (orderId: number, count: number) =>
    eventually(
      () =>
        billing.eventsOfOrder(orderId).filter(({ type }) => type === 'bill.issued.v1').length ===
        count,
      { missing: `${count} bills of order ${orderId}` },
    );

  it('uses what was reserved and is due by the terms of the order', async () => {
    const partyId = await partyWithLimit(500);
    const ordered = buildSale([taxedLine, exemptLine]);
    const totalRupees = ordered.totals.payablePaise / 100;
    const orderId = await placeReserved(partyId, { ordered });
    await setCredit(partyId, 500, 7);
    const packedId = randomUUID();
    await billing.orderEvents.packed(orderId, packedId);
    await waitForCredit(partyId, { Used: totalRupees, Reserved: 0 });
    await waitForBills(orderId, 2);
    expect((await readCredit(partyId)).Bills.map(({ DueDate }) => DueDate)).toEqual([
      addDays(today(), 30),
      addDays(today(), 30),
    ]);
    expect(await billing.waitForEvent(orderId, 'bill.issued.v1')).toMatchObject({
      data: { dueDate: addDays(today(), 30) },
    });
    await billing.orderEvents.packed(orderId, packedId);
    await billing.orderEvents.placed(orderId, { method: 'credit', partyId, sale: ordered });
    await placeReserved(partyId);
    expect(await readCredit(partyId)).toMatchObject({
      Used: totalRupees,
      Reserved: orderRupees,
      Available: 500 - totalRupees - orderRupees,
    });
  });

  it('frees what a partial fulfilment leaves out', async () => {
    const partyId = await partyWithLimit(500);
    const ordered = buildSale([taxedLine, exemptLine]);
    const orderId = await placeReserved(partyId, { ordered });
    await billing.orderEvents.partiallyFulfilled(
      orderId,
      sale,
      ordered.totals.payablePaise - orderPaise,
    );
    await waitForCredit(partyId, { Used: orderRupees, Reserved: 0, Available: 500 - orderRupees });
  });

  it('is open no more when its order is cancelled', async () => {
    const partyId = await partyWithLimit(500);
    const orderId = await placeReserved(partyId);
    await billing.orderEvents.packed(orderId);
    await waitForCredit(partyId, { Used: orderRupees, Reserved: 0 });
    const cancelledId = randomUUID();
    await billing.orderEvents.cancelled(orderId, cancelledId);
    await billing.orderEvents.cancelled(orderId, cancelledId);
    await waitForCredit(partyId, { Used: 0, Reserved: 0, Available: 500 });
    await waitForBills(orderId, 2);
    expect((await readCredit(partyId)).Bills).toEqual([]);
  });
});
