import { createHmac, randomUUID } from 'node:crypto';
import { shopDate } from '@tokri/contracts/dates';
import { orderStatus, paymentStatus } from '@tokri/contracts/orders';
import type { BillResponse, OrderResponse, SlotResponse } from '@tokri/contracts/api';
import { eventually } from '@tokri/service-kit/testing';
import { callApiOk, sendCommand } from '../../support/api/call-api.ts';
import { simulatePayment, signStripeEvent, webhookSecret } from '../../support/api/payments.ts';
import {
  cancelOrder,
  waitForOrder,
  prepareOrder,
  type PlacedOrderEntry,
} from '../../support/api/shopping.ts';
import { dayAhead, openSlot } from '../../support/api/test-area.ts';
import { orderDays, type Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';

let slotCount = 0;
const createUnusedSlot = (fixture: Fixture): Promise<SlotResponse> => {
  slotCount += 1;
  const hour = String(slotCount % 24).padStart(2, '0');
  return openSlot(fixture.staff, {
    date: dayAhead(orderDays.unpaid[slotCount % orderDays.unpaid.length] ?? orderDays.unpaid[0]),
    start: `${hour}:00`,
    end: `${hour}:30`,
  });
};

/** A customer may reserve few slots, so the unpaid orders of earlier cases are cancelled first. */
const buildOnlineOrder = async (fixture: Fixture) => {
  const { customer } = fixture;
  const unpaid = await callApiOk<readonly OrderResponse[]>({
    path: '/api/Transaction',
    query: { UserId: String(customer.userId), Status: String(orderStatus.AwaitingPayment) },
    token: customer.token,
  });
  for (const { Id } of unpaid) await cancelOrder(customer, Id);
  const purchase = { ...(await fixture.createPurchase()), slot: await createUnusedSlot(fixture) };
  const body = await eventually(() => prepareOrder(purchase, [fixture.goods]), {
    missing: 'a place for an order paid online',
  });
  return { ...body, PaymentMethod: 'online' };
};

export const createUnpaidOrder = async (fixture: Fixture): Promise<OrderResponse> => {
  const { Id } = await sendCommand<PlacedOrderEntry>({
    path: '/api/Transaction',
    token: fixture.customer.token,
    body: await buildOnlineOrder(fixture),
  });
  return waitForOrder(fixture.customer, Id, { states: [orderStatus.AwaitingPayment] });
};

const createPaidOrder = async (fixture: Fixture) => {
  const { Id, Payment } = await createUnpaidOrder(fixture);
  return {
    body: {
      ...(await simulatePayment(Payment?.OrderId ?? '', 'authorized', { webhook: false })),
      TransactionId: Id,
    },
  };
};

const readBills = ({ customer }: Fixture, orderId: number): Promise<readonly BillResponse[]> =>
  callApiOk({ path: '/api/EditBill', query: { Transid: String(orderId) }, token: customer.token });

const createBill = async (fixture: Fixture) => {
  const orderId = await fixture.createOrder();
  const names = {
    UserId: String(fixture.customer.userId),
    Name: '',
    TransactionNumber: '',
    Email: '',
    Mobile: '',
  };
  await sendCommand({
    method: 'GET',
    path: '/api/Transaction',
    query: { TransactionId: String(orderId), Status: String(orderStatus.Packed), ...names },
    token: fixture.staff.token,
  });
  const bill = await eventually(
    async () => (await readBills(fixture, orderId)).find(({ Number }) => Number !== ''),
    { missing: `the bill of order ${orderId}` },
  );
  return { query: { TRANSID: String(orderId), ID: String(bill.Id) } };
};

const buildOwnOrders = async (fixture: Fixture) => ({
  query: {
    UserId: String(fixture.customer.userId),
    TransactionIds: String(await fixture.sharedOrder()),
  },
});

const createCashOrder = async (fixture: Fixture) => ({
  query: {
    id: String(await fixture.createOrder()),
    status: String(paymentStatus.Paid),
    userid: String(fixture.customer.userId),
    name: 'Asha',
    transactionnumber: 'T1',
    email: '',
    mobile: '',
  },
});

const buildUnknownRazorpayEvent = () => {
  const body = JSON.stringify({
    event: 'payment.captured',
    payload: { payment: { entity: { id: 'pay_stranger', order_id: 'order_stranger' } } },
  });
  return {
    body,
    headers: {
      'x-razorpay-signature': createHmac('sha256', webhookSecret).update(body).digest('hex'),
      'x-razorpay-event-id': randomUUID(),
    },
  };
};

const buildUnknownStripeEvent = () => {
  const body = JSON.stringify({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', id: 'pi_stranger' } },
  });
  return { body, headers: signStripeEvent(body) };
};

const buildOldBill = ({ partyId }: Fixture) => ({
  PartyId: partyId,
  Number: `OLD/${randomUUID().slice(0, 8)}`,
  Date: '2026-04-02',
  DueDate: '2026-05-02',
  Paid: 0,
  Lines: [{ Name: 'Rice', HSN: '1006', Unit: '25 kg', Quantity: 2, Rate: 1450, TaxPercent: 5 }],
});

const createPartyBill = async (fixture: Fixture) => {
  const { Id } = await sendCommand({
    path: '/api/admin/billing/old-bills',
    token: fixture.staff.token,
    body: buildOldBill(fixture),
  });
  return { query: { PARTYID: String(fixture.partyId), ID: String(Id) } };
};

export const createPaidCashOrder = async (fixture: Fixture) => {
  const { query } = await createCashOrder(fixture);
  await sendCommand({
    method: 'GET',
    path: '/api/TransactionWithoutPayment',
    query,
    token: fixture.staff.token,
  });
  await eventually(
    async () =>
      (await waitForOrder(fixture.customer, Number(query.id), { states: [orderStatus.Confirmed] }))
        .PaymentStatus === paymentStatus.Paid,
    { missing: 'the cash of the order' },
  );
  return query;
};

const createCashRefund = async (fixture: Fixture) => {
  const query = await createPaidCashOrder(fixture);
  await cancelOrder(fixture.customer, Number(query.id));
  const { RefundAmount = 0 } = await waitForOrder(fixture.customer, Number(query.id), {
    states: [orderStatus.Cancelled],
  });
  await eventually(async () => (await readBills(fixture, Number(query.id))).length === 0, {
    missing: 'the end of the order in billing',
  });
  return {
    body: {
      TransactionId: Number(query.id),
      Way: 'upi',
      Reference: 'UPI 4711',
      Amount: RefundAmount,
      RequestId: randomUUID(),
    },
  };
};

const buildLedgerSpan = ({ partyId }: Fixture) => ({
  query: { PartyId: String(partyId), FromDate: '2026-04-01', ToDate: shopDate(new Date()) },
});

export const billingCases: OperationCases = {
  'hand-back-cash': { caller: 'staff', buildInput: createCashRefund },
  'read-party-credit': {
    caller: 'partyCustomer',
    buildInput: ({ partyId }) => ({ query: { PartyId: String(partyId), CompanyId: '1' } }),
  },
  'list-party-bills': {
    caller: 'partyCustomer',
    buildInput: ({ partyId }) => ({ query: { PARTYID: String(partyId) } }),
  },
  'read-ledger': { caller: 'partyCustomer', buildInput: buildLedgerSpan },
  'link-app-ledger': { caller: 'partyCustomer', buildInput: buildLedgerSpan },
  'link-ledger-statement': { caller: 'partyCustomer', buildInput: buildLedgerSpan },
  'read-party-bill': { caller: 'partyCustomer', buildInput: createPartyBill },
  'set-credit-limit': {
    caller: 'staff',
    buildInput: ({ partyId }) => ({
      body: { PartyId: partyId, CreditLimit: 50_000, TermsDays: 30 },
    }),
  },
  'bring-forward-bill': {
    caller: 'staff',
    buildInput: (fixture) => ({ body: buildOldBill(fixture) }),
  },
  'place-order': {
    caller: 'customer',
    buildInput: async (fixture) => ({ body: await buildOnlineOrder(fixture) }),
  },
  'report-orders': {
    caller: 'staff',
    buildInput: () => ({
      query: { FromDate: shopDate(new Date()), ToDate: shopDate(new Date()) },
    }),
  },
  'read-bills-of-order': {
    caller: 'customer',
    buildInput: async (fixture) => ({ query: { Transid: String(await fixture.sharedOrder()) } }),
  },
  'read-bill': { caller: 'customer', buildInput: createBill },
  'list-own-bills': { caller: 'customer', buildInput: buildOwnOrders },
  'list-own-payments': { caller: 'customer', buildInput: buildOwnOrders },
  'record-cash': { caller: 'staff', buildInput: createCashOrder },
  'verify-payment': { caller: 'customer', buildInput: createPaidOrder },
  'request-tax-invoice': {
    caller: 'customer',
    buildInput: async (fixture) => {
      const { query } = await createBill(fixture);
      return { body: { TransactionId: Number(query.TRANSID) } };
    },
  },
  'read-payment-secret': {
    caller: 'customer',
    buildInput: async (fixture) => ({
      query: { TransactionId: String((await createUnpaidOrder(fixture)).Id) },
    }),
  },
  'take-stripe-event': { caller: 'anonymous', buildInput: buildUnknownStripeEvent },
  'take-razorpay-event': { caller: 'anonymous', buildInput: buildUnknownRazorpayEvent },
};
