import { slotOperations, type SlotAnswer } from '@tokri/contracts/http';
import { call, useQuery, type UseQueryResult } from '@tokri/web-kit/platform';

/** Live events keep the places left fresh; states also change by the clock (cut-off). */
const refreshMs = 60_000;
/** The stream opens after the first page (shell); what happened between the first read and that is read once more. */
const secondReadMs = 4_000;

/** Slots of a place for the next fortnight. Kept as the plain list, because the shell writes live events into it. */
export const useSlots = (pincode: string): UseQueryResult<SlotAnswer[]> =>
  useQuery({
    queryKey: [slotOperations.listSlotsOfPincode.id, pincode],
    queryFn: ({ signal }) =>
      call(slotOperations.listSlotsOfPincode, { query: { pincode }, signal }),
    enabled: pincode !== '',
    refetchInterval: ({ state }) => (state.dataUpdateCount < 2 ? secondReadMs : refreshMs),
  });
