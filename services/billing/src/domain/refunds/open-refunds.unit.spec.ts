import { buildAttempt, buildGatewayRefund, now, openPayment } from '../../testing/payments.ts';
import { applyAttempt } from '../payments/payment-attempts.ts';
import {
  createCashPayment,
  withoutEvents,
  type Decision,
  type Payment,
} from '../payments/payment.ts';
import { applyRefund, type GatewayRefund } from './gateway-refunds.ts';
import { withOpenRefundsChange } from './open-refunds.ts';
import { recordManualRefund, refundAll, refundDownTo } from './refunds.ts';

type Step = (payment: Payment) => Decision;

const captured = applyAttempt(openPayment, buildAttempt('captured')).payment;
const cash = createCashPayment({ orderId: 42, userId: 7, amountPaise: 51_000 }, now).payment;

const attempt =
  (...args: Parameters<typeof buildAttempt>): Step =>
  (payment) =>
    applyAttempt(payment, buildAttempt(...args));
const report =
  (changes: Partial<GatewayRefund>): Step =>
  (payment) =>
    applyRefund(payment, buildGatewayRefund(changes), now);
const onDashboard = (amountPaise: number, status: GatewayRefund['status']): Step =>
  report({ refundId: '', gatewayRefundId: 'rfnd_dashboard', amountPaise, status });
const refundPart: Step = (payment) => refundDownTo(payment, payment.retainedPaise - 11_000);

/** What is published about open refunds when each step is saved; the other events do not matter. */
const publish = (start: Payment, ...steps: readonly Step[]): readonly boolean[] => {
  let payment = start;
  return steps.flatMap((step) => {
    const before = payment;
    const decision = withOpenRefundsChange(before, step(before));
    ({ payment } = decision);
    return decision.events.flatMap((event) =>
      event.kind === 'open-refunds-changed' ? [event.hasOpen] : [],
    );
  });
};

describe('withOpenRefundsChange', () => {
  it.each<[string, Payment, readonly Step[]]>([
    [
      'processed by the provider',
      captured,
      [
        refundPart,
        report({ amountPaise: 11_000, status: 'pending' }),
        report({ amountPaise: 11_000 }),
      ],
    ],
    [
      'processed after it failed',
      captured,
      [
        refundPart,
        report({ amountPaise: 11_000, status: 'failed' }),
        report({ refundId: 'refund-42-1-again-1', amountPaise: 11_000 }),
      ],
    ],
    [
      'handed back by staff',
      cash,
      [
        refundPart,
        (payment) => {
          const recorded = recordManualRefund(payment, {
            way: 'cash',
            reference: '',
            amountPaise: 11_000,
            by: 1,
            at: now,
            requestId: 'request-1',
          });
          return recorded.ok ? recorded.value : withoutEvents(payment);
        },
      ],
    ],
    [
      'a release of an authorization that ended',
      applyAttempt(openPayment, buildAttempt('authorized')).payment,
      [refundAll, attempt('refunded')],
    ],
    ['covered by one on the dashboard', captured, [refundPart, onDashboard(11_000, 'processed')]],
    [
      'covered after it failed',
      captured,
      [
        refundPart,
        report({ amountPaise: 11_000, status: 'pending' }),
        onDashboard(20_000, 'processed'),
        report({ amountPaise: 11_000, status: 'failed' }),
      ],
    ],
    [
      'one on the dashboard that fails',
      captured,
      [onDashboard(5_000, 'pending'), onDashboard(5_000, 'failed')],
    ],
    [
      'that of a second payment',
      captured,
      [
        attempt('captured', { gatewayPaymentId: 'pay_2' }),
        report({ gatewayPaymentId: 'pay_2', gatewayRefundId: 'rfnd_2' }),
      ],
    ],
  ])('publishes that a refund opens and closes: %s', (_way, payment, steps) => {
    expect(publish(payment, ...steps)).toEqual([true, false]);
  });

  it('publishes nothing while one of two refunds stays open', () => {
    const both = publish(
      captured,
      refundPart,
      refundPart,
      report({ refundId: 'refund-42-2', gatewayRefundId: 'rfnd_2', amountPaise: 11_000 }),
    );
    expect(both).toEqual([true]);
  });

  it('publishes the change after the event of the refund', () => {
    const { payment } = refundPart(captured);
    const { events } = withOpenRefundsChange(payment, report({ amountPaise: 11_000 })(payment));
    expect(events.map(({ kind }) => kind)).toEqual(['refunded', 'open-refunds-changed']);
  });

  it('publishes an open refund from before such were published, and only that', () => {
    const open = refundPart(captured).payment;
    const publishOld = (payment: Payment) =>
      withOpenRefundsChange(payment, withoutEvents(payment), false).events;
    expect(publishOld(open)).toEqual([{ kind: 'open-refunds-changed', hasOpen: true }]);
    expect(publishOld(captured)).toEqual([]);
  });

  it('publishes nothing for a refund that opens and closes at once', () => {
    expect(publish(captured, onDashboard(5_000, 'processed'))).toEqual([]);
  });
});
