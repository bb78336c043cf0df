import { orderStatus } from '@tokri/contracts/orders';
import { randomUUID } from 'node:crypto';
import type { OrderResponse } from '@tokri/contracts/api';
import { callApiOk, sendCommand } from '../../support/api/call-api.ts';
import { cartLineBody, prepareOrder } from '../../support/api/shopping.ts';
import type { Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';

const createCartLine = async ({ customer, goods, deliveryDate: pdate }: Fixture) => {
  const { Id } = await sendCommand({
    path: '/api/Cart',
    token: customer.token,
    body: cartLineBody(customer, goods, pdate),
  });
  return { query: { DeleteCartId: String(Id) } };
};

const buildStockQuery = ({ goods, deliveryDate: pdate }: Fixture) => ({
  companyId: '1',
  itemId: String(goods.itemId),
  unitId: String(goods.unitId),
  PDate: pdate,
  UserId: '0',
});
const buildPreview = ({ goods, deliveryDate: pdate }: Fixture) => ({
  Lines: [
    { LineKey: randomUUID(), ItemId: goods.itemId, UnitId: goods.unitId, OfferId: 0, Quantity: 1 },
  ],
  Pincode: '560034',
  PDate: pdate,
});

export const cartCases: OperationCases = {
  'upload-cart-line': {
    caller: 'customer',
    buildInput: ({ customer, goods, deliveryDate: pdate }) => ({ body: cartLineBody(customer, goods, pdate) }),
  },
  'read-cart': {
    caller: 'customer',
    buildInput: ({ customer, deliveryDate: pdate }) => ({ query: { UId: String(customer.userId), PDate: pdate } }),
  },
  'read-nearest-cart': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { UserId: String(customer.userId), CompanyId: '1' } }),
  },
  'delete-cart-line': { caller: 'customer', buildInput: createCartLine },
  'read-offer-stock': {
    caller: 'nobody',
    buildInput: (fixture) => ({ query: { ...buildStockQuery(fixture), OfferId: '0' } }),
  },
  'read-stock': { caller: 'nobody', buildInput: (fixture) => ({ query: buildStockQuery(fixture) }) },
  'preview-cart': { caller: 'nobody', buildInput: (fixture) => ({ body: buildPreview(fixture) }) },
};

/** All that staff send when they move an order on; only the first two are read. */
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

/** Of the ordered line one piece is missing, when there are several. */
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

/** What those who pack and send ask for, about an order that is there. */
export const orderAdminCases: OperationCases = {
  'list-day-orders': {
    caller: 'staff',
    buildInput: ({ deliveryDate: pdate }) => ({ query: { PDate: pdate, Search: 'a' } }),
  },
  'find-orders': { caller: 'staff', buildInput: () => ({ query: { Search: 'T' } }) },
  'count-day-orders': { caller: 'staff', buildInput: ({ deliveryDate: pdate }) => ({ query: { PDate: pdate } }) },
  'read-picking-list': {
    caller: 'staff',
    buildInput: ({ deliveryDate: pdate }) => ({ query: { PDate: pdate, SlotId: '1' } }),
  },
  'pack-order': { caller: 'staff', buildInput: createOrderToPack },
  'move-orders': {
    caller: 'staff',
    buildInput: async (fixture) => ({
      body: { Status: orderStatus.Packed, TransactionIds: [await fixture.createOrder()] },
    }),
  },
};

/** A letter that lies nowhere: one that does would need a service that fails. */
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
    buildInput: async (fixture) => ({ body: await prepareOrder(await fixture.createPurchase(), [fixture.goods]) }),
  },
  'list-all-orders': { caller: 'staff', buildInput: () => ({ query: { TransactionsDetails: '0' } }) },
  'read-order': {
    caller: 'customer',
    buildInput: async (fixture) => ({ query: { TransactionId: String(await fixture.sharedOrder()) } }),
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
  'cancel-order': {
    caller: 'customer',
    buildInput: async (fixture) => ({
      query: { TransactionId: String(await fixture.createOrder()), reason: 'Ordered by a test' },
    }),
  },
};
