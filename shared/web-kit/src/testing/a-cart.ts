import type { CartAnswer } from '@tokri/contracts/http';

export const aCart = (totals: Partial<CartAnswer['Totals']> = {}, Count = 2): CartAnswer => ({
  Lines: [], Count, PDate: '2026-11-22', TaxSummary: [], Coupon: null, MinimumOrder: { Required: 0, Short: 0 }, FreeDelivery: { Above: 499, Short: 0 }, Messages: [], Changes: [], Quote: null,
  Totals: { Mrp: 378, Items: 308, Savings: 70, OfferDiscount: 0, CouponDiscount: 0, Taxable: 293.34,
    Cgst: 7.33, Sgst: 7.33, Igst: 0, DeliveryCharge: 40, DeliveryTax: 7.2, SlotFee: 0, RoundOff: -0.2, Payable: 355, DeliveryTaxPercent: 18, ...totals },
});
