import { render, screen } from '@testing-library/react';
import { PriceBreakdown } from './price-breakdown.tsx';

describe('PriceBreakdown', () => {
  const totals = {
    Mrp: 729,
    Items: 645.72,
    Savings: 133.28,
    OfferDiscount: 0,
    CouponDiscount: 50,
    Taxable: 0,
    Cgst: 14.73,
    Sgst: 14.73,
    Igst: 0,
    DeliveryCharge: 25,
    DeliveryTax: 4.5,
    SlotFee: 0,
    RoundOff: -0.22,
    Payable: 625,
    DeliveryTaxPercent: 18,
  };
  it('shows every amount of the server in the order of the bill', () => {
    render(
      <PriceBreakdown
        totals={totals}
        count={9}
        couponCode="FRESH10"
        taxSummary={[
          { HSN: '0713', TaxPercent: 5, Taxable: 220.56, Cgst: 5.51, Sgst: 5.51, Igst: 0 },
        ]}
      />,
    );
    expect(screen.getByLabelText('Price breakdown').textContent).toBe(
      'Items at MRP (9) ₹729.00Discount on MRP − ₹83.28Coupon FRESH10 − ₹50.00' +
        'Delivery charge ₹25 + 18% GST₹29.50Round off − ₹0.22To pay₹625',
    );
  });
  it('shows one IGST column for another State', () => {
    render(
      <PriceBreakdown
        totals={totals}
        count={1}
        taxSummary={[{ HSN: '0713', TaxPercent: 5, Taxable: 100, Cgst: 0, Sgst: 0, Igst: 5 }]}
      />,
    );
    expect(screen.getByText('IGST')).toBeInTheDocument();
    expect(screen.queryByText('CGST')).toBeNull();
  });
});
