import { auditOperations, servicePageOfAudit } from './audit/audit-entries.ts';
import { dailyComparisonOperations } from './billing/daily-comparisons.ts';
import { paymentAdminOperations } from './billing/payment-admin.ts';
import { stockMovementOperations } from './catalog/stock/stock-movements.ts';
import { orderLifecycleOperations } from './orders/order-lifecycle.ts';
import { salesReportOperations } from './orders/sales-reports.ts';
import { slotAdminOperations } from './slots/slot-admin.ts';
import { slotListingOperations } from './slots/slot-listings.ts';
import { slotReportOperations } from './slots/slot-reports.ts';

const { listPayments, sumPayments, listCashCollections } = paymentAdminOperations;
const operations = [
  ['From', 'To', stockMovementOperations.listStockMovements],
  ['From', 'To', auditOperations.listAuditEntries],
  ['From', 'To', servicePageOfAudit('catalog')],
  ['FromDate', 'ToDate', listPayments],
  ['FromDate', 'ToDate', sumPayments],
  ['FromDate', 'ToDate', listCashCollections],
  ['FromDate', 'ToDate', dailyComparisonOperations.listDailyComparisons],
  ['FromDate', 'ToDate', orderLifecycleOperations.reportOrders],
  ['FromDate', 'ToDate', salesReportOperations.readSalesReport],
  ['FromDate', 'ToDate', salesReportOperations.listItemSales],
  ['FromDate', 'ToDate', slotReportOperations.readSlotFillReport],
  ['FromDate', 'ToDate', slotAdminOperations.listSlotFill],
  ['FromDate', 'ToDate', slotListingOperations.listSlotsOfDay],
  ['FromDate', 'ToDate', slotListingOperations.listSlotsOfCompany],
  ['FromDate', 'ToDate', slotListingOperations.listSlotsOfLocation],
  ['FromDate', 'ToDate', slotListingOperations.listSlotsOfPincode],
  ['FromDate', 'ToDate', slotListingOperations.listDeliverySlots],
] as const;
/** What some of them need besides. */
const others = {
  Pdate: '2026-11-01',
  Tid: '0',
  cId: '1',
  LocationId: '1',
  pincode: '560034',
  CompanyId: '1',
};

describe.each(operations)('%s and %s of an operation', (first, last, { query }) => {
  const parse = (from: string, to: string) =>
    query.safeParse({ ...others, [first]: from, [last]: to });
  it('are refused when the last day comes before the first', () => {
    expect(parse('2026-11-02', '2026-11-01').error?.issues).toMatchObject([
      { path: [last], message: `must not be before ${first}` },
    ]);
  });
  it('can be the same day', () => {
    expect(parse('2026-11-02', '2026-11-02').success).toBe(true);
  });
});
