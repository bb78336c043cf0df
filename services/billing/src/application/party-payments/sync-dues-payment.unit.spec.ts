import type { PaymentProvider } from '@tokri/contracts/platform';
import {
  openForMs,
  openPayment,
  startCheckout,
} from '../../domain/party-payments/online-payment.ts';
import type { PartyPayment } from '../../domain/party-payments/party-payment.ts';
import { GatewayError } from '../ports/gateway.ts';
import { syncDuesPayment, syncOpenedPayments } from './sync-dues-payment.ts';

const at = new Date('2026-11-30T08:00:00Z');
const opened = startCheckout(
  openPayment(
    { partyId: 5, amountPaise: 50_000, by: 7, chosen: [], provider: 'razorpay' },
    { paymentId: 3, at, today: '2026-11-30' },
  ),
  'order_1',
);

const createWorld = (
  fetchAttempts: (() => Promise<readonly object[]>) | null,
  { afterMs = openForMs } = {},
) => {
  let payment: PartyPayment = opened;
  const errors: string[] = [];
  const listChargebacks = jest.fn(async () => []);
  const gateway = { fetchAttempts, listChargebacks };
  const deps = {
    afterMs: 0,
    everyMs: 0,
    clock: () => new Date(at.getTime() + afterMs),
    providers: {
      find: () => (fetchAttempts ? { gateway } : null),
      findGateway: (provider: PaymentProvider) => {
        if (!fetchAttempts) throw new GatewayError('no-response', `no keys of ${provider}`);
        return gateway;
      },
    },
    numbers: { allocate: async () => null },
    bills: { listOutstanding: async () => ({ bills: [], total: 0 }) },
    gatewayErrors: { record: ({ message }: { message: string }) => void errors.push(message) },
    partyPayments: {
      findNumbered: async () => new Set([3]),
      issueReceipt: async () => undefined,
      listOpened: async () => [3],
      recordSync: async () => undefined,
      find: async () => ({ payment, rev: 0 }),
      save: async (_stored: unknown, next: PartyPayment) => {
        payment = next;
        return true;
      },
    },
  } as unknown as Parameters<typeof syncOpenedPayments>[0];
  return { deps, errors, listChargebacks, read: () => payment };
};

describe('syncOpenedPayments', () => {
  it('lets a payment of a provider that is no longer configured expire, without an error', async () => {
    const world = createWorld(null);
    await syncOpenedPayments(world.deps);
    expect(world.read().state).toBe('failed');
    expect(world.errors).toEqual([]);
  });
  it('leaves such a payment open until its time is over', async () => {
    const world = createWorld(null, { afterMs: openForMs - 1 });
    await syncOpenedPayments(world.deps);
    expect(world.read().state).toBe('opened');
  });
  it('keeps a payment open while its provider does not answer', async () => {
    const world = createWorld(() => Promise.reject(new GatewayError('no-response', 'down')));
    await syncOpenedPayments(world.deps);
    expect(world.read().state).toBe('opened');
    expect(world.errors).toEqual(['down']);
  });
});

const capturedAttempt = {
  gatewayPaymentId: 'pay_1',
  gatewayOrderId: 'order_1',
  status: 'captured',
  amountPaise: 50_000,
  refundedPaise: 0,
  currency: 'INR',
};

describe('syncDuesPayment', () => {
  it('asks for disputes only of what was captured before, so that a payer does not wait for them', async () => {
    const world = createWorld(async () => [capturedAttempt]);
    await syncDuesPayment(world.deps, 3);
    expect(world.read().state).toBe('captured');
    expect(world.listChargebacks).not.toHaveBeenCalled();
    await syncDuesPayment(world.deps, 3);
    expect(world.listChargebacks).toHaveBeenCalledTimes(1);
  });
});
