import { orderStatus } from '@tokri/contracts/orders';
import { callApiOk } from '../support/api/call-api.ts';
import { waitForOrder } from '../support/api/shopping.ts';
import { operationCases, type Fixture } from './cases/index.ts';

export const buildOnlineOrderBody = async (fixture: Fixture): Promise<object> =>
  (await operationCases['place-order']?.buildInput(fixture))?.body as object;

export const placeOrderToPayOnline = async (fixture: Fixture) => {
  const [entry] = await callApiOk<readonly { Id: number }[]>({
    method: 'POST',
    path: '/api/Transaction',
    token: fixture.customer.token,
    body: await buildOnlineOrderBody(fixture),
  });
  const order = await waitForOrder(fixture.customer, entry?.Id ?? 0, {
    states: [orderStatus.AwaitingPayment],
  });
  return { orderId: order.Id, order, gatewayOrderId: order.Payment?.OrderId ?? '' };
};
