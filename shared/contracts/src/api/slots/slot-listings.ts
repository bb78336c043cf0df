import * as z from 'zod/mini';
import { params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';
import { anon, base, slot } from './slot-schemas.ts';

const spanParams = ['FromDate', 'ToDate', 'PartyId'];

const spanQuery = {
  FromDate: z.optional(f.isoDate),
  ToDate: z.optional(f.isoDate),
  PartyId: z.optional(f.idOrZeroParam),
};

/** Of the operations that list slots of several days. */
const hasDaysInOrder = f.daysInOrder('FromDate', 'ToDate');

const slotsPerPage = f.paginationLimits.maxSize;

export const slotListingOperations = {
  listSlotsOfDay: operation({
    ...base,
    operationId: 'list-slots-of-day',
    specId: 'S5',
    method: 'GET',
    path: '/api/TimeSlot',
    match: params('Pdate', 'Tid'),
    optionalParams: spanParams,
    auth: anon,
    isSameForAll: true,
    isPaginated: true,
    pageSize: slotsPerPage,
    query: z.object({ Pdate: f.isoDate, Tid: f.idOrZeroParam, ...spanQuery }).check(hasDaysInOrder),
    response: z.array(slot),
    summary: 'Slots of a day; Tid is a group, 0 means all groups.',
  }),
  listSlotsOfCompany: operation({
    ...base,
    operationId: 'list-slots-of-company',
    specId: 'S6',
    method: 'GET',
    path: '/api/TimeSlot',
    match: params('cId'),
    optionalParams: spanParams,
    auth: anon,
    isSameForAll: true,
    isPaginated: true,
    pageSize: slotsPerPage,
    query: z.object({ cId: f.companyIdParam, ...spanQuery }).check(hasDaysInOrder),
    response: z.array(slot),
    summary: 'Slots of a company.',
  }),
  listSlotsOfLocation: operation({
    ...base,
    operationId: 'list-slots-of-location',
    specId: 'S7',
    method: 'GET',
    path: '/api/TimeSlot',
    match: params('LocationId'),
    optionalParams: ['cId', ...spanParams],
    auth: anon,
    isSameForAll: true,
    isPaginated: true,
    pageSize: slotsPerPage,
    query: z
      .object({ LocationId: f.idParam, cId: z.optional(f.companyIdParam), ...spanQuery })
      .check(hasDaysInOrder),
    response: z.array(slot),
    summary: 'Slots of a location (group).',
  }),
  listSlotsOfPincode: operation({
    ...base,
    operationId: 'list-slots-of-pincode',
    specId: 'S8',
    method: 'GET',
    path: '/api/TimeSlot',
    match: params('pincode'),
    optionalParams: spanParams,
    auth: anon,
    isSameForAll: true,
    isPaginated: true,
    pageSize: slotsPerPage,
    query: z.object({ pincode: f.pincode, ...spanQuery }).check(hasDaysInOrder),
    response: z.array(slot),
    summary:
      'Slots of a pincode for the next 14 days. MinimumDate of the first one is the earliest possible delivery date.',
  }),
  listDeliverySlots: operation({
    ...base,
    operationId: 'list-delivery-slots',
    specId: 'S13',
    method: 'GET',
    path: '/api/DeliverySlots',
    match: params('CompanyId'),
    optionalParams: spanParams,
    auth: anon,
    isSameForAll: true,
    isPaginated: true,
    pageSize: slotsPerPage,
    query: z.object({ CompanyId: f.companyIdParam, ...spanQuery }).check(hasDaysInOrder),
    response: z.array(slot),
    summary: 'Delivery slots of a company.',
  }),
};
