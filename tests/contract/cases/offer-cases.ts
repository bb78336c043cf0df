import { dayAhead } from '../../support/api/test-area.ts';
import { sendCommand } from '../../support/api/call-api.ts';
import type { Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';

const buildOffer = ({ item }: Fixture) => ({
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

const createOfferItems = async (fixture: Fixture) => {
  const body = {
    ...buildOffer(fixture),
    Kind: 'combo',
    Price: 10,
    Scope: 'items',
    ItemTypeIds: [],
  };
  const { Id } = await sendCommand({ path: '/api/Offers', token: fixture.staff.token, body });
  return {
    body: {
      OfferId: Id,
      Items: [{ ItemId: fixture.item.Id, UnitId: fixture.goods.unitId, Quantity: 2 }],
    },
  };
};

let codeCount = 0;
const uniqueCode = (): string => {
  codeCount += 1;
  return `T${Date.now().toString(36).toUpperCase()}${codeCount}`;
};
const buildCoupon = () => ({
  Code: uniqueCode(),
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

const seededOfferId = '1';

export const offerCases: OperationCases = {
  'list-running-offers': {
    caller: 'anonymous',
    buildInput: () => ({ query: { DistictOffers: '0' } }),
  },
  'list-offer-items': { caller: 'anonymous', buildInput: () => ({ query: { UserId: '0' } }) },
  'list-items-of-offer': {
    caller: 'anonymous',
    buildInput: () => ({ query: { UserId: '0', OfferId: seededOfferId } }),
  },
  'list-offers-for-place': {
    caller: 'anonymous',
    buildInput: () => ({ query: { pincode: '560034', Partyid: '0' } }),
  },
  'list-offers-of-company': {
    caller: 'anonymous',
    buildInput: () => ({ query: { OfferUsercompanyId: '1', PartyId: '0' } }),
  },
  'list-banners-of-company': {
    caller: 'anonymous',
    buildInput: () => ({ query: { companyid: '1' } }),
  },
  'list-banners-for-place': {
    caller: 'anonymous',
    buildInput: () => ({ query: { pincode: '560034', ItemGroupId: '1' } }),
  },
  'save-offer': { caller: 'staff', buildInput: (fixture) => ({ body: buildOffer(fixture) }) },
  'map-offer-items': { caller: 'staff', buildInput: createOfferItems },
  'save-coupon': { caller: 'staff', buildInput: () => ({ body: buildCoupon() }) },
  'list-used-coupons': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { TUid: String(customer.userId) } }),
  },
};

export const couponCases: OperationCases = {
  'list-coupons-for-user': {
    caller: 'customer',
    buildInput: ({ customer, deliveryDate }) => ({
      query: { CouponForUser: String(customer.userId), cmpId: '1', PDate: deliveryDate },
    }),
  },
  'check-coupon': {
    caller: 'customer',
    buildInput: ({ customer, deliveryDate }) => ({
      query: {
        CouponForUser: String(customer.userId),
        cmpId: '1',
        code: 'FRESH10',
        PDate: deliveryDate,
      },
    }),
  },
};
