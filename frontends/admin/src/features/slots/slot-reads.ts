import { addDays, slotDaysAhead } from '@tokri/contracts';
import {
  slotAdminOperations,
  slotOperations,
  type SlotFill,
  type SlotWaiter,
  type TemplatesOfGroup,
} from '@tokri/contracts/http';
import {
  call,
  callPage,
  useQuery,
  type Answer,
  type QueryClient,
  type UseQueryResult,
} from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';
import { readAll, type AllRows } from './read-all.ts';

/** Customers hold and order all the time; the screen follows at this pace. */
const lookAgainMs = 15_000;

export interface FillSpan {
  /** 0 is all areas. */
  readonly groupId: number;
  readonly from: string;
  readonly to: string;
}

/** The days that roll ahead, today included. */
export const rolledSpan = (groupId: number): FillSpan => ({
  groupId,
  from: today(),
  to: addDays(today(), slotDaysAhead - 1),
});

/** Slots of a span of days with what fills them; `isWanted` false asks for nothing. */
export const useFill = (
  { groupId, from, to }: FillSpan,
  isWanted = true,
): UseQueryResult<AllRows<SlotFill>> =>
  useQuery({
    queryKey: [slotAdminOperations.listSlotFill.id, groupId, from, to],
    queryFn: ({ signal }) =>
      readAll((page, pageSize) =>
        callPage(slotAdminOperations.listSlotFill, {
          query: { FromDate: from, ToDate: to, GroupId: groupId || undefined, page, pageSize },
          signal,
        }),
      ),
    refetchInterval: lookAgainMs,
    enabled: isWanted,
  });

/** Areas with what rolls ahead for them, by their id. */
export const useGroups = (): UseQueryResult<AllRows<TemplatesOfGroup>> =>
  useQuery({
    queryKey: [slotAdminOperations.listTemplates.id],
    queryFn: ({ signal }) =>
      readAll((page, pageSize) =>
        callPage(slotAdminOperations.listTemplates, { query: { page, pageSize }, signal }),
      ),
  });

export type ClosedDay = Answer<typeof slotAdminOperations.listBlackoutDays>[number];

export const useClosedDays = (): UseQueryResult<AllRows<ClosedDay>> =>
  useQuery({
    queryKey: [slotAdminOperations.listBlackoutDays.id],
    queryFn: ({ signal }) =>
      readAll((page, pageSize) =>
        callPage(slotAdminOperations.listBlackoutDays, { query: { page, pageSize }, signal }),
      ),
  });

export type CapacityPreview = Answer<typeof slotAdminOperations.previewCapacity>[number];

export interface CapacityWish {
  readonly slotId: number;
  readonly count: number;
  /** Null is no limit. */
  readonly pieces: number | null;
}

/** What a slot comes to with this capacity, beside what it is now; null where it is not there any more. @throws ApiProblem */
export const readPreview = async (
  { slotId, count, pieces }: CapacityWish,
  signal?: AbortSignal,
): Promise<CapacityPreview | null> =>
  (
    await call(slotAdminOperations.previewCapacity, {
      query: { SlotId: slotId, Count: count, ItemCount: pieces ?? undefined },
      ...(signal && { signal }),
    })
  )[0] ?? null;

/** `isWanted` false asks for nothing. */
export const usePreview = (
  wish: CapacityWish,
  isWanted: boolean,
): UseQueryResult<CapacityPreview | null> =>
  useQuery({
    queryKey: [slotAdminOperations.previewCapacity.id, wish.slotId, wish.count, wish.pieces ?? 0],
    queryFn: ({ signal }) => readPreview(wish, signal),
    enabled: isWanted,
    staleTime: 0,
  });

/** Who was offered a place of a slot and who waits for one. */
export const useWaits = (slotId: number, isWanted = true): UseQueryResult<AllRows<SlotWaiter>> =>
  useQuery({
    queryKey: [slotAdminOperations.listWaits.id, slotId],
    queryFn: ({ signal }) =>
      readAll((page, pageSize) =>
        callPage(slotAdminOperations.listWaits, {
          query: { SlotId: slotId, page, pageSize },
          signal,
        }),
      ),
    enabled: isWanted,
    refetchInterval: lookAgainMs,
  });

export type PincodeArea = Answer<typeof slotOperations.listPincodes>[number];

/** Served ranges of all areas. */
export const usePincodes = (): UseQueryResult<AllRows<PincodeArea>> =>
  useQuery({
    queryKey: [slotOperations.listPincodes.id],
    queryFn: ({ signal }) =>
      readAll((page, pageSize) =>
        callPage(slotOperations.listPincodes, { query: { page, pageSize }, signal, isFresh: true }),
      ),
  });

export type ChargeRow = Answer<typeof slotOperations.listCharges>[number];

export const useCharges = (): UseQueryResult<AllRows<ChargeRow>> =>
  useQuery({
    queryKey: [slotOperations.listCharges.id],
    queryFn: ({ signal }) =>
      readAll((page, pageSize) =>
        callPage(slotOperations.listCharges, { query: { page, pageSize }, signal, isFresh: true }),
      ),
  });

const slotReads = [
  ...Object.values(slotAdminOperations),
  slotOperations.listPincodes,
  slotOperations.listCharges,
];

/** Asks again for all that a write of this area may make old. */
export const refreshSlots = (client: QueryClient): void =>
  slotReads.forEach(({ id }) => void client.invalidateQueries({ queryKey: [id] }));
