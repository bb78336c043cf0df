import { ok, type Result } from '@tokri/contracts/result';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import {
  decideSaveLocation,
  type SaveLocationCommand,
  type SaveLocationError,
} from '../../domain/locations/location.ts';
import type { LocationStore } from '../ports/locations.ts';

export const saveLocation = (
  { locations }: { readonly locations: LocationStore },
  command: SaveLocationCommand,
): Promise<Result<number, SaveLocationError>> =>
  updateAggregate({
    load: () => locations.findAll(),
    decide: (all) => decideSaveLocation(all, command),
    save: async (all, decision): Promise<Result<number, SaveLocationError> | typeof conflict> => {
      if (!decision.ok) return decision;
      const { locationId } = decision.value;
      const before = all.find((location) => location.locationId === locationId);
      return (await locations.save(decision.value, before?.rev ?? 0)) ? ok(locationId) : conflict;
    },
  });
