import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { couponNameLength, maxCouponCodeLength } from '../../validation/text-limits.ts';
import { commandResponse } from '../operation/command-response.ts';
import { noParams, params, operation } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';

const dateOrEmpty = z.union([f.isoDate, z.literal('')]);

export const userCoupon = z.object({
  Id: z.int(),
  Code: z.string(),
  Name: z.string(),
  Text: z.string(),
  MinimumItems: rupees,
  FromDate: dateOrEmpty,
  ToDate: dateOrEmpty,
  FirstOrderOnly: z.boolean(),
  Usable: z.boolean(),
  Amount: rupees,
  Short: rupees,
  Error: z.int(),
  Reason: z.string(),
  Message: z.string(),
  Hindi: f.hindi('Name'),
});

export type UserCoupon = z.infer<typeof userCoupon>;

export const usedCoupon = z.object({
  Code: z.string(),
  Amount: rupees,
  TransactionId: z.int(),
  UsedAt: f.instant,
});

export type UsedCoupon = z.infer<typeof usedCoupon>;

export const percentField = z.number().check(
  z.gte(0, 'must not be negative'),
  z.lte(100, 'must be at most 100'),
  z.refine(
    (value) => Number.isInteger(Math.round(value * 1e6) / 1e4),
    'must have at most two decimal places',
  ),
);

const usageLimit = z
  .int()
  .check(z.gte(0, 'must not be negative'), z.lte(10_000_000, 'must be at most 1,00,00,000'));

export const status = z._default(z.literal([0, 1]), 1);

export const couponBody = z.object({
  Code: z
    .string()
    .check(z.trim(), z.regex(/^[A-Za-z0-9]{3,20}$/, 'must be 3 to 20 letters and digits')),
  Name: f.name(couponNameLength),
  Kind: z.enum(['amount', 'percentage']),
  Amount: z._default(f.rupeesField, 0),
  Percent: z._default(percentField, 0),
  AtMost: z._default(f.rupeesField, 0),
  MinimumItems: z._default(f.rupeesField, 0),
  FromDate: f.isoDate,
  ToDate: f.isoDate,
  PerUser: z._default(usageLimit, 0),
  TotalUses: z._default(usageLimit, 0),
  FirstOrderOnly: z._default(z.boolean(), false),
  CompanyId: f.companyId,
  Status: status,
  Hindi: f.hindiBody({ Name: f.text(couponNameLength) }),
  /** 0 creates only: a code that exists is rejected. An id changes only the coupon that has it. */
  Id: z.optional(f.idOrZero),
  /** The version that staff changed; without it the coupon is replaced whoever changed it. */
  Rev: z.optional(f.idOrZero),
});

export type CouponBody = z.output<typeof couponBody>;

const couponBase = {
  service: 'cart',
  method: 'GET',
  path: '/api/Coupons',
  auth: { kind: 'self', name: 'CouponForUser' },
  optionalParams: ['PDate'],
} as const;

const couponQuery = {
  CouponForUser: f.idParam,
  cmpId: f.companyIdParam,
  PDate: z.optional(f.isoDate),
};

export const couponOperations = {
  listCouponsForUser: operation({
    ...couponBase,
    operationId: 'list-coupons-for-user',
    specId: 'P2',
    match: params('CouponForUser', 'cmpId'),
    isPaginated: true,
    query: z.object(couponQuery),
    response: z.array(userCoupon),
    summary:
      'Coupons for this user, usable ones first, each with its discount on the cart of PDate (or the nearest one), or the reason why it cannot be used.',
  }),
  checkCoupon: operation({
    ...couponBase,
    operationId: 'check-coupon',
    specId: 'P3',
    match: params('CouponForUser', 'cmpId', 'code'),
    query: z.object({ ...couponQuery, code: f.name(maxCouponCodeLength) }),
    response: z.array(userCoupon),
    summary:
      'Checks one coupon code: its discount on the cart, or the reason why it cannot be used (Error 1, Reason, Message).',
  }),
};

/** Catalog stores coupons and counts their uses; `couponOperations` check them against a cart. */
export const catalogCouponOperations = {
  saveCoupon: operation({
    service: 'catalog',
    operationId: 'save-coupon',
    specId: 'P10',
    method: 'POST',
    path: '/api/Coupons',
    match: noParams,
    auth: { kind: 'staff', permission: 'offers' },
    body: couponBody,
    response: commandResponse,
    errorCodes: ['coupon-incomplete', 'offer-period', 'coupon-code-taken', 'coupon-changed'],
    summary:
      'Creates a coupon or updates the one with this code. Previous uses still count. With Id 0 it only creates. With the Rev that list-staff-coupons returned, it changes nothing and returns coupon-changed when somebody else saved since then.',
  }),
  listUsedCoupons: operation({
    service: 'catalog',
    operationId: 'list-used-coupons',
    specId: 'P1',
    method: 'GET',
    path: '/api/Coupons',
    match: params('TUid'),
    auth: { kind: 'self', name: 'TUid' },
    isPaginated: true,
    query: z.object({ TUid: f.idParam }),
    response: z.array(usedCoupon),
    summary: 'Coupons this user has used, with their orders, newest first.',
  }),
};
