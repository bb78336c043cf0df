import fc from 'fast-check';
import { buildAttempt, now, openPayment } from '../../testing/payments.ts';
import { nextTask } from '../../domain/payments/gateway-tasks.ts';
import { applyAttempt } from '../../domain/payments/payment-attempts.ts';
import type { Decision, Payment, PaymentEvent } from '../../domain/payments/payment.ts';
import type { GatewayRefund } from '../../domain/refunds/gateway-refunds.ts';
import { refundDownTo, refundEndedOrder } from '../../domain/refunds/refunds.ts';
import { advancePayment } from './advance-payment.ts';
import { syncWithGateway } from './sync-with-gateway.ts';
import { updatePayment } from './update-payment.ts';
import { GatewayError } from '../ports/gateway.ts';

const amountPaise = openPayment.amountPaise;
type Schedule = <T>(name: string, result: () => T) => Promise<T>;

/** Refuses what exceeds the captured amount, and another amount under a known key, as providers do. */
const createGatewayModel = (schedule: Schedule) => {
  let refunds: GatewayRefund[] = [];
  let lostAnswers = 0;
  const sum = (isCounted: (refund: GatewayRefund) => boolean) =>
    refunds.filter(isCounted).reduce((total, refund) => total + refund.amountPaise, 0);
  const takenPaise = () => sum(({ status }) => status !== 'failed');
  const create = (refundId: string, requestedPaise: number): GatewayRefund => {
    if (requestedPaise <= 0 || requestedPaise > amountPaise - takenPaise())
      throw new GatewayError('refused', 'more than is left');
    const refund = {
      gatewayRefundId: `rfnd_${refunds.length + 1}`,
      gatewayPaymentId: 'pay_1',
      refundId,
      amountPaise: requestedPaise,
      status: 'pending',
    } as const;
    refunds = [...refunds, refund];
    return refund;
  };
  const finish = (status: 'processed' | 'failed'): void => {
    refunds = refunds.map((refund) =>
      refund.status === 'pending' ? { ...refund, status } : refund,
    );
  };
  const request = ({ refundId, amountPaise: requestedPaise }: GatewayRefund): GatewayRefund => {
    const known = refunds.find((refund) => refund.refundId === refundId);
    if (known && known.amountPaise !== requestedPaise)
      throw new GatewayError('refused', 'another amount under this key');
    const refund = known ?? create(refundId, requestedPaise);
    if (lostAnswers === 0) return refund;
    lostAnswers -= 1;
    throw new GatewayError('no-response', 'refund: no response');
  };
  return {
    finish,
    loseAnswer: () => {
      lostAnswers += 1;
    },
    refundOnDashboard: (wantedPaise: number): void => {
      const leftPaise = amountPaise - takenPaise();
      if (leftPaise > 0) create('', Math.min(wantedPaise, leftPaise));
    },
    refundedPaise: () => takenPaise(),
    madeOnDashboardPaise: () =>
      sum((refund) => refund.refundId === '' && refund.status !== 'failed'),
    gateway: {
      fetchAttempts: () =>
        schedule('payments', () => [
          buildAttempt(takenPaise() === amountPaise ? 'refunded' : 'captured', {
            refundedPaise: takenPaise(),
          }),
        ]),
      fetchRefunds: () => schedule('refunds', () => refunds),
      refund: (refund: GatewayRefund) => schedule('refund', () => request(refund)),
    },
  };
};

const createPaymentStore = () => {
  let stored = {
    payment: applyAttempt(openPayment, buildAttempt('captured')).payment,
    rev: 0,
    seq: 0,
  };
  let beforeLastWrite = stored;
  const events: PaymentEvent[] = [];
  return {
    payment: () => stored.payment,
    events,
    payments: {
      findByOrder: () => Promise.resolve(stored),
      /** As if another process had written last. */
      findLastWritten: () => Promise.resolve(beforeLastWrite),
      save: ({ rev }: { readonly rev: number }, decision: Decision) => {
        if (rev !== stored.rev) return Promise.resolve(false);
        beforeLastWrite = stored;
        stored = { ...stored, payment: decision.payment, rev: rev + 1 };
        events.push(...decision.events);
        return Promise.resolve(true);
      },
    },
  };
};

type Step = readonly [
  kind: 'pack' | 'end' | 'dashboard' | 'finish' | 'fail' | 'lose' | 'advance' | 'sync',
  paise: number,
];

