import { shopDate } from '@tokri/contracts/dates';
import { maxRupees } from '@tokri/contracts/money';
import type { PaymentProvider } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import { err, ok, type Err, type Ok, type Result } from '@tokri/contracts/result';
import {
  checkChoice,
  type BillChoice,
  type ChoiceError,
} from '../../domain/party-payments/check-choice.ts';
import {
  failPayment,
  openPayment,
  startCheckout,
} from '../../domain/party-payments/online-payment.ts';
import type { PartyPayment } from '../../domain/party-payments/party-payment.ts';
import { GatewayError } from '../ports/gateway.ts';
import type { CheckoutResult } from '../ports/providers.ts';
import { recordGatewayError } from '../payments/record-gateway-error.ts';
import { syncDuesPayment, type SyncDuesPaymentDeps } from './sync-dues-payment.ts';

const maxPaise = maxRupees * 100;

export interface PayOutstandingCommand {
  readonly partyId: number;
  readonly by: number;
  readonly choice: readonly BillChoice[];
  readonly onAccountPaise: number;
}

const openAtProvider = async (
  { partyPayments, providers, gatewayErrors }: SyncDuesPaymentDeps,
  payment: PartyPayment,
): Promise<Result<PartyPayment, 'gateway-unavailable'>> => {
  const { paymentId, amountPaise } = payment;
  const stored = await partyPayments.find(paymentId);
  if (!stored) throw new Error(`payment ${paymentId} is not stored`);
  try {
    const gatewayOrderId = await providers
      .findGateway(providers.active)
      .openOrder({ duesPaymentId: paymentId, amountPaise });
    const opened = startCheckout(payment, gatewayOrderId);
    if (!(await partyPayments.save(stored, opened))) throw new ProblemError('conflict');
    return ok(opened);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    recordGatewayError(gatewayErrors, { task: 'open', orderId: 0, attempts: 1 }, error);
    await partyPayments.save(stored, failPayment(payment));
    return err('gateway-unavailable');
  }
};

/** Stored before the provider is asked, so that no order of the provider is without a payment. */
export const payOutstanding = async (
  deps: SyncDuesPaymentDeps,
  { partyId, by, choice, onAccountPaise }: PayOutstandingCommand,
): Promise<Ok<PartyPayment> | ChoiceError | Err<'payment-too-high' | 'gateway-unavailable'>> => {
  const amountPaise = choice.reduce((sum, bill) => sum + bill.amountPaise, onAccountPaise);
  if (amountPaise > maxPaise) return err('payment-too-high');
  const bills = await deps.bills.findByIds(choice.map(({ billId }) => billId));
  const chosen = checkChoice(partyId, choice, bills);
  if (!chosen.ok) return chosen;
  const at = deps.clock();
  const payment = openPayment(
    { partyId, by, amountPaise, chosen: chosen.value, provider: deps.providers.active },
    { paymentId: await deps.partyPayments.nextId(), at, today: shopDate(at) },
  );
  await deps.partyPayments.insertOrFind(payment);
  return openAtProvider(deps, payment);
};

export interface DuesPaymentOf {
  readonly partyId: number;
  readonly paymentId: number;
}

const findOnline = async (
  { partyPayments }: Pick<SyncDuesPaymentDeps, 'partyPayments'>,
  { partyId, paymentId }: DuesPaymentOf,
) => {
  const stored = await partyPayments.find(paymentId);
  const online = stored?.payment.partyId === partyId ? stored.payment.online : null;
  return online?.gatewayOrderId ? { ...online, gatewayOrderId: online.gatewayOrderId } : null;
};

type VerifyError =
  | 'unknown-payment'
  | 'signature-wrong'
  | 'payment-mismatch'
  | 'payment-failed'
  | 'gateway-unavailable';

/** The result of the dialog is only a reason to ask the provider. */
export const verifyDuesPayment = async (
  deps: SyncDuesPaymentDeps,
  { checkoutResult, ...of }: DuesPaymentOf & { readonly checkoutResult: CheckoutResult },
): Promise<Result<PartyPayment, VerifyError>> => {
  const online = await findOnline(deps, of);
  if (!online) return err('unknown-payment');
  const { gatewayOrderId, provider } = online;
  if (checkoutResult.kind === 'named') {
    if (checkoutResult.gatewayOrderId !== gatewayOrderId) return err('payment-mismatch');
  } else if (
    !deps.providers.find(provider)?.isCheckoutSigned({ ...checkoutResult, gatewayOrderId })
  )
    return err('signature-wrong');
  try {
    const synced = await syncDuesPayment(deps, of.paymentId);
    if (!synced) return err('unknown-payment');
    return synced.hasFailed ? err('payment-failed') : ok(synced.payment);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    recordGatewayError(deps.gatewayErrors, { task: 'checkout', orderId: 0, attempts: 1 }, error);
    return err('gateway-unavailable');
  }
};

export const readDuesPaymentSecret = async (
  deps: SyncDuesPaymentDeps,
  of: DuesPaymentOf,
): Promise<{ readonly provider: PaymentProvider; readonly clientSecret: string }> => {
  const online = await findOnline(deps, of);
  if (!online) throw new ProblemError('not-found');
  const { provider, gatewayOrderId } = online;
  try {
    const clientSecret = await deps.providers
      .findGateway(provider)
      .fetchClientSecret(gatewayOrderId);
    return { provider, clientSecret };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    recordGatewayError(deps.gatewayErrors, { task: 'checkout', orderId: 0, attempts: 1 }, error);
    throw new ProblemError('unavailable');
  }
};
