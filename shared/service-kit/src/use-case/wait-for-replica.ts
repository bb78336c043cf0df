import { classifyUnknownOrder } from '@tokri/contracts/orders';
import { ProblemError } from '@tokri/contracts/problems';

/** What was just made elsewhere may be on its way: this long it is waited for (architecture.md 2). */
const maxWaitMs = 1000;
const pollMs = 50;

type Lookup<Found> = () => Promise<Found | null | undefined> | Found | null | undefined;

/** Looks for what another service made until it is known here. @throws Problem `not-known-yet` after 1 s. */
export const waitForReplica = async <Found>(noun: string, find: Lookup<Found>): Promise<Found> => {
  const deadline = performance.now() + maxWaitMs;
  for (;;) {
    const found = await find();
    if (found !== null && found !== undefined) return found;
    if (performance.now() >= deadline)
      throw new ProblemError('not-known-yet', `This ${noun} is not known here yet.`);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
};

/** The same for what belongs to an order. @throws Problem `not-found` at once for an id that no order can have by now. */
export const waitForOrderReplica = <Found>(
  orderId: number,
  {
    find,
    newestOrderId,
  }: { readonly find: Lookup<Found>; readonly newestOrderId: () => Promise<number> },
): Promise<Found> =>
  waitForReplica('order', async () => {
    const found = await find();
    if (
      (found === null || found === undefined) &&
      classifyUnknownOrder(orderId, await newestOrderId()) === 'not-found'
    )
      throw new ProblemError('not-found');
    return found;
  });
