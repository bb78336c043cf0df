import { slotOperations, type SlotResponse } from '@tokri/contracts/api';
import { callApi, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';
import { blockEarlierDays } from './blocking-dates.ts';

const pollIntervalMs = 60_000;
/** The live stream opens after the first read; a second read covers the changes in between. */
const catchUpDelayMs = 4_000;

/** The query data stays a plain list because the shell patches live events into it. */
export const useSlots = (pincode: string): UseQueryResult<SlotResponse[]> =>
  useQuery({
    queryKey: [slotOperations.listSlotsOfPincode.operationId, pincode],
    queryFn: ({ signal }) =>
      callApi(slotOperations.listSlotsOfPincode, { query: { pincode }, signal }),
    select: blockEarlierDays,
    enabled: pincode !== '',
    refetchInterval: ({ state }) => (state.dataUpdateCount < 2 ? catchUpDelayMs : pollIntervalMs),
  });
