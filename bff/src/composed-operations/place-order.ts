import { cartOperations } from '@tokri/contracts/api';
import type { CommandResponseEntry, orderOperations, RequestBody } from '@tokri/contracts/api';
import { isPlaceOrderErrorCode, placeOrderErrors } from '@tokri/contracts/orders';
import { decodeUnverifiedQuote } from '@tokri/service-kit/auth';
import type { UpstreamResponse } from '../upstreams/upstream.ts';
import { toReadHeaders, type ComposedOperation } from './composed-operation.ts';
import type { Forward, ForwardedRequest } from '../forwarding/forward.ts';

type PlaceBody = RequestBody<typeof orderOperations.placeOrderWithoutPayment>;

export const shouldAttachCart = (entry: Pick<CommandResponseEntry, 'Error' | 'Code'>): boolean =>
  entry.Error !== 0 &&
  isPlaceOrderErrorCode(entry.Code) &&
  placeOrderErrors[entry.Code].changesCart;

const parseEntries = (response: UpstreamResponse): CommandResponseEntry[] | undefined => {
  if (response.status !== 200) return undefined;
  try {
    const entries = JSON.parse(response.body.toString('utf8')) as unknown;
    return Array.isArray(entries) && entries.length > 0
      ? (entries as CommandResponseEntry[])
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Reading the unverified quote is safe: it only selects a view of the customer's own cart, and the
 * cart service validates every value.
 */
const toQuotedCartParams = ({
  QuoteToken,
  CouponCode,
}: PlaceBody): Readonly<Record<string, string>> => {
  const claims = decodeUnverifiedQuote(QuoteToken);
  const coupon = claims?.coupon?.code ?? CouponCode;
  return {
    ...(claims?.slot ? { SlotId: String(claims.slot.slotId) } : {}),
    ...(coupon ? { CouponCode: coupon } : {}),
  };
};

const readCurrentCart = async (
  { headers }: ForwardedRequest,
  body: PlaceBody,
  forward: Forward,
): Promise<unknown> => {
  const query = {
    UId: String(body.UserId),
    PDate: body.PDate,
    AddressId: String(body.AddressId),
    ...toQuotedCartParams(body),
  };
  try {
    const response = await forward({
      operation: cartOperations.readCart,
      query,
      headers: toReadHeaders(headers),
    });
    return response.status === 200 ? (JSON.parse(response.body.toString('utf8')) as unknown) : null;
  } catch {
    return null;
  }
};

export const placeOrder: ComposedOperation = async (request, body, forward) => {
  const response = await forward(request);
  const entries = parseEntries(response);
  const [first] = entries ?? [];
  if (!entries || !first || !shouldAttachCart(first)) return response;
  const Cart = await readCurrentCart(request, body as PlaceBody, forward);
  return {
    ...response,
    body: Buffer.from(JSON.stringify([{ ...first, Cart }, ...entries.slice(1)])),
  };
};
