import { orderStatus, type OrderStatus } from '@tokri/contracts';
import {
  contactState,
  orderCancelled,
  orderCaptureDue,
  orderConfirmed,
  orderPlaced,
  orderRejected,
  orderStatusChanged,
  partyState,
} from '@tokri/contracts/events';
import { consumption, on, type Consumption } from '@tokri/service-kit/kafka';
import type { Waiters } from '@tokri/service-kit/use-case';
import {
  followCaptureDue,
  followEnd,
  followPackedShort,
  followPlaced,
  type FollowNeeds,
} from '../application/follow-order.ts';
import { creditBills, issueBills, type BillNeeds } from '../application/issue-bills.ts';

export interface ConsumerNeeds extends FollowNeeds, BillNeeds {
  /** Those who wait for what order says of an order. */
  readonly word: Waiters<OrderStatus>;
  readonly rememberBuyer: (record: {
    key: string;
    seq: number;
    pincode: string;
    stateCode: string;
    sealed: string;
  }) => Promise<void>;
  readonly forgetBuyer: (key: string) => Promise<void>;
}

/** All that this service hears, and what it does about it. */
export const billingConsumption = (needs: ConsumerNeeds): Consumption =>
  consumption({
    group: 'billing',
    handlers: [
      on(
        orderPlaced,
        ({
          occurredAt,
          data: {
            orderId,
            userId,
            partyId,
            transactionNumber,
            payablePaise,
            paymentMethod,
            sale = null,
          },
        }) =>
          followPlaced(needs, {
            orderId,
            userId,
            partyId,
            transactionNumber,
            payablePaise,
            method: paymentMethod,
            placedAt: new Date(occurredAt),
            sale,
          }),
      ),
      on(orderCaptureDue, ({ id, data }) =>
        followCaptureDue(needs, { orderId: data.orderId, eventId: id }),
      ),
      on(orderConfirmed, async ({ data }) => {
        needs.word.tell(data.orderId, orderStatus.Confirmed);
      }),
      on(orderRejected, async ({ id, data }) => {
        needs.word.tell(data.orderId, orderStatus.Rejected);
        await followEnd(needs, { orderId: data.orderId, eventId: id });
      }),
      on(orderCancelled, async ({ id, data }) => {
        await followEnd(needs, { orderId: data.orderId, eventId: id });
        await creditBills(needs, data.orderId);
      }),
      on(orderStatusChanged, async ({ id, data: { orderId, status, packed } }) => {
        if (status !== orderStatus.Packed) return;
        if (packed) await followPackedShort(needs, { orderId, eventId: id, sale: packed.sale });
        await issueBills(needs, orderId);
      }),
      on(
        contactState,
        async ({ key, seq, data }) => {
          if (data.kind === 'address')
            await needs.rememberBuyer({
              key,
              seq,
              pincode: data.pincode,
              stateCode: data.stateCode,
              sealed: data.sealed,
            });
        },
        { onTombstone: needs.forgetBuyer },
      ),
      on(partyState, ({ key, seq, data }) =>
        needs.rememberBuyer({
          key,
          seq,
          pincode: data.pincode,
          stateCode: data.stateCode,
          sealed: data.sealed,
        }),
      ),
    ],
  });
