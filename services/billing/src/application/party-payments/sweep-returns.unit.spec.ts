import type { PaymentProvider } from '@tokri/contracts/platform';
import { recorded } from '../../testing/party-payments.ts';
import { GatewayError, type Gateway } from '../ports/gateway.ts';
import { sweepReturns } from './sweep-returns.ts';
import type { SyncDuesPaymentDeps } from './sync-dues-payment.ts';

const now = new Date('2026-11-30T08:00:00Z');
const payment = {
  ...recorded({ amountPaise: 50_000 }),
  number: 'RC/26-27/000001',
  online: { provider: 'stripe', gatewayOrderId: 'pi_1', gatewayPaymentId: 'ch_1' },
} as const;
const chargeback = { chargebackId: 'dp_1', gatewayPaymentId: 'ch_1', amountPaise: 50_000 };

const createWorld = (gateways: Partial<Record<PaymentProvider, object>>, isCaptured = true) => {
  const errors: string[] = [];
  const synced: number[] = [];
  const asked: PaymentProvider[] = [];
  const deps = {
    clock: () => now,
    providers: {
      find: (name: PaymentProvider) => {
        const gateway = gateways[name] as Gateway | undefined;
        return gateway ? { gateway } : null;
      },
    },
    gatewayErrors: { record: ({ message }: { message: string }) => void errors.push(message) },
    partyPayments: {
      hasCaptured: async (provider: PaymentProvider) => {
        asked.push(provider);
        return isCaptured;
      },
      findByGatewayPayments: async (ids: readonly string[]) =>
        ids.includes('ch_1') ? [payment] : [],
      find: async (paymentId: number) => {
        synced.push(paymentId);
        return null;
      },
    },
  } as unknown as SyncDuesPaymentDeps;
  return { deps, errors, synced, asked };
};
const gateway = (chargebacks: readonly object[], refunds: readonly object[] = []) => ({
  listRefunds: async () => refunds,
  listChargebacks: async () => chargebacks,
});

describe('sweepReturns', () => {
  it('synchronizes the payments of which the provider knows more', async () => {
    const { deps, synced, asked } = createWorld({ stripe: gateway([chargeback]) });
    expect(await sweepReturns(deps)).toBe(1);
    expect(synced).toEqual([1]);
    expect(asked).toEqual(['stripe']);
  });
  it('leaves payments whose returns are known', async () => {
    const { deps, synced } = createWorld({
      stripe: gateway(
        [],
        [{ gatewayPaymentId: 'ch_1', gatewayRefundId: 're_1', status: 'failed' }],
      ),
    });
    expect(await sweepReturns(deps)).toBe(0);
    expect(synced).toEqual([]);
  });
  it('asks no provider for a shop without online payments of dues', async () => {
    const listRefunds = jest.fn();
    const { deps } = createWorld({ stripe: { listRefunds } }, false);
    expect(await sweepReturns(deps)).toBe(0);
    expect(listRefunds).not.toHaveBeenCalled();
  });
  it('goes on with the other provider when one does not answer', async () => {
    const down = {
      listRefunds: () => Promise.reject(new GatewayError('no-response', 'list refunds: down')),
    };
    const { deps, errors, synced } = createWorld({ razorpay: down, stripe: gateway([chargeback]) });
    expect(await sweepReturns(deps)).toBe(1);
    expect(errors).toEqual(['list refunds: down']);
    expect(synced).toEqual([1]);
  });
  it('reads refunds when the key has no access to disputes', async () => {
    const noDisputes = {
      listRefunds: async () => [
        {
          gatewayPaymentId: 'ch_1',
          gatewayRefundId: 're_1',
          amountPaise: 50_000,
          status: 'processed',
        },
      ],
      listChargebacks: () => Promise.reject(new GatewayError('refused', 'list disputes: 403')),
    };
    const { deps, errors, synced } = createWorld({ stripe: noDisputes });
    expect(await sweepReturns(deps)).toBe(1);
    expect(errors).toEqual(['list disputes: 403']);
    expect(synced).toEqual([1]);
  });
});
