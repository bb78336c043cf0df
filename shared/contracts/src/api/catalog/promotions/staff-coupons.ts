import * as z from 'zod/mini';
import { rupees } from '../../../money/money.ts';
import { maxCouponCodeLength } from '../../../validation/text-limits.ts';
import { commandResponse } from '../../operation/command-response.ts';
import { noParams, params, operation } from '../../operation/define-operation.ts';
import * as f from '../../operation/fields.ts';
import {
  hindiForEditing,
  promotionBase,
  promotionFields,
  promotionListParams,
  promotionListQuery,
  promotionSwitch,
  usageFields,
} from './staff-offers.ts';

const staffCoupon = z.object({
  Id: z.int(),
  Code: z.string(),
  Name: z.string(),
  Kind: z.enum(['amount', 'percentage']),
  /** What it takes off, in words. */
  Text: z.string(),
  Amount: rupees,
  Percent: z.number(),
  AtMost: rupees,
  MinimumItems: rupees,
  FromDate: f.isoDate,
  ToDate: f.isoDate,
  PerUser: z.int(),
  TotalUses: z.int(),
  FirstOrderOnly: z.boolean(),
  CompanyId: z.int(),
  HindiTexts: hindiForEditing('Name'),
  ...promotionFields,
  ...usageFields,
  /** Null without a limit. */
  UsesLeft: z.nullable(z.int()),
});

export type StaffCouponResponse = z.infer<typeof staffCoupon>;

const path = '/api/admin/catalog/coupons';

export const staffCouponOperations = {
  listStaffCoupons: operation({
    ...promotionBase,
    operationId: 'list-staff-coupons',
    specId: 'P23',
    method: 'GET',
    path,
    match: noParams,
    optionalParams: promotionListParams,
    isPaginated: true,
    query: promotionListQuery,
    response: z.array(staffCoupon),
    summary:
      'Coupons in any state with their uses and cost: running ones first, then scheduled, paused and ended, the newest of each first. Search looks in code, name and Hindi name.',
  }),
  readStaffCoupon: operation({
    ...promotionBase,
    operationId: 'read-staff-coupon',
    specId: 'P23',
    method: 'GET',
    path,
    match: params('Code'),
    query: z.object({ Code: f.name(maxCouponCodeLength) }),
    response: staffCoupon,
    summary: 'One coupon, as staff edit it.',
  }),
  switchCoupon: operation({
    ...promotionBase,
    operationId: 'switch-coupon',
    specId: 'P24',
    method: 'POST',
    path: '/api/admin/catalog/coupon-state',
    match: noParams,
    response: commandResponse,
    body: z.object({ Code: f.name(maxCouponCodeLength), State: promotionSwitch }),
    summary:
      'Pauses, resumes or stops a coupon and changes nothing else about it. Orders placed with it keep it.',
  }),
};
