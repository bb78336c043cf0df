import { cartOperations } from '@tokri/contracts/http';
import type { BodyOf, ResultEntry, orderOperations } from '@tokri/contracts/http';
import { peekQuote } from '@tokri/service-kit/auth';
import type { UpstreamAnswer } from '../upstreams/upstream.ts';
import type { Composition } from './composition.ts';
import type { Forward, ForwardedCall } from './forward.ts';

type PlaceBody = BodyOf<typeof orderOperations.placeOrderWithoutPayment>;

/** Refusals after which the cart looks different from what was quoted (`shapes.md`, Orders). */
const cartChangingCodes =
  /^(quote-|slot-|coupon-)|^(cart-taken|date-changed|hold-expired|stock-short)$/;

export const isAnsweredWithCart = (entry: Pick<ResultEntry, 'Error' | 'Code'>): boolean =>
  entry.Error !== 0 && cartChangingCodes.test(entry.Code);

const entriesOf = (answer: UpstreamAnswer): ResultEntry[] | undefined => {
  if (answer.status !== 200) return undefined;
  try {
    const entries = JSON.parse(answer.body.toString('utf8')) as unknown;
    return Array.isArray(entries) && entries.length > 0 ? (entries as ResultEntry[]) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Slot and coupon that the cart was quoted with. The signature is not looked at: a customer's own cart is read by these names, as their page could; the cart checks them like any other,
 * and order has judged the quote already. Of a token that cannot be read, the body's coupon is what is known.
 */
const quotedNames = ({ QuoteToken, CouponCode }: PlaceBody): Readonly<Record<string, string>> => {
  const claims = peekQuote(QuoteToken);
  const coupon = claims?.coupon?.code ?? CouponCode;
  return {
    ...(claims?.slot ? { SlotId: String(claims.slot.slotId) } : {}),
    ...(coupon ? { CouponCode: coupon } : {}),
  };
};

/** The cart as it is now, read as it was quoted; null when the cart service does not say: the refusal itself must reach the customer all the same. */
const presentCart = async (
  { headers }: ForwardedCall,
  body: PlaceBody,
  forward: Forward,
): Promise<unknown> => {
  const { 'idempotency-key': _ofTheOrder, 'content-type': _ofTheBody, ...own } = headers;
  const query = {
    UId: String(body.UserId),
    PDate: body.PDate,
    AddressId: String(body.AddressId),
    ...quotedNames(body),
  };
  try {
    const answer = await forward({ operation: cartOperations.readCart, query, headers: own });
    return answer.status === 200 ? (JSON.parse(answer.body.toString('utf8')) as unknown) : null;
  } catch {
    return null;
  }
};

/** O1, O2: a refusal that changes the cart carries the new cart answer, so that the page shows it without another call. */
export const placeOrder: Composition = async (call, body, forward) => {
  const answer = await forward(call);
  const entries = entriesOf(answer);
  const [first] = entries ?? [];
  if (!entries || !first || !isAnsweredWithCart(first)) return answer;
  const Cart = await presentCart(call, body as PlaceBody, forward);
  return {
    ...answer,
    body: Buffer.from(JSON.stringify([{ ...first, Cart }, ...entries.slice(1)])),
  };
};
