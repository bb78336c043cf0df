import {
  commandSucceeded,
  type slotAdminOperations,
  type slotOperations,
} from '@tokri/contracts/api';
import { defaultCompanyId, type Pagination } from '@tokri/contracts/platform';
import type { OperationHandlers } from '@tokri/service-kit/http';
import { setSlotClosedByStaff } from '../../application/slots/set-slot-closed-by-staff.ts';
import { listSlotFill } from '../../application/slots/list-slot-fill.ts';
import { listSlots, type SlotFilter } from '../../application/slots/list-slots.ts';
import { previewCapacity } from '../../application/slots/preview-capacity-change.ts';
import { saveSlots } from '../../application/slots/save-slots.ts';
import type { HandlerDeps } from '../handler-deps.ts';
import { toPagedResponse } from '../paged-response.ts';
import { toCommandResponse } from '../error-messages.ts';
import { toCapacityPreviewResponse, toSlotFillResponse } from './slot-fill-response.ts';
import { toSlotResponse } from './slot-response.ts';
import { toSlotTerms } from './slot-terms.ts';

type SlotListHandlers = OperationHandlers<
  Pick<
    typeof slotOperations,
    | 'listSlotsOfDay'
    | 'listSlotsOfCompany'
    | 'listSlotsOfLocation'
    | 'listSlotsOfPincode'
    | 'listDeliverySlots'
  >
>;
type SlotPlanHandlers = OperationHandlers<
  Pick<typeof slotOperations, 'saveSlots'> &
    Pick<typeof slotAdminOperations, 'listSlotFill' | 'previewCapacity' | 'closeSlot'>
>;

interface DateRange {
  readonly FromDate?: string | undefined;
  readonly ToDate?: string | undefined;
  readonly PartyId?: number | undefined;
}

const createSlotListHandlers = (deps: HandlerDeps): SlotListHandlers => {
  const list = async (scope: SlotFilter['scope'], range: DateRange, pagination: Pagination) => {
    const found = await listSlots(
      { ...deps.views, clock: deps.clock },
      { scope, from: range.FromDate, to: range.ToDate },
    );
    const { total, body } = toPagedResponse(found.slots, pagination);
    return {
      total,
      body: body.map((slot) => toSlotResponse(slot, { ...found, partyId: range.PartyId ?? 0 })),
    };
  };
  return {
    'list-slots-of-day': ({ query, pagination }) =>
      list(
        query.Tid === 0
          ? { kind: 'company', companyId: defaultCompanyId }
          : { kind: 'group', groupId: query.Tid },
        { FromDate: query.Pdate, ToDate: query.Pdate, PartyId: query.PartyId },
        pagination,
      ),
    'list-slots-of-company': ({ query, pagination }) =>
      list({ kind: 'company', companyId: query.cId }, query, pagination),
    'list-slots-of-location': ({ query, pagination }) =>
      list({ kind: 'group', groupId: query.LocationId }, query, pagination),
    'list-slots-of-pincode': ({ query, pagination }) =>
      list({ kind: 'pincode', pincode: query.pincode }, query, pagination),
    'list-delivery-slots': ({ query, pagination }) =>
      list({ kind: 'company', companyId: query.CompanyId }, query, pagination),
  };
};

const createSlotPlanHandlers = (deps: HandlerDeps): SlotPlanHandlers => ({
  'save-slots': async ({ body: { GroupId, CompanyId, Slots }, language }) => {
    const slots = Slots.map((slot) => ({
      date: slot.Date,
      start: slot.Start,
      end: slot.End,
      capacity: slot.Count,
      pieceCapacity: slot.ItemCount ?? null,
      termsRev: slot.Rev,
      ...toSlotTerms(slot),
    }));
    const results = await saveSlots(deps, { groupId: GroupId, companyId: CompanyId, slots });
    return { body: results.map((result) => toCommandResponse(result, language, commandSucceeded)) };
  },
  'list-slot-fill': async ({ query, pagination }) => {
    const now = deps.clock();
    const { total, rows } = await listSlotFill(deps, {
      from: query.FromDate,
      to: query.ToDate,
      groupId: query.GroupId,
      pagination,
    });
    return { total, body: rows.map((aggregate) => toSlotFillResponse(aggregate, now)) };
  },
  'preview-capacity': async ({ query }) => {
    const found = await previewCapacity(deps, {
      slotId: query.SlotId,
      count: query.Count,
      itemCount: query.ItemCount ?? null,
    });
    return { body: found ? [toCapacityPreviewResponse(found, deps.clock())] : [] };
  },
  'close-slot': async ({ body, language }) => {
    const result = await setSlotClosedByStaff(deps, { slotId: body.SlotId, isClosed: body.Closed });
    return { body: [toCommandResponse(result, language, commandSucceeded)] };
  },
});

export const createSlotHandlers = (deps: HandlerDeps): SlotListHandlers & SlotPlanHandlers => ({
  ...createSlotListHandlers(deps),
  ...createSlotPlanHandlers(deps),
});
