import { slotOperations, type LocationResponse } from '@tokri/contracts/api';
import { useMutationWithFeedback } from '@tokri/web-kit/mutation-feedback';
import { sendCommand } from '@tokri/web-kit/platform';
import { t } from '../labels.ts';
import { refreshSlots } from '../slot-queries.ts';

interface StateChange {
  readonly location: LocationResponse;
  readonly closes: boolean;
  /** The location that takes over the areas; 0 for none. */
  readonly moveAreasTo: number;
}

export const useLocationState = () =>
  useMutationWithFeedback({
    send: ({ location: { Id, Rev }, closes, moveAreasTo }: StateChange) =>
      sendCommand(slotOperations.setLocationClosed, {
        body: { LocationId: Id, Rev, Closed: closes, MoveAreasTo: moveAreasTo },
      }),
    refresh: refreshSlots,
    successMessage: (_entry, { location: { Name: name }, closes }) =>
      t(closes ? 'location.closedDone' : 'location.reopened', { name }),
  });
