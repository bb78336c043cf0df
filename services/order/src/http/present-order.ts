import { isoInstant, orderStatus, orderStatusText, paymentStatus, paymentStatusText, toRupees, type QuotedLine, type QuotedTax, type QuotedTotals } from '@tokri/contracts';
import type { OrderAnswer, PaymentAnswer, PricedLineAnswer, TotalsAnswer } from '@tokri/contracts/http';
import { cancelRefusal } from '../domain/cancel.ts';
import type { Order } from '../domain/order.ts';

export type Language = 'en' | 'hi';

const presentLine = (line: QuotedLine): PricedLineAnswer => ({
  Id: line.cartLineId, LineKey: line.lineKey, ItemId: line.itemId, UnitId: line.unitId, OfferId: line.offerId, Name: line.name, UnitName: line.unitName, Image: line.image, Quantity: line.quantity,
  Rate: toRupees(line.ratePaise), Mrp: toRupees(line.mrpPaise), RateWithTax: toRupees(line.rateWithTaxPaise), Discount: toRupees(line.discountPaise), Taxable: toRupees(line.taxablePaise), HSN: line.hsn, TaxPercent: line.taxBasisPoints / 100,
  Cgst: toRupees(line.cgstPaise), Sgst: toRupees(line.sgstPaise), Igst: toRupees(line.igstPaise), Total: toRupees(line.totalPaise), Stock: 0, Message: '',
  Brand: line.brand, Tint: line.tint, ItemGroupId: line.itemGroupId, MaxPerOrder: line.maxPerOrder, IsFood: line.isFood, Vegetarian: line.vegetarian,
});

const presentTotals = (totals: QuotedTotals): TotalsAnswer => ({
  Mrp: toRupees(totals.mrpPaise), Items: toRupees(totals.itemsPaise), Savings: toRupees(totals.savingsPaise), OfferDiscount: toRupees(totals.offerDiscountPaise), CouponDiscount: toRupees(totals.couponDiscountPaise),
  Taxable: toRupees(totals.taxablePaise), Cgst: toRupees(totals.cgstPaise), Sgst: toRupees(totals.sgstPaise), Igst: toRupees(totals.igstPaise),
  DeliveryCharge: toRupees(totals.deliveryChargePaise), DeliveryTax: toRupees(totals.deliveryTaxPaise), SlotFee: toRupees(totals.slotFeePaise), RoundOff: toRupees(totals.roundOffPaise), Payable: toRupees(totals.payablePaise),
});

const presentTax = (row: QuotedTax) => ({ HSN: row.hsn, TaxPercent: row.taxBasisPoints / 100, Taxable: toRupees(row.taxablePaise), Cgst: toRupees(row.cgstPaise), Sgst: toRupees(row.sgstPaise), Igst: toRupees(row.igstPaise) });

const statusOf = (order: Pick<Order, 'status'>, language: Language) => ({ Status: orderStatus[order.status], StatusText: orderStatusText(orderStatus[order.status], language) });

const paymentOf = (order: Order, language: Language) => {
  const status = paymentStatus[order.paymentStatus];
  return { PaymentStatus: status, PaymentStatusText: paymentStatusText(status, language), PaymentMethod: order.paymentMethod };
};

/** What to open the gateway's dialog with; null when nothing is to be paid there now. */
export const presentPayment = (order: Order): PaymentAnswer | null => {
  if (order.status !== 'AwaitingPayment' || !order.gatewayOrder) return null;
  const { provider, keyId, gatewayOrderId, amountPaise } = order.gatewayOrder;
  return { Provider: provider, KeyId: keyId, OrderId: gatewayOrderId, AmountPaise: amountPaise, Currency: 'INR', Prefill: { Name: order.userName, Contact: order.address.mobile, Email: '' } };
};

const awaitedPayment = (order: Order) => {
  const Payment = presentPayment(order);
  return Payment && order.status === 'AwaitingPayment' ? { Payment, PayBy: isoInstant(order.payByAt) } : {};
};

const refundStates: readonly Order['paymentStatus'][] = ['RefundDue', 'Refunded', 'PartlyRefunded'];
const refundText = (order: Order, language: Language): string => (refundStates.includes(order.paymentStatus) ? paymentStatusText(paymentStatus[order.paymentStatus], language) : '');

/** An order as lists show it: without lines and history. */
export const presentOrder = (order: Order, { language, now }: { language: Language; now: Date }): OrderAnswer => ({
  Id: order.orderId, TransactionNumber: order.transactionNumber, UserId: order.userId, UserName: order.userName, Mobile: order.address.mobile, CompanyId: order.companyId, PartyId: order.partyId,
  ...statusOf(order, language), ...paymentOf(order, language), PlacedAt: isoInstant(order.placedAt), PDate: order.pdate,
  Slot: { Id: order.slot.slotId, Date: order.slot.date, Start: order.slot.start, End: order.slot.end },
  Address: { Name: order.address.name, Mobile: order.address.mobile, Address: order.address.address, Pincode: order.address.pincode },
  ItemCount: order.lines.reduce((count, line) => count + line.quantity, 0), Totals: presentTotals(order.totals),
  Bill: order.bill && { Id: order.bill.billId, Number: order.bill.number }, CanCancel: order.status !== 'Cancelled' && cancelRefusal(order, { by: 'customer', now }) === null, CancelUntil: isoInstant(order.slot.cutOffAt),
  CancelReason: order.status === 'Cancelled' ? order.cancelReason : '', RefundStatus: refundText(order, language), Note: order.note,
  Coupon: order.coupon && { Code: order.coupon.code, Amount: toRupees(order.coupon.amountPaise) },
});

/** An order with everything that its own page shows. */
export const presentWholeOrder = (order: Order, view: { language: Language; now: Date }): OrderAnswer => ({
  ...presentOrder(order, view),
  ...awaitedPayment(order),
  Lines: order.lines.map(presentLine),
  TaxSummary: order.taxSummary.map(presentTax),
  History: order.history.map((entry) => ({ ...statusOf(entry, view.language), At: isoInstant(entry.at), By: entry.by, Note: entry.note })),
});
