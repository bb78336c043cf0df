import type { Clock } from '@tokri/service-kit/use-case';
import { syncWithGateway, type SyncWithGatewayDeps } from './sync-with-gateway.ts';
import { recordGatewayError } from './record-gateway-error.ts';
import type { GatewayInbox } from '../ports/gateway-inbox.ts';
import type { PaymentStore } from '../ports/payments.ts';

const maxPerRun = 200;

export const enqueueDueTasks = async ({
  payments,
  clock,
  enqueueTask,
}: {
  payments: PaymentStore;
  clock: Clock;
  enqueueTask: (orderId: number) => void;
}): Promise<number> => {
  const due = await payments.listOrderIdsWithDueTasks(clock(), maxPerRun);
  due.forEach(enqueueTask);
  return due.length;
};

export const enqueueInboxEvents = async ({
  inbox,
  enqueueEvent,
}: {
  inbox: GatewayInbox;
  enqueueEvent: (eventId: string) => void;
}): Promise<number> => {
  const open = await inbox.listUnprocessed(maxPerRun);
  open.forEach(enqueueEvent);
  return open.length;
};

export interface ReconcileDeps extends SyncWithGatewayDeps {
  readonly afterMs: number;
  readonly everyMs: number;
}

export const reconcilePayments = async (deps: ReconcileDeps): Promise<number> => {
  const now = deps.clock().getTime();
  const open = await deps.payments.listUnsettledOrderIds({
    openedBefore: new Date(now - deps.afterMs),
    syncedBefore: new Date(now - deps.everyMs),
    limit: maxPerRun,
  });
  for (const orderId of open) {
    try {
      const stored = await deps.payments.findByOrder(orderId);
      if (stored) await syncWithGateway(deps, stored);
    } catch (error) {
      recordGatewayError(deps.gatewayErrors, { task: 'sync', orderId, attempts: 1 }, error);
    }
    await deps.payments.recordSync(orderId, deps.clock());
  }
  return open.length;
};
