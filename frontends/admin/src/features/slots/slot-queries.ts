import { addDays } from '@tokri/contracts/dates';
import { slotDaysAhead } from '@tokri/contracts/slots';
import {
  slotAdminOperations,
  slotOperations,
  type SlotUsageResponse,
  type TemplatesOfGroup,
  type WaitlistEntryResponse,
} from '@tokri/contracts/api';
import {
  callApi,
  callApiPage,
  useQuery,
  readAllPages,
  type ResponseBody,
  type QueryClient,
  type UseQueryResult,
  type CollectedRows,
} from '@tokri/web-kit/platform';
import { today } from '@tokri/web-kit/ui';

const pollIntervalMs = 15_000;

export interface UtilisationQuery {
  readonly groupId: number;
  readonly from: string;
  readonly to: string;
}

export const daysAheadQuery = (groupId: number): UtilisationQuery => ({
  groupId,
  from: today(),
  to: addDays(today(), slotDaysAhead - 1),
});

export const useSlotUtilisation = (
  { groupId, from, to }: UtilisationQuery,
  isEnabled = true,
): UseQueryResult<CollectedRows<SlotUsageResponse>> =>
  useQuery({
    queryKey: [slotAdminOperations.listSlotFill.operationId, groupId, from, to],
    queryFn: ({ signal }) =>
      readAllPages((page, pageSize) =>
        callApiPage(slotAdminOperations.listSlotFill, {
          query: { FromDate: from, ToDate: to, GroupId: groupId || undefined, page, pageSize },
          signal,
        }),
      ),
    refetchInterval: pollIntervalMs,
    enabled: isEnabled,
  });

export const useServiceAreas = (): UseQueryResult<CollectedRows<TemplatesOfGroup>> =>
  useQuery({
    queryKey: [slotAdminOperations.listTemplates.operationId],
    queryFn: ({ signal }) =>
      readAllPages((page, pageSize) =>
        callApiPage(slotAdminOperations.listTemplates, { query: { page, pageSize }, signal }),
      ),
  });

export type ClosedDay = ResponseBody<typeof slotAdminOperations.listBlackoutDays>[number];

export const useClosedDays = (): UseQueryResult<CollectedRows<ClosedDay>> =>
  useQuery({
    queryKey: [slotAdminOperations.listBlackoutDays.operationId],
    queryFn: ({ signal }) =>
      readAllPages((page, pageSize) =>
        callApiPage(slotAdminOperations.listBlackoutDays, { query: { page, pageSize }, signal }),
      ),
  });

export type CapacityPreview = ResponseBody<typeof slotAdminOperations.previewCapacity>[number];

export interface CapacityQuery {
  readonly slotId: number;
  readonly count: number;
  readonly pieces: number | null;
}

/** Null if the slot no longer exists. @throws ApiProblem */
export const fetchCapacityPreview = async (
  { slotId, count, pieces }: CapacityQuery,
  signal?: AbortSignal,
): Promise<CapacityPreview | null> =>
  (
    await callApi(slotAdminOperations.previewCapacity, {
      query: { SlotId: slotId, Count: count, ItemCount: pieces ?? undefined },
      ...(signal && { signal }),
    })
  )[0] ?? null;

export const useCapacityPreview = (
  query: CapacityQuery,
  isEnabled: boolean,
): UseQueryResult<CapacityPreview | null> =>
  useQuery({
    queryKey: [
      slotAdminOperations.previewCapacity.operationId,
      query.slotId,
      query.count,
      query.pieces ?? 0,
    ],
    queryFn: ({ signal }) => fetchCapacityPreview(query, signal),
    enabled: isEnabled,
    staleTime: 0,
  });

export const useSlotWaitlist = (
  slotId: number,
  isEnabled = true,
): UseQueryResult<CollectedRows<WaitlistEntryResponse>> =>
  useQuery({
    queryKey: [slotAdminOperations.listWaits.operationId, slotId],
    queryFn: ({ signal }) =>
      readAllPages((page, pageSize) =>
        callApiPage(slotAdminOperations.listWaits, {
          query: { SlotId: slotId, page, pageSize },
          signal,
        }),
      ),
    enabled: isEnabled,
    refetchInterval: pollIntervalMs,
  });

export type ServedPincodeRange = ResponseBody<typeof slotOperations.listPincodes>[number];

export const useServedPincodes = (): UseQueryResult<CollectedRows<ServedPincodeRange>> =>
  useQuery({
    queryKey: [slotOperations.listPincodes.operationId],
    queryFn: ({ signal }) =>
      readAllPages((page, pageSize) =>
        callApiPage(slotOperations.listPincodes, {
          query: { page, pageSize },
          signal,
          isFresh: true,
        }),
      ),
  });

export type DeliveryCharge = ResponseBody<typeof slotOperations.listCharges>[number];

export const fetchDeliveryCharges = (
  signal?: AbortSignal,
): Promise<CollectedRows<DeliveryCharge>> =>
  readAllPages((page, pageSize) =>
    callApiPage(slotOperations.listCharges, {
      query: { page, pageSize },
      ...(signal && { signal }),
      isFresh: true,
    }),
  );

export const useDeliveryCharges = (): UseQueryResult<CollectedRows<DeliveryCharge>> =>
  useQuery({
    queryKey: [slotOperations.listCharges.operationId],
    queryFn: ({ signal }) => fetchDeliveryCharges(signal),
  });

const slotQueries = [
  ...Object.values(slotAdminOperations),
  slotOperations.listPincodes,
  slotOperations.listCharges,
  slotOperations.listLocations,
];

export const refreshSlots = (client: QueryClient): void =>
  slotQueries.forEach(({ operationId: id }) => void client.invalidateQueries({ queryKey: [id] }));
