import { Problem, type PaymentProvider } from '@tokri/contracts';
import { lookAtGateway, type LookNeeds } from './look-at-gateway.ts';
import { noteFault } from './note-fault.ts';
import type { Clock } from './ports/clock.ts';
import type { GatewayInbox } from './ports/gateway-inbox.ts';
import type { EventSubject, Providers } from './ports/providers.ts';

export interface TakeNeeds {
  readonly inbox: GatewayInbox;
  readonly providers: Providers;
  readonly clock: Clock;
  readonly wakeEvent: (eventId: string) => void;
}

/** An event as it came to the address of a provider. */
export interface SentEvent {
  readonly provider: PaymentProvider;
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** O14: writes the event down and no more, so that the provider has its answer in time; the work follows. @throws Problem for a wrong signature. */
export const takeEvent = async (
  { inbox, providers, clock, wakeEvent }: TakeNeeds,
  { provider, raw, headers }: SentEvent,
): Promise<boolean> => {
  const opened = providers.find(provider)?.openEvent(raw, headers);
  if (!opened) throw new Problem('signature-wrong');
  const { eventId } = opened;
  if (eventId === '')
    throw new Problem('bad-input', undefined, [
      { field: 'event', rule: 'required', message: 'must have an id' },
    ]);
  const isNew = await inbox.put({
    eventId,
    provider,
    raw: raw.toString('utf8'),
    receivedAt: clock(),
  });
  if (isNew) wakeEvent(eventId);
  return isNew;
};

export interface WorkNeeds extends LookNeeds {
  readonly inbox: GatewayInbox;
}

/** An event may be faster than our own note of the gateway's order; one that is older than this is of somebody else. */
const unknownForMsMax = 60_000;

const orderOf = async ({ payments }: WorkNeeds, subject: EventSubject): Promise<number | null> => {
  const stored =
    'gatewayOrderId' in subject
      ? await payments.byGatewayOrder(subject.gatewayOrderId)
      : await payments.byGatewayPayment(subject.gatewayPaymentId);
  return stored?.payment.orderId ?? null;
};

const hasLooked = async (needs: WorkNeeds, orderId: number): Promise<boolean> => {
  try {
    await lookAtGateway(needs, orderId);
    return true;
  } catch (error) {
    noteFault(needs.trouble, { task: 'event', orderId, tries: 1 }, error);
    return false;
  }
};

/** Works one event of the inbox: looks at what it is about. Repeating it finds everything as it is. While the gateway does not answer it stays open for the sweeper. */
export const workEvent = async (needs: WorkNeeds, eventId: string): Promise<void> => {
  const event = await needs.inbox.byId(eventId);
  if (!event) return;
  const provider = needs.providers.find(event.provider);
  // Its keys were taken away: the event waits until they are there again.
  if (!provider) return;
  const subject = provider.subjectOf(event.raw);
  const orderId = subject && (await orderOf(needs, subject));
  if (
    subject &&
    orderId === null &&
    needs.clock().getTime() - event.receivedAt.getTime() < unknownForMsMax
  )
    return;
  if (orderId !== null && !(await hasLooked(needs, orderId))) return;
  await needs.inbox.done(eventId);
};