const createScenario = (schedule: Schedule) => {
  const model = createGatewayModel(schedule);
  const store = createPaymentStore();
  let hours = 0;
  const deps = {
    payments: store.payments,
    providers: { findGateway: () => model.gateway },
    clock: () => new Date(now.getTime() + (hours += 1) * 3_600_000),
    gatewayErrors: { record: () => undefined, clear: () => undefined },
    enqueueTask: () => undefined,
  } as never as Parameters<typeof syncWithGateway>[0];
  let targetPaise = 0;
  const decide = (retainedPaise: number, change: (payment: Payment) => Decision) => {
    targetPaise = Math.max(targetPaise, amountPaise - retainedPaise);
    return schedule('decide', () => updatePayment(deps.payments, { orderId: 42 }, change));
  };
  const sync = async () => syncWithGateway(deps, await store.payments.findByOrder());
  const advance = () => advancePayment(deps, 42);
  const run = async ([kind, paise]: Step): Promise<void> => {
    switch (kind) {
      case 'pack':
        await decide(paise, (payment) => refundDownTo(payment, paise));
        return;
      case 'end':
        await decide(0, refundEndedOrder);
        return;
      case 'dashboard':
        return schedule(kind, () => model.refundOnDashboard(paise));
      case 'finish':
        return schedule(kind, () => model.finish('processed'));
      case 'fail':
        return schedule(kind, () => model.finish('failed'));
      case 'lose':
        return schedule(kind, model.loseAnswer);
      case 'sync':
        await sync();
        return;
      case 'advance':
        return advance();
    }
  };
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 12; round += 1) {
      await advance();
      model.finish('processed');
      await sync();
    }
  };
  return { model, store, run, settle, targetPaise: () => targetPaise };
};

const expectStoreToMatch = ({
  model,
  store,
  targetPaise,
}: ReturnType<typeof createScenario>): void => {
  const payment = store.payment();
  const refundedPaise = model.refundedPaise();
  const processed = payment.refunds.filter(({ state }) => state === 'processed');
  const sum = (refunds: readonly { readonly amountPaise: number }[]) =>
    refunds.reduce((total, refund) => total + refund.amountPaise, 0);
  expect(sum(processed)).toBe(refundedPaise);
  expect(refundedPaise).toBeGreaterThanOrEqual(targetPaise());
  expect(sum(processed.filter(({ isProviderRefund }) => !isProviderRefund))).toBeLessThanOrEqual(
    targetPaise(),
  );
  expect(nextTask(payment)).toBeNull();
  expect(payment.refunds.map(({ state }) => state)).not.toContain('pending');
  const partState = refundedPaise === 0 ? 'captured' : 'partly-refunded';
  expect(payment.state).toBe(refundedPaise === amountPaise ? 'refunded' : partState);
  const refunded = store.events.filter((event) => event.kind === 'refunded');
  expect(refunded.reduce((total, { nowPaise }) => total + nowPaise, 0)).toBe(refundedPaise);
  expect(refunded.at(-1)?.amountPaise ?? 0).toBe(refundedPaise);
  expect(refunded.at(-1)?.atProviderPaise ?? 0).toBe(model.madeOnDashboardPaise());
};

const step = fc.tuple(
  fc.constantFrom<Step[0]>(
    ...(['pack', 'end', 'dashboard', 'finish', 'fail', 'lose', 'advance', 'sync'] as const),
  ),
  fc.integer({ min: 1, max: amountPaise }),
);
const directly: Schedule = async (_name, result) => result();

describe('refunds of the shop and refunds on the provider’s dashboard', () => {
  it('match the gateway after any sequence of steps', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const scenario = createScenario(directly);
        for (const next of steps) await scenario.run(next);
        await scenario.settle();
        expectStoreToMatch(scenario);
      }),
      { seed: 11, numRuns: 1_500 },
    );
  });

  it('match the gateway after any interleaving of steps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 8 }),
        fc.scheduler(),
        async (steps, scheduler) => {
          let isSettling = false;
          const scenario = createScenario((name, result) =>
            isSettling
              ? directly(name, result)
              : scheduler.schedule(Promise.resolve(), name).then(result),
          );
          const running = Promise.all(steps.map((next) => scenario.run(next)));
          await scheduler.waitFor(running);
          isSettling = true;
          await scenario.settle();
          expectStoreToMatch(scenario);
        },
      ),
      { seed: 12, numRuns: 800 },
    );
  });
});
