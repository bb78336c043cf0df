import { ProblemError } from '@tokri/contracts/problems';
import * as z from 'zod/mini';
import type { BoundHandlers } from '../http/operations/operation-handler.ts';
import type { Counter } from './metric-registry.ts';

type Handler = (request: never) => Promise<never>;

/** A rejected command responds with 200 and an error code in its body. */
const rejectedCommand = z.object({
  body: z.tuple([z.object({ Error: z.int().check(z.positive()), Code: z.string() })], z.unknown()),
});

const readOutcome = (response: unknown): string => {
  const parsed = rejectedCommand.safeParse(response);
  return parsed.success ? parsed.data.body[0].Code : 'ok';
};

const countOutcome =
  (handle: Handler, counter: Counter<'outcome'>): Handler =>
  async (request) => {
    try {
      const response = await handle(request);
      counter.add({ outcome: readOutcome(response) });
      return response;
    } catch (error) {
      counter.add({ outcome: error instanceof ProblemError ? error.code : 'failed' });
      throw error;
    }
  };

/**
 * Counts the outcomes of the named operations: `ok`, the code of a problem or of a rejected
 * command, or `failed` for every other error.
 */
export const countOutcomes = (
  handlers: BoundHandlers,
  counters: Readonly<Record<string, Counter<'outcome'>>>,
): BoundHandlers => ({
  ...handlers,
  ...Object.fromEntries(
    Object.entries(counters).map(([operationId, counter]) => {
      const handle = handlers[operationId] as Handler | undefined;
      if (!handle) throw new RangeError(`no handler for ${operationId}`);
      return [operationId, countOutcome(handle, counter)];
    }),
  ),
});
