import { orderStatus } from '@tokri/contracts/orders';
import { withWebUrl } from '../../support/pods/with-web-url.ts';
import { runClosedModel } from '../../support/load-generator/closed-model.ts';
import { payCash, runOrder, type OrderTiming } from '../orders/order-flow.ts';
import { createOrderUpdates } from '../orders/order-updates.ts';
import { createShoppers } from '../orders/shoppers.ts';

const maxOrdersPerSecond = 20;

/** An order, or the error of a call: a process at its limit does not answer every call in time. */
export type OrderOutcome = OrderTiming | Error;

export interface OrderLoad {
  /** Places cash orders of two lines through this BFF. */
  run(web: string, durationMs: number): Promise<readonly OrderOutcome[]>;
}

export const listConfirmed = (outcomes: readonly OrderOutcome[]): readonly OrderTiming[] =>
  outcomes.filter(
    (outcome) => !(outcome instanceof Error) && outcome.finalStatus === orderStatus.Confirmed,
  ) as readonly OrderTiming[];

export const summarizeOrders = (outcomes: readonly OrderOutcome[]): string => {
  const error = outcomes.find((outcome) => outcome instanceof Error);
  const counts = `${listConfirmed(outcomes).length} of ${outcomes.length} confirmed`;
  return error instanceof Error ? `${counts}; first error: ${error.message.slice(0, 160)}` : counts;
};

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error));

/** Signs in as many customers as `loadSeconds` of orders need. */
export const prepareOrders = async (clients: number, loadSeconds: number): Promise<OrderLoad> => {
  const ordersPerClient = Math.ceil((loadSeconds * maxOrdersPerSecond) / clients);
  const { shoppers, goods } = await createShoppers(clients, ordersPerClient);
  const nextOrder = shoppers.map(() => 0);
  const runClient = async (
    client: number,
    durationMs: number,
  ): Promise<readonly OrderOutcome[]> => {
    const shopper = shoppers[client];
    if (!shopper) throw new Error(`no shopper for client ${client}`);
    // The BFF of the last run has ended, and the live stream with it.
    const updates = createOrderUpdates();
    try {
      return await runClosedModel({ clients: 1, durationMs }, () => {
        const orderIndex = nextOrder[client] ?? 0;
        nextOrder[client] = orderIndex + 1;
        return runOrder({ submitOrder: payCash, goods, updates }, shopper(orderIndex)).catch(
          toError,
        );
      });
    } finally {
      updates.stop();
    }
  };
  return {
    run: (web, durationMs) =>
      withWebUrl(web, async () =>
        (await Promise.all(shoppers.map((_, client) => runClient(client, durationMs)))).flat(),
      ),
  };
};
