import { dayAhead } from '../../support/api/test-town.ts';
import { write } from '../../support/api/call-api.ts';
import type { Ground } from './ground.ts';
import type { RowCases } from './row-case.ts';

/** Runs long after this day, so that it changes no price; every field is there, so that each is tried with bad values. */
const offerBody = ({ item }: Ground) => ({
  Id: 0,
  Name: 'Trial offer',
  Narration: 'Made by a test',
  Kind: 'threshold',
  Percent: 0,
  Amount: 5,
  Buy: 0,
  Free: 0,
  Price: 0,
  Minimum: 100,
  AtMost: 0,
  Scope: 'types',
  ItemTypeIds: [item.ItemTypeId],
  CompanyId: 1,
  PartyId: 0,
  FromDate: dayAhead(300),
  ToDate: dayAhead(301),
  Places: [{ PincodeFrom: '990001', PincodeTo: '990010' }],
  Image: '',
  Status: 1,
});

const mapping = async (ground: Ground) => {
  const body = { ...offerBody(ground), Kind: 'combo', Price: 10, Scope: 'items', ItemTypeIds: [] };
  const { Id } = await write({ path: '/api/Offers', token: ground.staff.token, body });
  return {
    body: {
      OfferId: Id,
      Items: [{ ItemId: ground.item.Id, UnitId: ground.goods.unitId, Quantity: 2 }],
    },
  };
};

let made = 0;
const freshCode = (): string => {
  made += 1;
  return `T${Date.now().toString(36).toUpperCase()}${made}`;
};
const couponBody = () => ({
  Code: freshCode(),
  Name: 'Trial coupon',
  Kind: 'percentage',
  Amount: 0,
  Percent: 5,
  AtMost: 10,
  MinimumItems: 10,
  FromDate: dayAhead(300),
  ToDate: dayAhead(301),
  PerUser: 1,
  TotalUses: 5,
  FirstOrderOnly: false,
  CompanyId: 1,
  Status: 0,
});

/** An offer of the demo shop, so that there is something to page through. */
const seededOffer = '1';

export const offerCases: RowCases = {
  'list-running-offers': { as: 'nobody', call: () => ({ query: { DistictOffers: '0' } }) },
  'list-offer-items': { as: 'nobody', call: () => ({ query: { UserId: '0' } }) },
  'list-items-of-offer': {
    as: 'nobody',
    call: () => ({ query: { UserId: '0', OfferId: seededOffer } }),
  },
  'list-offers-for-place': {
    as: 'nobody',
    call: () => ({ query: { pincode: '560034', Partyid: '0' } }),
  },
  'list-offers-of-company': {
    as: 'nobody',
    call: () => ({ query: { OfferUsercompanyId: '1', PartyId: '0' } }),
  },
  'list-banners-of-company': { as: 'nobody', call: () => ({ query: { companyid: '1' } }) },
  'list-banners-for-place': { as: 'nobody', call: () => ({ query: { pincode: '560034' } }) },
  'save-offer': { as: 'staff', call: (ground) => ({ body: offerBody(ground) }) },
  'map-offer-items': { as: 'staff', call: mapping },
  'save-coupon': { as: 'staff', call: () => ({ body: couponBody() }) },
  'list-used-coupons': {
    as: 'customer',
    call: ({ customer }) => ({ query: { TUid: String(customer.userId) } }),
  },
};

/** What coupons are worth to the cart of a customer. */
export const couponCases: RowCases = {
  'list-coupons-for-user': {
    as: 'customer',
    call: ({ customer, pdate }) => ({
      query: { CouponForUser: String(customer.userId), cmpId: '1', PDate: pdate },
    }),
  },
  'check-coupon': {
    as: 'customer',
    call: ({ customer, pdate }) => ({
      query: { CouponForUser: String(customer.userId), cmpId: '1', code: 'FRESH10', PDate: pdate },
    }),
  },
};
