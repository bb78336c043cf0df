import { createHmac, randomUUID } from 'node:crypto';
import { kolkataDate, orderStatus, paymentStatus } from '@tokri/contracts';
import type { BillAnswer, OrderAnswer, SlotAnswer } from '@tokri/contracts/http';
import { eventually } from '@tokri/service-kit/testing';
import { askApi, write } from '../../support/api/call-api.ts';
import { simulatePayment, stripeSigned, webhookSecret } from '../../support/api/paying.ts';
import { cancelOrder, orderIn, readyToOrder, type Placed } from '../../support/api/shopping.ts';
import { dayAhead, openSlot } from '../../support/api/test-town.ts';
import { daysAhead, type Ground } from './ground.ts';
import type { RowCases } from './row-case.ts';

let turn = 0;
/** Each order that waits for its payment gets another day. */
const slotOfItsOwn = (ground: Ground): Promise<SlotAnswer> => {
  turn += 1;
  const hour = String(turn % 24).padStart(2, '0');
  return openSlot(ground.staff, {
    date: dayAhead(daysAhead.unpaid[turn % daysAhead.unpaid.length] ?? daysAhead.unpaid[0]),
    start: `${hour}:00`,
    end: `${hour}:30`,
  });
};

/** Orders that nobody paid keep their places, of which a customer may have few: those of earlier cases go first. */
const onlineOrder = async (ground: Ground) => {
  const { customer } = ground;
  const unpaid = await askApi<readonly OrderAnswer[]>({
    path: '/api/Transaction',
    query: { UserId: String(customer.userId), Status: String(orderStatus.AwaitingPayment) },
    token: customer.token,
  });
  for (const { Id } of unpaid) await cancelOrder(customer, Id);
  const purchase = { ...(await ground.purchase()), slot: await slotOfItsOwn(ground) };
  const body = await eventually(() => readyToOrder(purchase, [ground.goods]), {
    missing: 'a place for an order paid online',
  });
  return { ...body, PaymentMethod: 'online' };
};

const payableOrder = async (ground: Ground): Promise<OrderAnswer> => {
  const { Id } = await write<Placed>({
    path: '/api/Transaction',
    token: ground.customer.token,
    body: await onlineOrder(ground),
  });
  return orderIn(ground.customer, Id, { states: [orderStatus.AwaitingPayment] });
};

const paid = async (ground: Ground) => {
  const { Id, Payment } = await payableOrder(ground);
  return {
    body: {
      ...(await simulatePayment(Payment?.OrderId ?? '', 'authorized', { webhook: false })),
      TransactionId: Id,
    },
  };
};

const readBills = ({ customer }: Ground, orderId: number): Promise<readonly BillAnswer[]> =>
  askApi({ path: '/api/EditBill', query: { Transid: String(orderId) }, token: customer.token });

const packedBill = async (ground: Ground) => {
  const orderId = await ground.order();
  const names = {
    UserId: String(ground.customer.userId),
    Name: '',
    TransactionNumber: '',
    Email: '',
    Mobile: '',
  };
  await write({
    method: 'GET',
    path: '/api/Transaction',
    query: { TransactionId: String(orderId), Status: String(orderStatus.Packed), ...names },
    token: ground.staff.token,
  });
  const bill = await eventually(
    async () => (await readBills(ground, orderId)).find(({ Number }) => Number !== ''),
    { missing: `the bill of order ${orderId}` },
  );
  return { query: { TRANSID: String(orderId), ID: String(bill.Id) } };
};

const cash = async (ground: Ground) => ({
  query: {
    id: String(await ground.order()),
    status: String(paymentStatus.Paid),
    userid: String(ground.customer.userId),
    name: 'Asha',
    transactionnumber: 'T1',
    email: '',
    mobile: '',
  },
});

const strangersEvent = () => {
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

const strangersStripeEvent = () => {
  const body = JSON.stringify({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', id: 'pi_stranger' } },
  });
  return { body, headers: stripeSigned(body) };
};

const oldBill = ({ partyId }: Ground) => ({
  PartyId: partyId,
  Number: `OLD/${randomUUID().slice(0, 8)}`,
  Date: '2026-04-02',
  DueDate: '2026-05-02',
  Paid: 0,
  Lines: [{ Name: 'Rice', HSN: '1006', Unit: '25 kg', Quantity: 2, Rate: 1450, TaxPercent: 5 }],
});

/** A bill on the account of the party of this file. */
const partyBill = async (ground: Ground) => {
  const { Id } = await write({
    path: '/api/admin/billing/old-bills',
    token: ground.staff.token,
    body: oldBill(ground),
  });
  return { query: { PARTYID: String(ground.partyId), ID: String(Id) } };
};

/** Cash that was collected for an order which was cancelled afterwards. */
const cashOwed = async (ground: Ground) => {
  const { query } = await cash(ground);
  await write({
    method: 'GET',
    path: '/api/TransactionWithoutPayment',
    query,
    token: ground.staff.token,
  });
  await eventually(
    async () =>
      (await orderIn(ground.customer, Number(query.id), { states: [orderStatus.Confirmed] }))
        .PaymentStatus === paymentStatus.Paid,
    { missing: 'the cash of the order' },
  );
  await cancelOrder(ground.customer, Number(query.id));
  const { RefundAmount = 0 } = await orderIn(ground.customer, Number(query.id), {
    states: [orderStatus.Cancelled],
  });
  await eventually(async () => (await readBills(ground, Number(query.id))).length === 0, {
    missing: 'the end of the order in billing',
  });
  return {
    body: {
      TransactionId: Number(query.id),
      Way: 'upi',
      Reference: 'UPI 4711',
      Amount: RefundAmount,
    },
  };
};

export const billingCases: RowCases = {
  'hand-back-cash': { as: 'staff', call: cashOwed },
  'read-party-credit': {
    as: 'member',
    call: ({ partyId }) => ({ query: { PartyId: String(partyId), CompanyId: '1' } }),
  },
  'list-party-bills': {
    as: 'member',
    call: ({ partyId }) => ({ query: { PARTYID: String(partyId) } }),
  },
  'read-party-bill': { as: 'member', call: partyBill },
  'set-credit-limit': {
    as: 'staff',
    call: ({ partyId }) => ({ body: { PartyId: partyId, CreditLimit: 50_000 } }),
  },
  'bring-forward-bill': { as: 'staff', call: (ground) => ({ body: oldBill(ground) }) },
  'place-order': { as: 'customer', call: async (ground) => ({ body: await onlineOrder(ground) }) },
  'report-orders': {
    as: 'staff',
    call: () => ({ query: { FromDate: kolkataDate(new Date()), ToDate: kolkataDate(new Date()) } }),
  },
  'read-bills-of-order': {
    as: 'customer',
    call: async (ground) => ({ query: { Transid: String(await ground.seenOrder()) } }),
  },
  'read-bill': { as: 'customer', call: packedBill },
  'record-cash': { as: 'staff', call: cash },
  'verify-payment': { as: 'customer', call: paid },
  'read-payment-secret': {
    as: 'customer',
    call: async (ground) => ({ query: { TransactionId: String((await payableOrder(ground)).Id) } }),
  },
  'take-stripe-event': { as: 'nobody', call: strangersStripeEvent },
  'take-razorpay-event': { as: 'nobody', call: strangersEvent },
};
