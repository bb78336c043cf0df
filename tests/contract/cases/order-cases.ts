import { orderStatus } from '@tokri/contracts';
import { randomUUID } from 'node:crypto';
import type { OrderAnswer } from '@tokri/contracts/http';
import { askApi, write } from '../../support/api/call-api.ts';
import { lineBody, readyToOrder } from '../../support/api/shopping.ts';
import type { Ground } from './ground.ts';
import type { RowCases } from './row-case.ts';

const uploadedLine = async ({ customer, goods, pdate }: Ground) => {
  const { Id } = await write({
    path: '/api/Cart',
    token: customer.token,
    body: lineBody(customer, goods, pdate),
  });
  return { query: { DeleteCartId: String(Id) } };
};

const stockNames = ({ goods, pdate }: Ground) => ({
  companyId: '1',
  itemId: String(goods.itemId),
  unitId: String(goods.unitId),
  PDate: pdate,
  UserId: '0',
});
const preview = ({ goods, pdate }: Ground) => ({
  Lines: [
    { LineKey: randomUUID(), ItemId: goods.itemId, UnitId: goods.unitId, OfferId: 0, Quantity: 1 },
  ],
  Pincode: '560034',
  PDate: pdate,
});

export const cartCases: RowCases = {
  'upload-cart-line': {
    as: 'customer',
    call: ({ customer, goods, pdate }) => ({ body: lineBody(customer, goods, pdate) }),
  },
  'read-cart': {
    as: 'customer',
    call: ({ customer, pdate }) => ({ query: { UId: String(customer.userId), PDate: pdate } }),
  },
  'read-nearest-cart': {
    as: 'customer',
    call: ({ customer }) => ({ query: { UserId: String(customer.userId), CompanyId: '1' } }),
  },
  'delete-cart-line': { as: 'customer', call: uploadedLine },
  'read-offer-stock': {
    as: 'nobody',
    call: (ground) => ({ query: { ...stockNames(ground), OfferId: '0' } }),
  },
  'read-stock': { as: 'nobody', call: (ground) => ({ query: stockNames(ground) }) },
  'preview-cart': { as: 'nobody', call: (ground) => ({ body: preview(ground) }) },
};

/** All that staff send when they move an order on; only the first two are read. */
const move = async (ground: Ground) => ({
  query: {
    TransactionId: String(await ground.order()),
    Status: String(orderStatus.Packed),
    UserId: String(ground.customer.userId),
    Name: 'Asha',
    TransactionNumber: 'T1',
    Email: '',
    Mobile: '',
  },
});

/** Of the ordered line one piece is missing, when there are several. */
const packing = async (ground: Ground) => {
  const orderId = await ground.order();
  const { Lines = [] } = await askApi<OrderAnswer>({
    path: '/api/Transaction',
    query: { TransactionId: String(orderId) },
    token: ground.staff.token,
  });
  return {
    body: {
      TransactionId: orderId,
      Lines: Lines.map(({ Id, Quantity }) => ({ Id, Quantity: Math.max(1, Quantity - 1) })),
    },
  };
};

/** What those who pack and send ask for, about an order that is there. */
export const orderAdminCases: RowCases = {
  'list-day-orders': {
    as: 'staff',
    call: ({ pdate }) => ({ query: { PDate: pdate, Search: 'a' } }),
  },
  'find-orders': { as: 'staff', call: () => ({ query: { Search: 'T' } }) },
  'count-day-orders': { as: 'staff', call: ({ pdate }) => ({ query: { PDate: pdate } }) },
  'read-picking-list': {
    as: 'staff',
    call: ({ pdate }) => ({ query: { PDate: pdate, SlotId: '1' } }),
  },
  'pack-order': { as: 'staff', call: packing },
  'move-orders': {
    as: 'staff',
    call: async (ground) => ({
      body: { Status: orderStatus.Packed, TransactionIds: [await ground.order()] },
    }),
  },
};

/** A letter that lies nowhere: one that does would need a service that fails. */
export const messagingCases: RowCases = {
  'list-dead-letters': { as: 'staff', call: () => ({}) },
  'replay-dead-letter': {
    as: 'staff',
    call: () => ({ body: { Topic: 'order.events.nobody.dlq', Partition: 0, Offset: 7 } }),
    refusal: 'letter-unknown',
  },
};

export const orderCases: RowCases = {
  'place-order-without-payment': {
    as: 'customer',
    call: async (ground) => ({ body: await readyToOrder(await ground.purchase(), [ground.goods]) }),
  },
  'list-all-orders': { as: 'staff', call: () => ({ query: { TransactionsDetails: '0' } }) },
  'read-order': {
    as: 'customer',
    call: async (ground) => ({ query: { TransactionId: String(await ground.seenOrder()) } }),
  },
  'list-bought-items': {
    as: 'customer',
    call: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
  'list-orders-of-user': {
    as: 'customer',
    call: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
  'track-order': {
    as: 'customer',
    call: async (ground) => ({ query: { transId: String(await ground.seenOrder()) } }),
  },
  'move-order': { as: 'staff', call: move },
  'cancel-order': {
    as: 'customer',
    call: async (ground) => ({
      query: { TransactionId: String(await ground.order()), reason: 'Ordered by a test' },
    }),
  },
};
