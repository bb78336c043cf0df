import { orderStatus } from '@tokri/contracts/orders';
import { randomUUID } from 'node:crypto';
import type { OrderResponse } from '@tokri/contracts/api';
import { callApiOk, sendCommand } from '../../support/api/call-api.ts';
import { cartLineBody, prepareOrder } from '../../support/api/shopping.ts';
import { limitLiftBody } from '../../support/api/order-limits.ts';
import { createUnpaidOrder } from './billing-cases.ts';
import type { Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';

const createCartLine = async ({ customer, goods, deliveryDate }: Fixture) => {
  const { Id } = await sendCommand({
    path: '/api/Cart',
    token: customer.token,
    body: cartLineBody(customer, goods, deliveryDate),
  });
  return { query: { DeleteCartId: String(Id) } };
};

const buildStockQuery = ({ goods, deliveryDate }: Fixture) => ({
  companyId: '1',
  itemId: String(goods.itemId),
  unitId: String(goods.unitId),
  PDate: deliveryDate,
  UserId: '0',
});
const buildPreview = ({ goods, deliveryDate }: Fixture) => ({
  Lines: [
    { LineKey: randomUUID(), ItemId: goods.itemId, UnitId: goods.unitId, OfferId: 0, Quantity: 1 },
  ],
  Pincode: '560034',
  PDate: deliveryDate,
});

export const cartCases: OperationCases = {
  'upload-cart-line': {
    caller: 'customer',
    buildInput: ({ customer, goods, deliveryDate }) => ({
      body: cartLineBody(customer, goods, deliveryDate),
    }),
  },
  'read-cart': {
    caller: 'customer',
    buildInput: ({ customer, deliveryDate }) => ({
      query: { UId: String(customer.userId), PDate: deliveryDate },
    }),
  },
  'read-nearest-cart': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { UserId: String(customer.userId), CompanyId: '1' } }),
  },
  'list-own-carts': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
  'delete-cart-line': { caller: 'customer', buildInput: createCartLine },
  'read-offer-stock': {
    caller: 'anonymous',
    buildInput: (fixture) => ({ query: { ...buildStockQuery(fixture), OfferId: '0' } }),
  },
  'read-stock': {
    caller: 'anonymous',
    buildInput: (fixture) => ({ query: buildStockQuery(fixture) }),
  },
  'preview-cart': {
    caller: 'anonymous',
    buildInput: (fixture) => ({ body: buildPreview(fixture) }),
  },
};

const createOrderToAdvance = async (fixture: Fixture) => ({
  query: {
    TransactionId: String(await fixture.createOrder()),
    Status: String(orderStatus.Packed),
    UserId: String(fixture.customer.userId),
    Name: 'Asha',
    TransactionNumber: 'T1',
    Email: '',
    Mobile: '',
  },
});

const createOrderToPack = async (fixture: Fixture) => {
  const orderId = await fixture.createOrder();
  const { Lines = [] } = await callApiOk<OrderResponse>({
    path: '/api/Transaction',
    query: { TransactionId: String(orderId) },
    token: fixture.staff.token,
  });
  return {
    body: {
      TransactionId: orderId,
      Lines: Lines.map(({ Id, Quantity }) => ({ Id, Quantity: Math.max(1, Quantity - 1) })),
    },
  };
};

const reportSpan = () => ({ query: { FromDate: '2026-11-01', ToDate: '2026-11-30' } });

export const orderAdminCases: OperationCases = {
  'list-day-orders': {
    caller: 'staff',
    buildInput: ({ deliveryDate }) => ({ query: { PDate: deliveryDate, Search: 'a' } }),
  },
  'find-orders': { caller: 'staff', buildInput: () => ({ query: { Search: 'T' } }) },
  'find-next-order-day': {
    caller: 'staff',
    buildInput: ({ deliveryDate }) => ({ query: { FromDate: deliveryDate } }),
  },
  'list-customer-names': {
    caller: 'staff',
    buildInput: ({ customer }) => ({ query: { UserIds: String(customer.userId) } }),
  },
  'count-day-orders': {
    caller: 'staff',
    buildInput: ({ deliveryDate }) => ({ query: { PDate: deliveryDate } }),
  },
  'read-sales-report': { caller: 'staff', buildInput: reportSpan },
  'list-item-sales': { caller: 'staff', buildInput: reportSpan },
  'list-cash-due': { caller: 'staff', buildInput: () => ({}) },
  'sum-cash-due': { caller: 'staff', buildInput: () => ({}) },
  'read-day-progress': { caller: 'staff', buildInput: () => ({}) },
  'list-late-orders': { caller: 'staff', buildInput: () => ({ query: { Late: '1' } }) },
  'read-picking-list': {
    caller: 'staff',
    buildInput: ({ deliveryDate }) => ({ query: { PDate: deliveryDate, SlotId: '1' } }),
  },
  'read-order-limits': {
    caller: 'staff',
    buildInput: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
  'lift-order-limits': {
    caller: 'staff',
    buildInput: ({ customer }) => ({ body: limitLiftBody(customer) }),
  },
  'restore-order-limits': {
    caller: 'staff',
    buildInput: ({ users }) => ({ query: { UserId: String(users.otherCustomer.userId) } }),
  },
  'pack-order': { caller: 'staff', buildInput: createOrderToPack },
  'preview-packing': { caller: 'staff', buildInput: createOrderToPack },
  'move-orders': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      body: { Status: orderStatus.Packed, TransactionIds: [await fixture.createOrder()] },
    }),
  },
};

export const messagingCases: OperationCases = {
  'list-dead-letters': { caller: 'staff', buildInput: () => ({}) },
  'replay-dead-letter': {
    caller: 'staff',
    buildInput: () => ({ body: { Topic: 'order.events.nobody.dlq', Partition: 0, Offset: 7 } }),
    expectedCode: 'letter-unknown',
  },
};

export const orderCases: OperationCases = {
  'place-order-without-payment': {
    caller: 'customer',
    buildInput: async (fixture) => ({
      body: await prepareOrder(await fixture.createPurchase(), [fixture.goods]),
    }),
  },
  'list-all-orders': {
    caller: 'staff',
    buildInput: () => ({ query: { TransactionsDetails: '0' } }),
  },
  'read-order': {
    caller: 'customer',
    buildInput: async (fixture) => ({
      query: { TransactionId: String(await fixture.sharedOrder()) },
    }),
  },
  'list-bought-items': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
  'list-orders-of-user': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
  'track-order': {
    caller: 'customer',
    buildInput: async (fixture) => ({ query: { transId: String(await fixture.sharedOrder()) } }),
  },
  'move-order': { caller: 'staff', buildInput: createOrderToAdvance },
  'abandon-payment': {
    caller: 'customer',
    buildInput: async (fixture) => ({
      body: { TransactionId: (await createUnpaidOrder(fixture)).Id },
    }),
  },
  'cancel-order': {
    caller: 'customer',
    buildInput: async (fixture) => ({
      query: { TransactionId: String(await fixture.createOrder()), reason: 'Ordered by a test' },
    }),
  },
};
