import { randomUUID } from 'node:crypto';
import type { QuoteClaims } from '@tokri/contracts/pricing';

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
  payablePaise: 13_100,
};

export const buildQuoteClaims = (
  userId: number,
  changes: Partial<QuoteClaims> = {},
): QuoteClaims => ({
  quoteId: randomUUID(),
  userId,
  partyId: 0,
  companyId: 1,
  pdate: '2026-11-22',
  cartVersion: 1,
  addressId: null,
  pincode: '560034',
  stateCode: '29',
  placeOfSupply: '29',
  slot: null,
  lines: [],
  totals,
  taxSummary: [],
  coupon: null,
  itemCount: 2,
  leadTimeMinutes: 0,
  ...changes,
});
