import { orderOperations } from '@tokri/contracts/api';
import type { billingOperations, CommandResponseEntry, RequestBody } from '@tokri/contracts/api';
import { orderStatus } from '@tokri/contracts/orders';
import { toReadHeaders, type ComposedOperation } from './composed-operation.ts';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';

interface OrderState {
  readonly Status: number;
  readonly PaymentStatus: number;
}

const parse = <Body>(body: Buffer): Body => JSON.parse(body.toString('utf8')) as Body;

const readOrderState = async (
  { headers }: ForwardedRequest,
  orderId: number,
  forward: Forward,
): Promise<OrderState | null> => {
  try {
    const response = await forward({
      operation: orderOperations.readOrder,
      query: { TransactionId: String(orderId) },
      headers: toReadHeaders(headers),
    });
    return response.status === 200 ? parse<OrderState>(response.body) : null;
  } catch {
    return null;
  }
};

/** Before this status billing knows more than the order: it has read the gateway. */
const isBehindBilling = ({ Status }: OrderState): boolean =>
  Status === orderStatus.Placed || Status === orderStatus.AwaitingPayment;

/** Billing learns about the order from events, so the order itself may be further. */
export const verifyPayment: ComposedOperation = async (request, body, forward) => {
  const response = await forward(request);
  if (response.status !== 200) return response;
  const [entry] = parse<readonly CommandResponseEntry[]>(response.body);
  if (entry?.Error !== 0) return response;
  const { TransactionId } = body as RequestBody<typeof billingOperations.verifyPayment>;
  const order = await readOrderState(request, TransactionId, forward);
  if (!order || isBehindBilling(order)) return response;
  const { Status, PaymentStatus } = order;
  return { ...response, body: Buffer.from(JSON.stringify([{ ...entry, Status, PaymentStatus }])) };
};
