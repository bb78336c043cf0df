import { shopDate } from '@tokri/contracts/dates';
import type { PaymentAttempt } from '../../domain/payments/payment-attempts.ts';
import {
  captureOnline,
  chooseAttempt,
  expirePayment,
  nextOnlineStep,
} from '../../domain/party-payments/online-payment.ts';
import type { PartyPayment } from '../../domain/party-payments/party-payment.ts';
import { applyReturns } from '../../domain/party-payments/apply-returns.ts';
import {
  hasUnreadRefunds,
  type GatewayChargeback,
} from '../../domain/party-payments/provider-returns.ts';
import type { Gateway, GatewayErrorLog, TimeRange } from '../ports/gateway.ts';
import type { StoredPartyPayment } from '../ports/party-payments.ts';
import type { Providers } from '../ports/providers.ts';
import { recordSyncErrors } from './record-sync-errors.ts';
import { settlePayment, type SettlePaymentDeps } from './settle-payment.ts';

export type SyncDuesPaymentDeps = SettlePaymentDeps & {
  readonly providers: Providers;
  readonly gatewayErrors: GatewayErrorLog;
};

export interface SyncedPayment {
  readonly payment: PartyPayment;
  /** The provider knows an attempt that failed and none that can still succeed. */
  readonly hasFailed: boolean;
}

const maxSteps = 20;
const maxPerRun = 50;

const isCaptured = ({ status }: PaymentAttempt): boolean => status === 'captured';

const capture = async (
  { partyPayments }: SyncDuesPaymentDeps,
  stored: StoredPartyPayment,
  { gateway, attempt }: { readonly gateway: Gateway; readonly attempt: PaymentAttempt },
): Promise<void> => {
  const { payment } = stored;
  const { gatewayPaymentId } = attempt;
  if (payment.online?.gatewayPaymentId !== gatewayPaymentId) {
    await partyPayments.save(stored, chooseAttempt(payment, attempt));
    return;
  }
  const gatewayOrderId = payment.online.gatewayOrderId ?? '';
  const { amountPaise } = payment;
  try {
    await gateway.capture({ gatewayOrderId, gatewayPaymentId, amountPaise });
  } catch (error) {
    // Webhook and verification capture at the same time: the provider refuses the second.
    const attempts = await gateway.fetchAttempts(gatewayOrderId);
    if (!attempts.some((one) => one.gatewayPaymentId === gatewayPaymentId && isCaptured(one)))
      throw error;
  }
};

/** A key without access to disputes, or their outage, must hide neither captures nor refunds. */
export const readChargebacks = async (
  deps: Pick<SyncDuesPaymentDeps, 'gatewayErrors'>,
  gateway: Gateway,
  created: TimeRange,
): Promise<readonly GatewayChargeback[]> =>
  (await recordSyncErrors(deps, () => gateway.listChargebacks(created))) ?? [];

const readReturns = async (
  deps: SyncDuesPaymentDeps,
  payment: PartyPayment,
  {
    gateway,
    attempts,
  }: { readonly gateway: Gateway; readonly attempts: readonly PaymentAttempt[] },
): Promise<PartyPayment> => {
  const { clock } = deps;
  const gatewayPaymentId = payment.online?.gatewayPaymentId ?? '';
  const attempt = attempts.find((one) => one.gatewayPaymentId === gatewayPaymentId);
  const isUnread = attempt && hasUnreadRefunds(payment, attempt.refundedPaise);
  const refunds = isUnread ? await gateway.fetchRefunds(gatewayPaymentId) : [];
  const chargebacks = await readChargebacks(deps, gateway, { from: payment.at, before: clock() });
  return applyReturns(payment, { refunds, chargebacks }, clock());
};

/**
 * Verification, webhook and periodic job update an online payment of dues through this function. It
 * reads the provider, captures at most one attempt, allocates what is captured, and takes back what the
 * provider returned of a payment that was captured before. @throws GatewayError
 */
export const syncDuesPayment = async (
  deps: SyncDuesPaymentDeps,
  paymentId: number,
): Promise<SyncedPayment | null> => {
  let wasCaptured: boolean | null = null;
  for (let turn = 0; turn < maxSteps; turn += 1) {
    const stored = await deps.partyPayments.find(paymentId);
    if (!stored?.payment.online) return null;
    const { payment } = stored;
    const { gatewayOrderId, provider } = stored.payment.online;
    if (gatewayOrderId === null) return { payment, hasFailed: false };
    const gateway = deps.providers.findGateway(provider);
    const attempts = await gateway.fetchAttempts(gatewayOrderId);
    const step = nextOnlineStep(payment, attempts);
    wasCaptured ??= payment.state === 'captured' || payment.state === 'reversed';
    if (step.kind === 'none') {
      const returned = wasCaptured
        ? await readReturns(deps, payment, { gateway, attempts })
        : payment;
      if (returned !== payment) {
        await deps.partyPayments.save(stored, returned);
        continue;
      }
      await settlePayment(deps, paymentId);
      return { payment, hasFailed: step.isFailed };
    }
    if (step.kind === 'capture') await capture(deps, stored, { gateway, attempt: step.attempt });
    else
      await deps.partyPayments.save(
        stored,
        captureOnline(payment, step.attempt, shopDate(deps.clock())),
      );
  }
  throw new Error(`payment ${paymentId} changes too often to be synchronized`);
};

const expire = async (
  { partyPayments, clock }: SyncDuesPaymentDeps,
  paymentId: number,
): Promise<void> => {
  const stored = await partyPayments.find(paymentId);
  if (!stored) return;
  const expired = expirePayment(stored.payment, clock());
  if (expired !== stored.payment) await partyPayments.save(stored, expired);
};

/** Without the keys of a former provider, nobody can read it or pay with it. */
const canRead = async (
  { partyPayments, providers }: SyncDuesPaymentDeps,
  paymentId: number,
): Promise<boolean> => {
  const provider = (await partyPayments.find(paymentId))?.payment.online?.provider;
  return provider !== undefined && providers.find(provider) !== null;
};

/**
 * The provider is read before a payment expires; without its answer the payment stays open. That of a
 * provider which the shop no longer uses expires like the others.
 */
export const syncOpenedPayments = async (
  deps: SyncDuesPaymentDeps & { readonly afterMs: number; readonly everyMs: number },
): Promise<number> => {
  const now = deps.clock().getTime();
  const opened = await deps.partyPayments.listOpened({
    openedBefore: new Date(now - deps.afterMs),
    syncedBefore: new Date(now - deps.everyMs),
    limit: maxPerRun,
  });
  for (const paymentId of opened) {
    await deps.partyPayments.recordSync(paymentId, deps.clock());
    await recordSyncErrors(deps, async () => {
      if (await canRead(deps, paymentId)) await syncDuesPayment(deps, paymentId);
      await expire(deps, paymentId);
    });
  }
  return opened.length;
};
