import type { DeadLetterResponse, OrderResponse } from '@tokri/contracts/api';
import { buildOrder as buildOrderResponse } from '@tokri/contracts/testing';
import { today } from '@tokri/web-kit/ui';

export { buildCartLine as buildLine } from '@tokri/contracts/testing';

const name = 'Meera Nair';

/** An order whose slot is today. */
export const buildOrder = (overrides: Partial<OrderResponse> = {}): OrderResponse => {
  const order = buildOrderResponse({ PDate: today() });
  return { ...order, UserName: name, Address: { ...order.Address, Name: name }, ...overrides };
};

export const buildDeadLetter = (
  overrides: Partial<DeadLetterResponse> = {},
): DeadLetterResponse => ({
  Topic: 'order.events.cart.dlq',
  Partition: 0,
  Offset: 3,
  Source: 'order.events',
  Consumer: 'cart',
  Type: 'order.confirmed.v1',
  Key: '9001',
  EventId: 'e1',
  Reason: 'Error: no such cart',
  Attempts: 5,
  At: '2026-11-20T05:00:00+05:30',
  ReplayedAt: null,
  ...overrides,
});

export const commandOk = <More extends object>(id: number, overrides: More) => ({
  Id: id,
  Error: 0,
  Message: '',
  Code: '',
  ...overrides,
});
export const commandRejected = <More extends object>(
  code: string,
  message: string,
  overrides: More,
) => ({
  Id: 0,
  Error: 1,
  Message: message,
  Code: code,
  ...overrides,
});
