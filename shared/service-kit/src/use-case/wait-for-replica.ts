import { classifyUnknownOrder } from '@tokri/contracts/orders';
import { ProblemError } from '@tokri/contracts/problems';

const maxWaitMs = 1000;
const pollMs = 50;

type Lookup<Found> = () => Promise<Found | null | undefined> | Found | null | undefined;

export const waitForReplica = async <Found>(
  recordName: string,
  find: Lookup<Found>,
): Promise<Found> => {
  const deadline = performance.now() + maxWaitMs;
  for (;;) {
    const found = await find();
    if (found !== null && found !== undefined) return found;
    if (performance.now() >= deadline)
      throw new ProblemError(
        'not-known-yet',
        `This ${recordName} is not available yet. Try again in a moment.`,
      );
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
};

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
