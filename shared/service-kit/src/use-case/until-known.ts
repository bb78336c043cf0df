import { Problem, whyUnknown } from '@tokri/contracts';

/** What was just made elsewhere may be on its way: this long it is waited for (architecture.md 2). */
const knownWaitMs = 1000;
const lookEveryMs = 50;

type Look<Found> = () => Promise<Found | null | undefined> | Found | null | undefined;

/** Looks for what another service made until it is known here. @throws Problem `not-known-yet` after 1 s. */
export const untilKnown = async <Found>(what: string, look: Look<Found>): Promise<Found> => {
  const deadline = performance.now() + knownWaitMs;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined) return found;
    if (performance.now() >= deadline)
      throw new Problem('not-known-yet', `This ${what} is not known here yet.`);
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
};

/** The same for what belongs to an order. @throws Problem `not-found` at once for an id that no order can have by now. */
export const untilOrderKnown = <Found>(
  orderId: number,
  {
    look,
    newestOrderId,
  }: { readonly look: Look<Found>; readonly newestOrderId: () => Promise<number> },
): Promise<Found> =>
  untilKnown('order', async () => {
    const found = await look();
    if (
      (found === null || found === undefined) &&
      whyUnknown(orderId, await newestOrderId()) === 'not-found'
    )
      throw new Problem('not-found');
    return found;
  });
