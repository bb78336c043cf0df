import type { BillResponse, OrderResponse } from '@tokri/contracts/api';
import { orderStatus } from '@tokri/contracts/orders';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser } from 'playwright-core';
import { createBusinessCustomer } from '../support/api/business-customers.ts';
import { callApiOk, sendCommand } from '../support/api/call-api.ts';
import {
  listItemsOnSale,
  prepareOrder,
  waitForOrder,
  type Goods,
  type PlacedOrderEntry,
} from '../support/api/shopping.ts';
import { dayAhead, openSlot, openTestArea, testPincode } from '../support/api/test-area.ts';
import { testUsers } from '../support/api/test-users.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { expectAccessibleScreen } from '../support/browser/screen-check.ts';
import {
  createVisitor,
  presetSession,
  type ScreenWidth,
  type Visitor,
} from '../support/browser/visitor.ts';
import { adminOrdersPage } from '../support/pages/admin-orders-page.ts';

const day = dayAhead(3);
const widths: readonly ScreenWidth[] = [360, 1280];
const raisedRupees = 2;

/** Taxed goods whose MRP leaves room for a debit note. */
const findRaisableGoods = async (): Promise<Goods> => {
  const unit = (await listItemsOnSale(200))
    .filter(({ TaxPercent }) => TaxPercent > 0)
    .flatMap(({ Id, TaxPercent, Units }) =>
      Units.map((candidate) => ({ ...candidate, itemId: Id, factor: 1 + TaxPercent / 100 })),
    )
    .find(
      ({ Available, Stock, Mrp, Rate, factor }) =>
        Available && Stock >= 20 && Mrp - Rate * factor > 2 * raisedRupees,
    );
  if (!unit) throw new Error('no taxed goods cost less than their MRP');
  return { itemId: unit.itemId, unitId: unit.UnitId, quantity: 2 };
};

