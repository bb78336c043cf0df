import type { salesReportOperations } from '@tokri/contracts/api';
import { hindiTexts } from '@tokri/contracts/language';
import { toRupees } from '@tokri/contracts/money';
import type { OperationHandlers } from '@tokri/service-kit/http';
import type { SalesDays } from '../application/ports/sales-days.ts';
import { listItemSales, readSales } from '../application/reports/read-sales.ts';
import { deliverySales, type SalesSpan } from '../domain/reports/sales-day.ts';
import { roundOff, type Rows, type SalesSums } from '../domain/reports/sales-sums.ts';

const toSalesResponse = (sums: SalesSums) => ({
  Orders: sums.orders,
  Returns: sums.returns,
  Units: sums.units,
  Taxable: toRupees(sums.taxablePaise),
  Tax: toRupees(sums.taxPaise),
  RoundOff: toRupees(roundOff(sums)),
  Total: toRupees(sums.totalPaise),
  Discount: toRupees(sums.discountPaise),
});

const highestFirst = (rows: Rows<SalesSums>) =>
  Object.entries(rows).sort(
    ([keyA, a], [keyB, b]) => b.totalPaise - a.totalPaise || keyA.localeCompare(keyB),
  );

const toSlots = (slots: SalesSpan['slots']) =>
  Object.entries(slots)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, sums]) => {
      const [Start = '', End = ''] = key.split('-');
      return { Start, End, ...toSalesResponse(sums) };
    });

const toTaxes = (taxes: SalesSpan['taxes']) =>
  Object.entries(taxes)
    .map(([basisPoints, sums]) => ({
      TaxPercent: Number(basisPoints) / 100,
      Taxable: toRupees(sums.taxablePaise),
      Cgst: toRupees(sums.cgstPaise),
      Sgst: toRupees(sums.sgstPaise),
      Igst: toRupees(sums.igstPaise),
    }))
    .sort((a, b) => a.TaxPercent - b.TaxPercent);

const toDeliveryResponse = (span: SalesSpan) => {
  const { taxablePaise, taxPaise, totalPaise } = deliverySales(span);
  return {
    Taxable: toRupees(taxablePaise),
    Tax: toRupees(taxPaise),
    Total: toRupees(totalPaise),
  };
};

const toReportResponse = ({ days, sum }: Awaited<ReturnType<typeof readSales>>) => ({
  Totals: toSalesResponse(sum.totals),
  Delivery: toDeliveryResponse(sum),
  Days: days.map(({ date, totals, deliveries }) => ({
    Date: date,
    ...toSalesResponse(totals),
    Delivered: deliveries.delivered,
    OnTime: deliveries.onTime,
  })),
  Slots: toSlots(sum.slots),
  Categories: highestFirst(sum.categories).map(([key, sums]) => ({
    ItemGroupId: Number(key),
    ...toSalesResponse(sums),
  })),
  Pincodes: highestFirst(sum.pincodes).map(([Pincode, sums]) => ({
    Pincode,
    ...toSalesResponse(sums),
  })),
  Locations: highestFirst(sum.locations).map(([key, sums]) => ({
    LocationId: Number(key),
    ...toSalesResponse(sums),
  })),
  Offers: highestFirst(sum.offers).map(([key, sums]) => ({
    OfferId: Number(key),
    ...toSalesResponse(sums),
  })),
  Coupons: highestFirst(sum.coupons).map(([Code, sums]) => ({ Code, ...toSalesResponse(sums) })),
  Taxes: toTaxes(sum.taxes),
  Delivered: sum.deliveries.delivered,
  OnTime: sum.deliveries.onTime,
});

export const createSalesReportHandlers = (deps: {
  readonly salesDays: SalesDays;
}): OperationHandlers<typeof salesReportOperations> => ({
  'read-sales-report': async ({ query }) => ({
    body: toReportResponse(
      await readSales(deps, { fromDate: query.FromDate, toDate: query.ToDate }),
    ),
  }),
  'list-item-sales': async ({ query, pagination }) => {
    const span = { fromDate: query.FromDate, toDate: query.ToDate };
    const { total, rows } = await listItemSales(deps, span, pagination);
    return {
      total,
      body: rows.map(({ itemId, item, ...sums }) => ({
        ItemId: itemId,
        Name: item?.name ?? '',
        Hindi: hindiTexts({ Name: item?.hindiName ?? '' }),
        ItemGroupId: item?.itemGroupId ?? 0,
        ...toSalesResponse(sums),
      })),
    };
  },
});
