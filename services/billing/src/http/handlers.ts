import {
  orderStatus,
  paymentStatus,
  toPaise,
  toRupees,
  type Language,
  type OrderStatus,
  type PaymentProvider,
} from '@tokri/contracts';
import { done, may, refused, type billingOperations, type Caller } from '@tokri/contracts/http';
import { createHandlers, type BoundHandlers, type Call } from '@tokri/service-kit/http';
import type { Waiters } from '@tokri/service-kit/use-case';
import type { BillStore } from '../application/ports/bills.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { PaymentStore } from '../application/ports/payments.ts';
import type { SaleStore } from '../application/ports/sales.ts';
import {
  billOfOrder,
  billsOfOrder,
  duePaise,
  type Reader,
  type ReadNeeds,
} from '../application/read-bills.ts';
import type { PartyNeeds } from '../application/party-account.ts';
import type { FollowNeeds } from '../application/follow-order.ts';
import { handBackCash } from '../application/hand-back-cash.ts';
import { readPaymentSecret } from '../application/read-payment-secret.ts';
import { recordCash } from '../application/record-cash.ts';
import { takeEvent, type TakeNeeds } from '../application/take-event.ts';
import { verifyPayment, type VerifyNeeds } from '../application/verify-payment.ts';
import type { Bill } from '../domain/bill.ts';
import { verified } from '../domain/verified.ts';
import type { BillLinks } from './bill-links.ts';
import { presentBill, type Supplier } from './present-bill.ts';
import { partyHandlers } from './party-handlers.ts';
import { refusalText } from './texts.ts';

export interface HandlerNeeds extends FollowNeeds, VerifyNeeds, TakeNeeds, ReadNeeds, PartyNeeds {
  readonly bills: BillStore;
  readonly payments: PaymentStore;
  readonly sales: SaleStore;
  readonly clock: Clock;
  readonly word: Waiters<OrderStatus>;
  readonly links: BillLinks;
  readonly supplier: Supplier;
}

/** O13 waits this long for the order to settle (architecture.md 3); afterwards the live stream tells the rest. */
const settleWaitMs = 1500;

const readerOf = (caller: Caller): Reader => ({
  userId: caller.userId,
  isStaff: may(caller, 'transactions'),
});

/** One document as its rows answer it. */
export const billPresenter =
  (needs: Pick<HandlerNeeds, 'clock' | 'links' | 'supplier' | 'sales' | 'payments'>) =>
  async (bill: Bill) =>
    presentBill(bill, {
      supplier: needs.supplier,
      duePaise: await duePaise(needs, bill),
      pdfUrl:
        bill.kind === 'OrderConfirmation' ? '' : needs.links.linkTo(bill.billId, needs.clock()),
    });

/** Binds the rows of the contract to the use cases. */
export const billingHandlers = (needs: HandlerNeeds): BoundHandlers => {
  const { word } = needs;
  const present = billPresenter(needs);
  const refusal = (code: Parameters<typeof refusalText>[0], language: Language) => ({
    body: [refused(code, refusalText(code, language))],
  });
  const taken =
    (provider: PaymentProvider) =>
    async ({
      raw = Buffer.alloc(0),
      declaredHeaders: headers,
    }: Pick<Call, 'raw' | 'declaredHeaders'>) => ({
      body: { Taken: await takeEvent(needs, { provider, raw, headers }) },
    });

  return createHandlers<typeof billingOperations>({
    ...partyHandlers({ ...needs, present }),
    'read-bills-of-order': async ({ query, caller }) => ({
      body: await Promise.all(
        (await billsOfOrder(needs, query.Transid, readerOf(caller))).map(present),
      ),
    }),
    'read-bill': async ({ query, caller }) => ({
      body: [
        await present(
          await billOfOrder(needs, { orderId: query.TRANSID, billId: query.ID }, readerOf(caller)),
        ),
      ],
    }),
    'record-cash': async ({ query, language }) => {
      const outcome = await recordCash(needs, { orderId: query.id, status: query.status });
      return outcome.ok
        ? { body: [done(query.id, { PaymentStatus: outcome.value })] }
        : refusal(outcome.code, language);
    },
    'hand-back-cash': async ({ body, caller, language }) => {
      const outcome = await handBackCash(needs, {
        orderId: body.TransactionId,
        way: body.Way,
        reference: body.Reference,
        amountPaise: toPaise(body.Amount),
        by: caller.userId,
      });
      if (!outcome.ok) return refusal(outcome.code, language);
      const { amountPaise, isWhole } = outcome.value;
      return {
        body: [
          done(body.TransactionId, {
            Amount: toRupees(amountPaise),
            PaymentStatus: isWhole ? paymentStatus.Refunded : paymentStatus.PartlyRefunded,
          }),
        ],
      };
    },
    'verify-payment': async ({ body, caller, language }) => {
      const settled = word.wait(body.TransactionId, settleWaitMs);
      const outcome = await verifyPayment(needs, {
        orderId: body.TransactionId,
        userId: caller.userId,
        word:
          'payment_intent' in body
            ? { kind: 'named', gatewayOrderId: body.payment_intent }
            : {
                kind: 'signed',
                gatewayPaymentId: body.razorpay_payment_id,
                signature: body.razorpay_signature,
              },
      });
      if (!outcome.ok) return refusal(outcome.code, language);
      const now = verified(outcome.value, null);
      const told =
        now.status === orderStatus.AwaitingPayment ? verified(outcome.value, await settled) : now;
      return {
        body: [
          done(body.TransactionId, { Status: told.status, PaymentStatus: told.paymentStatus }),
        ],
      };
    },
    'read-payment-secret': async ({ query, caller }) => {
      const { provider, clientSecret } = await readPaymentSecret(needs, {
        orderId: query.TransactionId,
        userId: caller.userId,
      });
      return { body: [{ Provider: provider, ClientSecret: clientSecret }] };
    },
    'take-razorpay-event': taken('razorpay'),
    'take-stripe-event': taken('stripe'),
  });
};
