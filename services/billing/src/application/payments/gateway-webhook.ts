import { type PaymentProvider } from '@tokri/contracts/platform';
import { ProblemError } from '@tokri/contracts/problems';
import type { Clock } from '@tokri/service-kit/use-case';
import { syncWithGateway, type SyncWithGatewayDeps } from './sync-with-gateway.ts';
import { recordGatewayError } from './record-gateway-error.ts';
import type { GatewayInbox } from '../ports/gateway-inbox.ts';
import type { PartyPaymentStore } from '../ports/party-payments.ts';
import type { StoredPayment } from '../ports/payments.ts';
import { summarizeEvent, type EventSubject, type Providers } from '../ports/providers.ts';

export interface ReceiveWebhookDeps {
  readonly inbox: GatewayInbox;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly enqueueEvent: (eventId: string) => void;
}

export interface WebhookRequest {
  readonly provider: PaymentProvider;
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export const receiveWebhook = async (
  { inbox, providers, clock, enqueueEvent }: ReceiveWebhookDeps,
  { provider, raw, headers }: WebhookRequest,
): Promise<boolean> => {
  const adapter = providers.find(provider);
  const verified = adapter?.verifyEvent(raw, headers);
  if (!verified) throw new ProblemError('signature-wrong');
  const { eventId } = verified;
  if (eventId === '')
    throw new ProblemError('bad-input', undefined, [
      { field: 'event', rule: 'required', message: 'must have an id' },
    ]);
  const isNew = await inbox.insert({
    eventId,
    provider,
    ...summarizeEvent(adapter, raw.toString('utf8')),
    receivedAt: clock(),
  });
  if (isNew) enqueueEvent(eventId);
  return isNew;
};

export interface ProcessWebhookDeps extends SyncWithGatewayDeps {
  readonly inbox: GatewayInbox;
  readonly partyPayments: Pick<PartyPaymentStore, 'findByGateway'>;
  readonly syncDues: (paymentId: number) => Promise<unknown>;
}

/**
 * A webhook may arrive before our own record of the gateway order. Older unknown events belong to
 * another shop.
 */
const maxUnknownAgeMs = 60_000;

const findPayment = (
  { payments }: ProcessWebhookDeps,
  subject: EventSubject,
): Promise<StoredPayment | null> =>
  'gatewayOrderId' in subject
    ? payments.findByGatewayOrder(subject.gatewayOrderId)
    : payments.findByGatewayPayment(subject.gatewayPaymentId);

const trySync = async (
  deps: ProcessWebhookDeps,
  orderId: number,
  sync: () => Promise<unknown>,
): Promise<boolean> => {
  try {
    await sync();
    return true;
  } catch (error) {
    recordGatewayError(deps.gatewayErrors, { task: 'event', orderId, attempts: 1 }, error);
    return false;
  }
};

const toSync = (
  deps: ProcessWebhookDeps,
  stored: StoredPayment | null,
  duesPaymentId: number | null,
): (() => Promise<unknown>) | null => {
  if (stored) return () => syncWithGateway(deps, stored);
  return duesPaymentId === null ? null : () => deps.syncDues(duesPaymentId);
};

export const processWebhookEvent = async (
  deps: ProcessWebhookDeps,
  eventId: string,
): Promise<void> => {
  const event = await deps.inbox.findById(eventId);
  if (!event) return;
  if (!deps.providers.find(event.provider)) return;
  const { subject } = event;
  const stored = subject && (await findPayment(deps, subject));
  const duesPaymentId = subject && !stored ? await deps.partyPayments.findByGateway(subject) : null;
  if (
    subject &&
    stored === null &&
    duesPaymentId === null &&
    deps.clock().getTime() - event.receivedAt.getTime() < maxUnknownAgeMs
  )
    return;
  const sync = toSync(deps, stored, duesPaymentId);
  if (sync && !(await trySync(deps, stored?.payment.orderId ?? 0, sync))) return;
  await deps.inbox.markProcessed(eventId, stored?.payment.orderId ?? null);
};
