import { isoInstant, toRupees } from '@tokri/contracts';
import type { CartAnswer, PricedLineAnswer } from '@tokri/contracts/http';
import type { PricedLine } from '@tokri/contracts/price';
import type { CartView } from '../application/view-cart.ts';
import { unitPrices, type Terms, type ViewedLine } from '../domain/priced-view.ts';
import { quantityMax } from '../domain/shelf.ts';
import { onlyLeft, text, type Language } from './texts.ts';

const messageOf = ({ state, unit, free }: ViewedLine, language: Language): string => {
  switch (state) {
    case 'ok':
      return '';
    case 'not-available':
      return text('not-available', language);
    case 'stock-short':
      return onlyLeft(unit ? quantityMax(unit, free) : 0, language);
  }
};

const goodsOf = ({ line, item, unit, free }: ViewedLine) => ({
  Id: line.lineId, LineKey: line.lineKey, ItemId: line.itemId, UnitId: line.unitId, Name: item?.name ?? '', UnitName: unit?.name ?? '', Image: item?.image ?? '', Quantity: line.quantity,
  Stock: free, Brand: item?.brand ?? '', Tint: item?.tint ?? '', ItemGroupId: item?.itemGroupId ?? 0, MaxPerOrder: unit?.maxPerOrder ?? 0, IsFood: item?.isFood ?? false, Vegetarian: item?.vegetarian ?? null,
  HSN: item?.hsn ?? '',
});

const presentLine = (viewed: ViewedLine, priced: PricedLine | undefined, view: { terms: Terms; language: Language }): PricedLineAnswer => {
  const prices = unitPrices(viewed, view.terms);
  return {
    ...goodsOf(viewed), OfferId: priced?.appliedOffer?.offerId ?? 0, Message: messageOf(viewed, view.language),
    Rate: toRupees(prices.ratePaise), Mrp: toRupees(prices.mrpPaise), RateWithTax: toRupees(prices.rateWithTaxPaise), TaxPercent: prices.taxBasisPoints / 100,
    Discount: toRupees(priced?.discountPaise ?? 0), Taxable: toRupees(priced?.taxablePaise ?? 0), Cgst: toRupees(priced?.cgstPaise ?? 0), Sgst: toRupees(priced?.sgstPaise ?? 0), Igst: toRupees(priced?.igstPaise ?? 0), Total: toRupees(priced?.totalPaise ?? 0),
  };
};

const presentTotals = ({ totals }: CartView['view']['priced']): CartAnswer['Totals'] => ({
  Mrp: toRupees(totals.mrpPaise), Items: toRupees(totals.itemsPaise), Savings: toRupees(totals.savingsPaise), OfferDiscount: toRupees(totals.offerDiscountPaise), CouponDiscount: toRupees(totals.couponDiscountPaise),
  Taxable: toRupees(totals.taxablePaise), Cgst: toRupees(totals.cgstPaise), Sgst: toRupees(totals.sgstPaise), Igst: toRupees(totals.igstPaise),
  DeliveryCharge: toRupees(totals.deliveryChargePaise), DeliveryTax: toRupees(totals.deliveryTaxPaise), SlotFee: toRupees(totals.slotFeePaise), RoundOff: toRupees(totals.roundOffPaise), Payable: toRupees(totals.payablePaise),
});

/** The cart as shapes.md C2 has it, in rupees. */
export const presentCart = ({ view, terms, pdate, quote, notices }: CartView, language: Language): CartAnswer => {
  const { priced } = view;
  const byKey = new Map(priced.lines.map((line) => [line.key, line]));
  const lines = view.lines.map((viewed) => presentLine(viewed, byKey.get(viewed.line.lineKey), { terms, language }));
  return {
    Lines: lines, Count: view.lines.reduce((count, { line }) => count + line.quantity, 0), PDate: pdate, Totals: presentTotals(priced),
    TaxSummary: priced.taxSummary.map((row) => ({ HSN: row.hsn, TaxPercent: row.taxBasisPoints / 100, Taxable: toRupees(row.taxablePaise), Cgst: toRupees(row.cgstPaise), Sgst: toRupees(row.sgstPaise), Igst: toRupees(row.igstPaise) })),
    Coupon: priced.coupon && { Code: priced.coupon.code, Amount: toRupees(priced.coupon.amountPaise) },
    MinimumOrder: { Required: toRupees(priced.minimumOrder.requiredPaise), Short: toRupees(priced.minimumOrder.shortPaise) },
    FreeDelivery: { Above: toRupees(priced.freeDelivery.abovePaise), Short: toRupees(priced.freeDelivery.shortPaise) },
    Messages: [
      ...notices.map((code) => ({ Code: code, Text: text(code, language), LineId: 0 })),
      ...view.lines.filter(({ state }) => state !== 'ok').map((viewed) => ({ Code: viewed.state, Text: `${viewed.item?.name ?? ''}: ${messageOf(viewed, language)}`, LineId: viewed.line.lineId })),
    ],
    Quote: quote && { Token: quote.token, ExpiresAt: isoInstant(quote.expiresAt) },
  };
};
