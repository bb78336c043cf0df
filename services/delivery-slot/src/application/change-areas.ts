import { ok, type Outcome, type PincodeRange } from '@tokri/contracts';
import { conflict, updateAggregate } from '@tokri/service-kit/use-case';
import {
  changedArea,
  openedArea,
  stillOpening,
  type Area,
  type ChangeRefusal,
  type Opened,
  type Opening,
  type OpenRefusal,
  type OpenWish,
  type Served,
  type StoredArea,
} from '../domain/area.ts';
import type { AreaStore } from './ports/areas.ts';
import type { Clock } from './ports/clock.ts';
import type { OpeningStore } from './ports/openings.ts';

interface Needs {
  readonly areas: AreaStore;
  readonly openings: OpeningStore;
  readonly clock: Clock;
}

interface Found extends Served {
  readonly areas: readonly StoredArea[];
  /** Of all claims. */
  readonly rev: number;
}

/** What is claimed is read before what is served: a claim that is gone by then has its range in its group. */
const served = async ({ areas, openings, clock }: Needs): Promise<Found> => {
  const claimed = await openings.read();
  return {
    rev: claimed.rev,
    openings: stillOpening(claimed.openings, clock()),
    areas: await areas.all(),
  };
};

interface Change {
  readonly area: Area;
  /** What the group is to get by it; null where it gets nothing. */
  readonly range: PincodeRange | null;
}

/**
 * Saves a group under the version that was decided upon; false when another was faster. A range is claimed first, under the version of all claims: who opens
 * the same codes for another group meanwhile finds the claim, or the range. One whose write nobody knows the end of stays claimed until it is old.
 */
const saveArea = async (
  { areas, openings, clock }: Needs,
  found: Found,
  { area, range }: Change,
): Promise<boolean> => {
  const before = found.areas.find(({ groupId }) => groupId === area.groupId) ?? null;
  if (range === null) return areas.save(area, before);
  const opening: Opening = { groupId: area.groupId, range, at: clock() };
  if (!(await openings.keep([...found.openings, opening], found.rev))) return false;
  const isSaved = await areas.save(area, before);
  await openings.drop(opening);
  return isSaved;
};

/** Opens a range for a group (row S1); a new group needs its State and gets its id. A code belongs to one group only. */
export const openPincodes = (deps: Needs, wish: OpenWish): Promise<Outcome<Opened, OpenRefusal>> =>
  updateAggregate({
    load: () => served(deps),
    decide: (found) => openedArea(found, wish),
    save: async (found, decision): Promise<Outcome<Opened, OpenRefusal> | typeof conflict> => {
      if (!decision.ok) return decision;
      return (await saveArea(deps, found, { area: decision.value.area, range: wish.range }))
        ? decision
        : conflict;
    },
  });

/** Changes a group's name or State, opens or closes a range of it (row S4). */
export const changePincodes = (
  deps: Needs,
  wish: Omit<OpenWish, 'companyId'> & { readonly isOpen: boolean },
): Promise<Outcome<number, ChangeRefusal>> =>
  updateAggregate({
    load: () => served(deps),
    decide: (found) => changedArea(found, wish),
    save: async (found, decision): Promise<Outcome<number, ChangeRefusal> | typeof conflict> => {
      if (!decision.ok) return decision;
      return (await saveArea(deps, found, {
        area: decision.value,
        range: wish.isOpen ? wish.range : null,
      }))
        ? ok(wish.groupId)
        : conflict;
    },
  });
