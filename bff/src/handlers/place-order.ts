import { cartOperations } from '@tokri/contracts/http';
import type { BodyOf, ResultEntry, orderOperations } from '@tokri/contracts/http';
import type { UpstreamAnswer } from '../upstreams/upstream.ts';
import type { Composition } from './composition.ts';
import type { Forward, ForwardedCall } from './forward.ts';

type PlaceBody = BodyOf<typeof orderOperations.placeOrderWithoutPayment>;

/** Refusals after which the cart looks different from what was quoted (`shapes.md`, Orders). */
const cartChangingCodes = /^(quote-|slot-|coupon-)|^(cart-taken|date-changed|hold-expired|stock-short|credit-short)$/;

export const isAnsweredWithCart = (entry: Pick<ResultEntry, 'Error' | 'Code'>): boolean => entry.Error !== 0 && cartChangingCodes.test(entry.Code);

const entriesOf = (answer: UpstreamAnswer): ResultEntry[] | undefined => {
  if (answer.status !== 200) return undefined;
  try {
    const entries = JSON.parse(answer.body.toString('utf8')) as unknown;
    return Array.isArray(entries) && entries.length > 0 ? (entries as ResultEntry[]) : undefined;
  } catch {
    return undefined;
  }
};

/** The cart as it is now, or null when the cart service does not say: the refusal itself must reach the customer all the same. */
const presentCart = async ({ headers }: ForwardedCall, { UserId, PDate, AddressId }: PlaceBody, forward: Forward): Promise<unknown> => {
  const { 'idempotency-key': _ofTheOrder, 'content-type': _ofTheBody, ...own } = headers;
  try {
    const answer = await forward({ operation: cartOperations.readCart, query: { UId: String(UserId), PDate, AddressId: String(AddressId) }, headers: own });
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
  return { ...answer, body: Buffer.from(JSON.stringify([{ ...first, Cart }, ...entries.slice(1)])) };
};
