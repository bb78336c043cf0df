import { buildAttempt, buildGatewayRefund, openPayment } from '../../testing/payments.ts';
import type { PaymentAttempt } from '../payments/payment-attempts.ts';
import type { GatewayRefund } from '../refunds/gateway-refunds.ts';
import type { Payment, Refund } from '../payments/payment.ts';
import { compareBooks, sumProviderBooks } from './compare-books.ts';

const captured: Payment = { ...openPayment, state: 'captured', gatewayPaymentId: 'pay_1' };
const refund: Refund = {
  refundId: 'refund-42-1',
  gatewayPaymentId: 'pay_1',
  amountPaise: 1_000,
  state: 'processed',
  failures: 0,
};
const refunded: Payment = { ...captured, state: 'partly-refunded', refunds: [refund] };
const capturedThere = buildAttempt('captured');

interface Books {
  readonly payments?: readonly Payment[];
  readonly attempts?: readonly PaymentAttempt[];
  readonly refunds?: readonly GatewayRefund[];
  readonly laterPaymentIds?: readonly string[];
  readonly opened?: readonly Payment[];
}

const compare = ({
  payments = [],
  attempts = [capturedThere],
  refunds = [],
  laterPaymentIds = [],
  opened = payments,
}: Books) =>
  compareBooks({ payments: attempts, refunds, laterPaymentIds }, { opened, known: payments }).map(
    ({ kind, orderId, shopPaise, providerPaise }) => [kind, orderId, shopPaise, providerPaise],
  );

describe('compareBooks', () => {
  it.each<[string, Books]>([
    ['a captured payment', { payments: [captured] }],
    [
      'a refund that both made',
      {
        payments: [refunded],
        attempts: [buildAttempt('captured', { refundedPaise: 1_000 })],
        refunds: [buildGatewayRefund({ amountPaise: 1_000 })],
      },
    ],
    [
      'a refund that the provider counts from its request on',
      {
        payments: [{ ...refunded, refunds: [{ ...refund, state: 'pending' }] }],
        attempts: [buildAttempt('captured', { refundedPaise: 1_000 })],
      },
    ],
    ['a failed attempt that nobody knows', { attempts: [buildAttempt('failed')] }],
    [
      'an authorization that was released',
      { payments: [openPayment], attempts: [buildAttempt('refunded', { refundedPaise: 51_000 })] },
    ],
    [
      'a second payment of an order that the shop refunds',
      {
        payments: [
          { ...captured, refunds: [{ ...refund, gatewayPaymentId: 'pay_2', amountPaise: 51_000 }] },
        ],
        attempts: [capturedThere, buildAttempt('captured', { gatewayPaymentId: 'pay_2' })],
      },
    ],
    [
      'an order opened before midnight and paid after it',
      { payments: [captured], attempts: [], laterPaymentIds: ['pay_1'] },
    ],
    [
      'a failed refund',
      { payments: [captured], refunds: [buildGatewayRefund({ status: 'failed' })] },
    ],
  ])('finds no difference in %s', (_books, books) => {
    expect(compare(books)).toEqual([]);
  });

  it.each<[string, Books, unknown[]]>([
    ['a payment that no order knows', {}, ['unknown-payment', null, 0, 51_000]],
    [
      'a second payment of an order that the shop does not know',
      {
        payments: [{ ...captured, gatewayPaymentId: 'pay_0' }],
        opened: [],
      },
      ['unknown-payment', 42, 0, 51_000],
    ],
    [
      'a captured payment that the provider does not list',
      { payments: [captured], attempts: [] },
      ['missing-at-provider', 42, 51_000, 0],
    ],
    [
      'a capture that the shop missed',
      { payments: [{ ...openPayment, gatewayPaymentId: 'pay_1' }] },
      ['not-captured-here', 42, 0, 51_000],
    ],
    [
      'a capture that the provider does not know',
      { payments: [captured], attempts: [buildAttempt('authorized')] },
      ['not-captured-at-provider', 42, 51_000, 0],
    ],
    [
      'another amount',
      { payments: [captured], attempts: [buildAttempt('captured', { amountPaise: 50_999 })] },
      ['amount-differs', 42, 51_000, 50_999],
    ],
    [
      'a refund that only the shop knows',
      { payments: [refunded] },
      ['refunded-amount-differs', 42, 1_000, 0],
    ],
    [
      'a refund that only the provider knows',
      {
        payments: [captured],
        refunds: [buildGatewayRefund({ refundId: '', amountPaise: 700 })],
      },
      ['unknown-refund', 42, 0, 700],
    ],
    [
      'a refund of a payment that nobody knows',
      { attempts: [], refunds: [buildGatewayRefund({ gatewayPaymentId: 'pay_9' })] },
      ['unknown-refund', null, 0, 51_000],
    ],
  ])('finds %s', (_fault, books, difference) => {
    expect(compare(books)).toEqual([difference]);
  });

  it('lists the largest amount first', () => {
    const found = compare({
      payments: [refunded],
      attempts: [
        buildAttempt('captured', { gatewayPaymentId: 'pay_8', amountPaise: 200 }),
        capturedThere,
      ],
    });
    expect(found.map(([kind]) => kind)).toEqual(['refunded-amount-differs', 'unknown-payment']);
  });

  it('gives a difference the same id when the day is compared again', () => {
    const books = { payments: [capturedThere], refunds: [], laterPaymentIds: [] };
    const [first, second] = [1, 2].map(() => compareBooks(books, { opened: [], known: [] }));
    expect(first?.map(({ id }) => id)).toEqual(second?.map(({ id }) => id));
  });
});

it('sums what the provider holds and what it gave back', () => {
  expect(
    sumProviderBooks({
      payments: [
        capturedThere,
        buildAttempt('refunded', { refundedPaise: 51_000 }),
        buildAttempt('failed'),
      ],
      refunds: [buildGatewayRefund(), buildGatewayRefund({ status: 'failed' })],
      laterPaymentIds: [],
    }),
  ).toEqual({ payments: 2, capturedPaise: 102_000, refunds: 1, refundedPaise: 51_000 });
});
