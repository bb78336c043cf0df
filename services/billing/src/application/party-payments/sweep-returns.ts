import { dayMs } from '@tokri/contracts/dates';
import { paymentProviders, type PaymentProvider } from '@tokri/contracts/platform';
import { applyReturns } from '../../domain/party-payments/apply-returns.ts';
import type { FoundReturns } from '../../domain/party-payments/provider-returns.ts';
import type { Gateway } from '../ports/gateway.ts';
import { recordSyncErrors } from './record-sync-errors.ts';
import { readChargebacks, syncDuesPayment, type SyncDuesPaymentDeps } from './sync-dues-payment.ts';

/** Webhooks are repeated for a day; refunds of the days before are found once more. */
const refundsOfMs = 3 * dayMs;
/** Banks take a dispute up to 120 days after the payment, and decide weeks later. */
const chargebacksOfMs = 180 * dayMs;

const readReturns = async (
  deps: SyncDuesPaymentDeps,
  gateway: Gateway,
  now: Date,
): Promise<FoundReturns> => {
  const since = (ms: number) => ({ from: new Date(now.getTime() - ms), before: now });
  return {
    refunds: await gateway.listRefunds(since(refundsOfMs)),
    chargebacks: await readChargebacks(deps, gateway, since(chargebacksOfMs)),
  };
};

const sweepProvider = async (
  deps: SyncDuesPaymentDeps,
  provider: PaymentProvider,
): Promise<number> => {
  const gateway = deps.providers.find(provider)?.gateway;
  const now = deps.clock();
  const openedAfter = new Date(now.getTime() - chargebacksOfMs);
  if (!gateway || !(await deps.partyPayments.hasCaptured(provider, openedAfter))) return 0;
  const found = await readReturns(deps, gateway, now);
  const ids = [...found.refunds, ...found.chargebacks].map((one) => one.gatewayPaymentId);
  const payments = await deps.partyPayments.findByGatewayPayments([...new Set(ids)]);
  const behind = payments.filter((payment) => applyReturns(payment, found, now) !== payment);
  for (const { paymentId } of behind)
    await recordSyncErrors(deps, () => syncDuesPayment(deps, paymentId));
  return behind.length;
};

/** Finds refunds and lost disputes of dues whose webhook never came. */
export const sweepReturns = async (deps: SyncDuesPaymentDeps): Promise<number> => {
  let changed = 0;
  for (const provider of paymentProviders)
    changed += (await recordSyncErrors(deps, () => sweepProvider(deps, provider))) ?? 0;
  return changed;
};
