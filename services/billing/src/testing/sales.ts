import type { OrderSale } from '@tokri/contracts/events';

export const exemptLine: OrderSale['lines'][number] = {
  cartLineId: 31,
  name: 'Onion',
  unitName: '1 kg',
  hsn: '0703',
  taxBasisPoints: 0,
  quantity: 2,
  ratePaise: 4200,
  mrpPaise: 4500,
  discountPaise: 0,
  taxablePaise: 8400,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  totalPaise: 8400,
};
export const taxedLine: OrderSale['lines'][number] = {
  cartLineId: 32,
  name: 'Liquid soap',
  unitName: '500 ml',
  hsn: '3401',
  taxBasisPoints: 1800,
  quantity: 1,
  ratePaise: 8390,
  mrpPaise: 11_000,
  discountPaise: 0,
  taxablePaise: 8390,
  cgstPaise: 755,
  sgstPaise: 755,
  igstPaise: 0,
  totalPaise: 9900,
};
export const chargedDelivery = {
  deliveryChargePaise: 4000,
  deliveryTaxPaise: 720,
  slotFeePaise: 0,
};

type Delivery = typeof chargedDelivery;
const deliveryRow = ({
  deliveryChargePaise,
  slotFeePaise,
  deliveryTaxPaise,
}: Delivery): OrderSale['taxSummary'] =>
  deliveryChargePaise + slotFeePaise > 0
    ? [
        {
          hsn: '9965',
          taxBasisPoints: 1800,
          taxablePaise: deliveryChargePaise + slotFeePaise,
          cgstPaise: deliveryTaxPaise / 2,
          sgstPaise: deliveryTaxPaise / 2,
          igstPaise: 0,
        },
      ]
    : [];

export const buildSale = (
  lines: OrderSale['lines'],
  delivery: Delivery = { deliveryChargePaise: 0, deliveryTaxPaise: 0, slotFeePaise: 0 },
): OrderSale => {
  const sum = (amount: (line: OrderSale['lines'][number]) => number) =>
    lines.reduce((total, line) => total + amount(line), 0);
  const duePaise =
    sum((line) => line.totalPaise) +
    delivery.deliveryChargePaise +
    delivery.deliveryTaxPaise +
    delivery.slotFeePaise;
  const roundOffPaise = Math.round(duePaise / 100) * 100 - duePaise;
  const mrpPaise = sum((line) => line.mrpPaise * line.quantity);
  return {
    lines: [...lines],
    placeOfSupply: '29',
    addressId: 3,
    taxSummary: [
      ...lines.map(({ hsn, taxBasisPoints, taxablePaise, cgstPaise, sgstPaise, igstPaise }) => ({
        hsn,
        taxBasisPoints,
        taxablePaise,
        cgstPaise,
        sgstPaise,
        igstPaise,
      })),
      ...deliveryRow(delivery),
    ],
    totals: {
      mrpPaise,
      itemsPaise: sum((line) => line.totalPaise),
      savingsPaise: mrpPaise - sum((line) => line.totalPaise),
      offerDiscountPaise: 0,
      couponDiscountPaise: 0,
      taxablePaise: sum((line) => line.taxablePaise),
      cgstPaise: sum((line) => line.cgstPaise),
      sgstPaise: sum((line) => line.sgstPaise),
      igstPaise: 0,
      ...delivery,
      roundOffPaise,
      payablePaise: duePaise + roundOffPaise,
    },
  };
};
