import { Problem } from '@tokri/contracts';
import { lookAtGateway, type LookNeeds } from './look-at-gateway.ts';
import type { Clock, EventSubject, GatewayInbox, Signatures } from './ports.ts';

export interface TakeNeeds {
  readonly inbox: GatewayInbox;
  readonly signatures: Signatures;
  readonly clock: Clock;
  readonly wakeEvent: (eventId: string) => void;
}

/** O14: writes the event down and no more, so that the gateway has its answer in time; the work follows. @throws Problem for a wrong signature. */
export const takeEvent = async ({ inbox, signatures, clock, wakeEvent }: TakeNeeds, { raw, signature, eventId }: { readonly raw: Buffer; readonly signature: string; readonly eventId: string }): Promise<boolean> => {
  if (!signatures.isEventSigned(raw, signature)) throw new Problem('signature-wrong');
  if (eventId === '') throw new Problem('bad-input', undefined, [{ field: 'x-razorpay-event-id', rule: 'required', message: 'must not be empty' }]);
  const isNew = await inbox.put({ eventId, raw: raw.toString('utf8'), receivedAt: clock() });
  if (isNew) wakeEvent(eventId);
  return isNew;
};

export interface WorkNeeds extends LookNeeds {
  readonly inbox: GatewayInbox;
  readonly clock: Clock;
  readonly readEvent: (raw: string) => EventSubject | null;
}

/** An event may be faster than our own note of the gateway's order; one that is older than this is of somebody else. */
const unknownForMsMax = 60_000;

const orderOf = async ({ payments }: WorkNeeds, subject: EventSubject): Promise<number | null> => {
  const stored = 'gatewayOrderId' in subject ? await payments.byGatewayOrder(subject.gatewayOrderId) : await payments.byGatewayPayment(subject.gatewayPaymentId);
  return stored?.payment.orderId ?? null;
};

/** Works one event of the inbox: looks at what it is about. Repeating it finds everything as it is. @throws GatewayFault: it stays open for the sweeper. */
export const workEvent = async (needs: WorkNeeds, eventId: string): Promise<void> => {
  const event = await needs.inbox.byId(eventId);
  if (!event) return;
  const subject = needs.readEvent(event.raw);
  const orderId = subject && (await orderOf(needs, subject));
  if (subject && orderId === null && needs.clock().getTime() - event.receivedAt.getTime() < unknownForMsMax) return;
  if (orderId !== null) await lookAtGateway(needs, orderId);
  await needs.inbox.done(eventId);
};
