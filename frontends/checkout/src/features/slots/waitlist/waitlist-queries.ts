import { type SlotResponse, waitlistOperations } from '@tokri/contracts/api';
import {
  callApi,
  isApiProblem,
  useQuery,
  sendCommand,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { isLive, toWaitlistEntry, type WaitlistEntry } from './waitlist-entry.ts';

const pollIntervalMs = 30_000;

export const useWaitlistEntries = (userId: number): UseQueryResult<readonly WaitlistEntry[]> =>
  useQuery({
    queryKey: [waitlistOperations.listOwnWaits.operationId, userId],
    queryFn: async ({ signal }) => {
      const responses = await callApi(waitlistOperations.listOwnWaits, {
        query: { UserId: userId },
        signal,
      });
      const nowMs = Date.now();
      return responses
        .map((response) => toWaitlistEntry(response, nowMs))
        .filter((entry) => isLive(entry, nowMs));
    },
    enabled: userId > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.length ? pollIntervalMs : false),
  });

export type JoinWaitlistResult =
  | { readonly kind: 'joined'; readonly alternatives: readonly SlotResponse[] }
  | { readonly kind: 'rejected'; readonly code: string; readonly message: string };

export const joinWaitlist = async (command: {
  readonly userId: number;
  readonly slotId: number;
  readonly quoteToken: string;
}): Promise<JoinWaitlistResult> => {
  try {
    const result = await sendCommand(waitlistOperations.joinWaitingList, {
      body: { SlotId: command.slotId, UserId: command.userId, QuoteToken: command.quoteToken },
    });
    if (result.kind === 'rejected')
      return { kind: 'rejected', code: result.code, message: result.message };
    return { kind: 'joined', alternatives: result.entry.Alternatives ?? [] };
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    return { kind: 'rejected', code: 'failed', message: error.message };
  }
};

export const leaveWaitlist = (userId: number, slotId: number): Promise<unknown> =>
  callApi(waitlistOperations.leaveWaitingList, { query: { SlotId: slotId, UserId: userId } });
