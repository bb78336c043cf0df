import { syncWithGateway, type SyncWithGatewayDeps } from './sync-with-gateway.ts';
import { recordGatewayError } from './record-gateway-error.ts';
import type { Clock } from '../ports/clock.ts';
import type { GatewayInbox } from '../ports/gateway-inbox.ts';
import type { PaymentStore } from '../ports/payments.ts';

/** One sweep takes at most this many; the next takes the rest. */
const maxPerRun = 200;

/** Has done what a crash, or a gateway that was away, has left: opening, capture, refunds. */
export const enqueueDueTasks = async ({
  payments,
  clock,
  enqueueTask: wake,
}: {
  payments: PaymentStore;
  clock: Clock;
  enqueueTask: (orderId: number) => void;
}): Promise<number> => {
  const due = await payments.listOrderIdsWithDueTasks(clock(), maxPerRun);
  due.forEach(wake);
  return due.length;
};

/** Has worked what lies in the inbox. */
export const enqueueInboxEvents = async ({
  inbox,
  enqueueEvent: wakeEvent,
}: {
  inbox: GatewayInbox;
  enqueueEvent: (eventId: string) => void;
}): Promise<number> => {
  const open = await inbox.listUnprocessed(maxPerRun);
  open.forEach(wakeEvent);
  return open.length;
};

export interface ReconcileDeps extends SyncWithGatewayDeps {
  /** A payment that is open this long is looked after. */
  readonly afterMs: number;
  /** And then so often. */
  readonly everyMs: number;
}

/** Looks after payments that nobody has told us about: a webhook may be lost, a tab closed (reliability.md 6). A gateway that is away is asked again next time. */
export const reconcilePayments = async (deps: ReconcileDeps): Promise<number> => {
  const now = deps.clock().getTime();
  const open = await deps.payments.listUnsettledOrderIds({
    openedBefore: new Date(now - deps.afterMs),
    syncedBefore: new Date(now - deps.everyMs),
    limit: maxPerRun,
  });
  for (const orderId of open) {
    try {
      await syncWithGateway(deps, orderId);
    } catch (error) {
      recordGatewayError(deps.gatewayErrors, { task: 'look', orderId, attempts: 1 }, error);
    }
    await deps.payments.recordSync(orderId, deps.clock());
  }
  return open.length;
};
