import { slotWaitOperations, type SlotAnswer } from '@tokri/contracts/http';
import { call, isApiProblem, useQuery, write, type UseQueryResult } from '@tokri/web-kit/platform';
import { isLive, waitOf, type Wait } from './waits.ts';

/** People leave the line and places come free; who waits sees their number move. */
const refreshMs = 30_000;

/** What the customer waits for, and what is offered to them. The shell reads it again when a place is offered. */
export const useOwnWaits = (userId: number): UseQueryResult<readonly Wait[]> =>
  useQuery({
    queryKey: [slotWaitOperations.listOwnWaits.id, userId],
    queryFn: async ({ signal }) => {
      const rows = await call(slotWaitOperations.listOwnWaits, {
        query: { UserId: userId },
        signal,
      });
      const nowMs = Date.now();
      return rows.map((row) => waitOf(row, nowMs)).filter((wait) => isLive(wait, nowMs));
    },
    enabled: userId > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.length ? refreshMs : false),
  });

export type JoinAnswer =
  | { readonly kind: 'joined'; readonly alternatives: readonly SlotAnswer[] }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/** Puts the customer into the line of a full slot; repeating it keeps their number. */
export const joinLine = async (wish: {
  readonly userId: number;
  readonly slotId: number;
  readonly quoteToken: string;
}): Promise<JoinAnswer> => {
  try {
    const outcome = await write(slotWaitOperations.joinWaitingList, {
      body: { SlotId: wish.slotId, UserId: wish.userId, QuoteToken: wish.quoteToken },
    });
    if (outcome.kind === 'refused')
      return { kind: 'refused', code: outcome.code, message: outcome.message };
    return { kind: 'joined', alternatives: outcome.entry.Alternatives ?? [] };
  } catch (problem) {
    if (!isApiProblem(problem)) throw problem;
    return { kind: 'refused', code: 'failed', message: problem.message };
  }
};

/** Takes the customer out of the line. @throws ApiProblem */
export const leaveLine = (userId: number, slotId: number): Promise<unknown> =>
  call(slotWaitOperations.leaveWaitingList, { query: { SlotId: slotId, UserId: userId } });
