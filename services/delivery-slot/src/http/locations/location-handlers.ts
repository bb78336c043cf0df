import { formatInstant } from '@tokri/contracts/dates';
import { commandSucceeded, type slotOperations } from '@tokri/contracts/api';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { assignLocation } from '../../application/locations/assign-location.ts';
import { setLocationClosed } from '../../application/locations/set-location-closed.ts';
import { saveLocation } from '../../application/locations/save-location.ts';
import { toCommandResponse } from '../error-messages.ts';
import type { HandlerDeps } from '../handler-deps.ts';
import { toPagedResponse } from '../paged-response.ts';

type LocationOperations = Pick<
  typeof slotOperations,
  'listLocations' | 'saveLocation' | 'assignLocation' | 'setLocationClosed'
>;

const stateHandlers = (
  deps: HandlerDeps,
): Pick<OperationHandlers<LocationOperations>, 'set-location-closed'> => ({
  'set-location-closed': async ({ body, language }) => {
    const result = await setLocationClosed(deps, {
      locationId: body.LocationId,
      rev: body.Rev,
      isClosed: body.Closed,
      moveAreasTo: body.MoveAreasTo,
    });
    return { body: [toCommandResponse(result, language, commandSucceeded)] };
  },
});

export const createLocationHandlers = (
  deps: HandlerDeps,
): OperationHandlers<LocationOperations> => ({
  'list-locations': async ({ pagination }) => {
    const areas = await deps.areas.findAll();
    return toPagedResponse(
      (await deps.locations.findAll()).map(({ locationId, name, rev, closedAt }) => ({
        Id: locationId,
        Name: name,
        Rev: rev,
        GroupIds: areas
          .filter((area) => area.locationId === locationId)
          .map(({ groupId }) => groupId),
        ClosedAt: closedAt && formatInstant(closedAt),
      })),
      pagination,
    );
  },
  'save-location': async ({ body, language }) => {
    const { Id: locationId, Name: name, Rev: rev } = body;
    return {
      body: [
        toCommandResponse(
          await saveLocation(deps, { locationId, name, rev }),
          language,
          commandSucceeded,
        ),
      ],
    };
  },
  'assign-location': async ({ body, language }) => {
    const { GroupId: groupId, LocationId: locationId, Before: before } = body;
    return {
      body: [
        toCommandResponse(
          await assignLocation(deps, { groupId, locationId, before }),
          language,
          commandSucceeded,
        ),
      ],
    };
  },
  ...stateHandlers(deps),
});
