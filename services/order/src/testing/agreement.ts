import type { QuoteClaims } from '@tokri/contracts/pricing';
import type { Agreement } from '../domain/order.ts';

/** Fixed data for specs: one line of onions, cash on delivery, for the evening of 22 November 2026. */
export const placedAt = new Date('2026-11-21T08:00:00Z');
export const cutOffAt = new Date('2026-11-22T08:30:00Z');

const line: QuoteClaims['lines'][number] = {
  cartLineId: 31,
  lineKey: '3f0c2f4e-6a0b-4c9e-9a59-0a1f0f3b7a11',
  itemId: 11,
  unitId: 21,
  offerId: 0,
  name: 'Onion',
  unitName: '1 kg',
  image: '',
  brand: '',
  tint: 'fresh',
  itemGroupId: 1,
  isFood: true,
  vegetarian: true,
  maxPerOrder: 10,
  hsn: '0703',
  taxBasisPoints: 0,
  quantity: 2,
  ratePaise: 4200,
  rateWithTaxPaise: 4200,
  mrpPaise: 4500,
  discountPaise: 0,
  taxablePaise: 8400,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  totalPaise: 8400,
};

const totals: QuoteClaims['totals'] = {
  mrpPaise: 9000,
  itemsPaise: 8400,
  savingsPaise: 600,
  offerDiscountPaise: 0,
  couponDiscountPaise: 0,
  taxablePaise: 8400,
  cgstPaise: 0,
  sgstPaise: 0,
  igstPaise: 0,
  deliveryChargePaise: 4000,
  deliveryTaxPaise: 720,
  slotFeePaise: 0,
  roundOffPaise: -20,
  payablePaise: 13100,
};

export const buildQuote = (changes: Partial<QuoteClaims> = {}): QuoteClaims => ({
  quoteId: 'q1',
  userId: 7,
  partyId: 0,
  companyId: 1,
  pdate: '2026-11-22',
  cartVersion: 4,
  addressId: 3,
  pincode: '560034',
  stateCode: '29',
  placeOfSupply: '29',
  slot: {
    slotId: 5,
    date: '2026-11-22',
    start: '16:00',
    end: '19:00',
    cutOffAt: cutOffAt.toISOString(),
    feePaise: 0,
  },
  lines: [line],
  totals,
  taxSummary: [],
  coupon: null,
  itemCount: 2,
  leadTimeMinutes: 0,
  ...changes,
});

export const agreement: Agreement = {
  orderId: 42,
  transactionNumber: 'T2611-00042',
  userId: 7,
  partyId: 0,
  companyId: 1,
  userName: 'Customer',
  placedAt,
  pdate: '2026-11-22',
  holdId: 9,
  quoteId: 'q1',
  itemCount: 2,
  leadTimeMinutes: 0,
  cartVersion: 4,
  slot: { slotId: 5, date: '2026-11-22', start: '16:00', end: '19:00', cutOffAt },
  address: {
    addressId: 3,
    name: 'Customer',
    mobile: '+919000000002',
    address: '1 Main Road',
    pincode: '560034',
    stateCode: '29',
  },
  placeOfSupply: '29',
  lines: [line],
  totals,
  taxSummary: [],
  coupon: null,
  paymentMethod: 'cod',
  note: '',
  language: 'en',
};

/** The same, to be paid online. */
export const onlineAgreement: Agreement = { ...agreement, paymentMethod: 'online' };