describe.each(widths)('corrections of a bill at %i px', (width) => {
  let browser: Browser;
  let staff: Visitor;
  let customer: Visitor;
  let placed: PlacedOrderEntry;
  let business: Awaited<ReturnType<typeof createBusinessCustomer>>;

  const readBills = async (): Promise<readonly BillResponse[]> =>
    (
      await callApiOk<readonly BillResponse[]>({
        path: '/api/EditBill',
        query: { Transid: String(placed.Id) },
        token: business.buyer.token,
      })
    ).filter(({ Number: billNumber }) => billNumber !== '');
  const readBill = async (): Promise<BillResponse> => {
    const bill = (await readBills()).find(({ Kind }) => Kind === 'TaxInvoice');
    if (!bill) throw new Error('the order has no tax invoice');
    return bill;
  };

  beforeAll(async () => {
    const { administrator, clerk } = testUsers();
    await openTestArea(clerk);
    business = await createBusinessCustomer(administrator, { limit: 5_000, termsDays: 15 });
    const slot = await openSlot(clerk, {
      date: day,
      start: width === 360 ? '09:00' : '11:00',
      end: width === 360 ? '10:00' : '12:00',
    });
    const { buyer } = business;
    placed = await sendCommand<PlacedOrderEntry>({
      path: '/api/TransactionWithoutPayment',
      token: buyer.token,
      body: {
        ...(await prepareOrder({ ...business, slot }, [await findRaisableGoods()])),
        PaymentMethod: 'credit',
      },
    });
    await waitForOrder(buyer, placed.Id, { states: [orderStatus.Confirmed] });
    await sendCommand({
      path: '/api/admin/order/move',
      token: clerk.token,
      body: { Status: orderStatus.Packed, TransactionIds: [placed.Id] },
    });
    await eventually(async () => (await readBills()).length > 0, { missing: 'the bill' });
    browser = await openBrowser();
    staff = await createVisitor(browser, width);
    await presetSession(staff, clerk, testPincode);
    customer = await createVisitor(browser, width);
    await presetSession(customer, { ...buyer, partyId: business.partyId }, testPincode);
  });
  afterAll(() => browser.close());

  it('shows a customer who owes a bill the UPI code that pays it', async () => {
    const { Id } = await readBill();
    await customer.page.goto(`/bill/${Id}?TransId=${placed.Id}`);
    await customer.page.getByRole('heading', { name: 'Pay by UPI' }).waitFor();
    await expectAccessibleScreen(customer, '310-bill-upi-code');
  });

  it('raises a bill by a debit note that the customer owes', async () => {
    const { Number: billNumber } = await readBill();
    const orders = adminOrdersPage(staff.page);
    await orders.open(day);
    await orders.openOrder(placed.TransactionNumber);
    await staff.page.getByRole('button', { name: `Raise ${billNumber}` }).click();
    const sheet = staff.page.getByRole('dialog', { name: `Raise ${billNumber}` });
    await sheet.getByRole('button', { name: 'Issue debit note' }).click();
    await sheet.getByText('Enter a reason').waitFor();
    await sheet.getByLabel(/^Added value of /).fill(String(raisedRupees));
    await sheet.getByLabel('Reason').fill('Rate of another pack');
    await expectAccessibleScreen(staff, '311-debit-note-sheet');
    await sheet.getByRole('button', { name: 'Issue debit note' }).click();
    await sheet.getByText(/^Debit note .+ is issued\.$/).waitFor();
    await expectAccessibleScreen(staff, '312-debit-note-issued');
    await sheet.getByRole('button', { name: 'Done' }).click();
    const debitNote = (await readBills()).find(({ Kind }) => Kind === 'DebitNote');
    expect(debitNote?.Totals.Taxable).toBe(raisedRupees);
    await customer.page.goto(`/bill/${debitNote?.Id}?TransId=${placed.Id}`);
    await customer.page.getByText('Rate of another pack').waitFor();
    await expectAccessibleScreen(customer, '313-debit-note');
  });

  it('takes a wrong debit note back by a credit note', async () => {
    const debitNote = (await readBills()).find(({ Kind }) => Kind === 'DebitNote');
    const name = `Take back ${debitNote?.Number}`;
    await staff.page.getByRole('button', { name }).click();
    const sheet = staff.page.getByRole('dialog', { name });
    await sheet.getByLabel('Reason').fill('Wrong rate');
    await expectAccessibleScreen(staff, '314-take-back-sheet');
    await sheet.getByRole('button', { name: 'Issue credit note' }).click();
    await sheet.getByText(/^Credit note .+ is issued\./).waitFor();
    await sheet.getByRole('button', { name: 'Done' }).click();
    await staff.page.getByText('Taken back').waitFor();
    const order = await callApiOk<OrderResponse>({
      path: '/api/Transaction',
      query: { TransactionId: String(placed.Id) },
      token: business.buyer.token,
    });
    expect(order.Status).toBe(orderStatus.Packed);
  });

  it('credits units that came back', async () => {
    const { Number: billNumber, Lines } = await readBill();
    const name = `Returned goods of ${billNumber}`;
    await staff.page.getByRole('button', { name }).click();
    const sheet = staff.page.getByRole('dialog', { name });
    await sheet.getByLabel(Lines[0]?.Name ?? '').fill('1');
    await sheet.getByLabel('Reason').fill('Damaged');
    await expectAccessibleScreen(staff, '315-returned-goods-sheet');
    await sheet.getByRole('button', { name: 'Issue credit note' }).click();
    await sheet.getByText(/^Credit note .+ is issued\./).waitFor();
    await sheet.getByRole('button', { name: 'Done' }).click();
    const credits = (await readBills()).filter(
      ({ Kind, Reason }) => Kind === 'CreditNote' && Reason === 'Damaged',
    );
    expect(credits).toHaveLength(1);
    expect([staff.pageErrors, customer.pageErrors]).toEqual([[], []]);
  });
});
