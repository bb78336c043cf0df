import { lookAtGateway, type LookNeeds } from './look-at-gateway.ts';
import { noteFault } from './note-fault.ts';
import type { Clock } from './ports/clock.ts';
import type { GatewayInbox } from './ports/gateway-inbox.ts';
import type { PaymentStore } from './ports/payments.ts';

/** One sweep takes at most this many; the next takes the rest. */
const perSweepMax = 200;

/** Has done what a crash, or a gateway that was away, has left: opening, capture, refunds. */
export const sweepTasks = async ({
  payments,
  clock,
  wake,
}: {
  payments: PaymentStore;
  clock: Clock;
  wake: (orderId: number) => void;
}): Promise<number> => {
  const due = await payments.withTasks(clock(), perSweepMax);
  due.forEach(wake);
  return due.length;
};

/** Has worked what lies in the inbox. */
export const sweepInbox = async ({
  inbox,
  wakeEvent,
}: {
  inbox: GatewayInbox;
  wakeEvent: (eventId: string) => void;
}): Promise<number> => {
  const open = await inbox.open(perSweepMax);
  open.forEach(wakeEvent);
  return open.length;
};

export interface ReconcileNeeds extends LookNeeds {
  /** A payment that is open this long is looked after. */
  readonly afterMs: number;
  /** And then so often. */
  readonly everyMs: number;
}

/** Looks after payments that nobody has told us about: a webhook may be lost, a tab closed (reliability.md 6). A gateway that is away is asked again next time. */
export const reconcile = async (needs: ReconcileNeeds): Promise<number> => {
  const now = needs.clock().getTime();
  const open = await needs.payments.unsettled({
    openedBefore: new Date(now - needs.afterMs),
    lookedBefore: new Date(now - needs.everyMs),
    limit: perSweepMax,
  });
  for (const orderId of open) {
    try {
      await lookAtGateway(needs, orderId);
    } catch (error) {
      noteFault(needs.trouble, { task: 'look', orderId, tries: 1 }, error);
    }
    await needs.payments.noteLook(orderId, needs.clock());
  }
  return open.length;
};
