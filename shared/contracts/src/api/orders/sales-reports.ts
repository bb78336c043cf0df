import * as z from 'zod/mini';
import { rupees } from '../../money/money.ts';
import { operation, params } from '../operation/define-operation.ts';
import * as f from '../operation/fields.ts';

const base = { service: 'order', auth: { kind: 'staff', permission: 'reports' } } as const;

/**
 * Net of returns; `Orders` were packed, `Returns` cancelled after that. Total = Taxable + Tax +
 * RoundOff.
 */
const sales = {
  Orders: z.int(),
  Returns: z.int(),
  Units: z.int(),
  Taxable: rupees,
  Tax: rupees,
  RoundOff: rupees,
  Total: rupees,
  Discount: rupees,
};
const tax = { Taxable: rupees, Cgst: rupees, Sgst: rupees, Igst: rupees };

const salesReport = z.object({
  Totals: z.object(sales),
  /** Delivery charge and slot fee: what no item has. */
  Delivery: z.object({ Taxable: rupees, Tax: rupees, Total: rupees }),
  Days: z.array(z.object({ Date: f.isoDate, ...sales, Delivered: z.int(), OnTime: z.int() })),
  Slots: z.array(z.object({ Start: f.clockTime, End: f.clockTime, ...sales })),
  Categories: z.array(z.object({ ItemGroupId: z.int(), ...sales })),
  Pincodes: z.array(z.object({ Pincode: z.string(), ...sales })),
  Locations: z.array(z.object({ LocationId: z.int(), ...sales })),
  Offers: z.array(z.object({ OfferId: z.int(), ...sales })),
  Coupons: z.array(z.object({ Code: z.string(), ...sales })),
  Taxes: z.array(z.object({ TaxPercent: z.number(), ...tax })),
  Delivered: z.int(),
  OnTime: z.int(),
});
export type SalesReportResponse = z.infer<typeof salesReport>;

const itemSales = z.object({
  ItemId: z.int(),
  Name: z.string(),
  Hindi: f.hindi('Name'),
  ItemGroupId: z.int(),
  ...sales,
});
export type ItemSalesResponse = z.infer<typeof itemSales>;

const span = z
  .object({ FromDate: f.isoDate, ToDate: f.isoDate })
  .check(f.daysInOrder('FromDate', 'ToDate'));

export const salesReportOperations = {
  readSalesReport: operation({
    ...base,
    operationId: 'read-sales-report',
    specId: 'R1',
    method: 'GET',
    path: '/api/admin/order/reports/sales',
    match: params('FromDate', 'ToDate'),
    query: span,
    response: salesReport,
    summary:
      'Sales of up to 366 days by day, slot, category, pincode, location, offer, coupon and rate of tax, and deliveries on time. An order counts on the day it is packed and is taken off on the day it is cancelled after that, as its bill and credit note.',
  }),
  listItemSales: operation({
    ...base,
    operationId: 'list-item-sales',
    specId: 'R2',
    method: 'GET',
    path: '/api/admin/order/reports/items',
    match: params('FromDate', 'ToDate'),
    isPaginated: true,
    query: span,
    response: z.array(itemSales),
    summary: 'Sales of up to 366 days by item, the highest total first.',
  }),
};
