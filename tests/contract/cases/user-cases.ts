import { gstinCheckDigit } from '@tokri/contracts';
import { askApi } from '../../support/api/call-api.ts';
import { itemsOnSale } from '../../support/api/shopping.ts';
import { freshMobile } from '../../support/api/mobiles.ts';
import { askForCode, signIn } from '../../support/api/sign-in.ts';
import type { Ground } from './ground.ts';
import type { RowCases } from './row-case.ts';

const secondPincode = '990002';
/** Replaces the address of an earlier run, so that a person's list does not grow for ever. */
const address = async ({ customer }: Ground) => {
  const saved = await askApi<readonly { Id: number; Pincode: string }[]>({
    path: '/api/CustomerProfile',
    query: { uId: String(customer.userId) },
    token: customer.token,
  });
  const replaced = saved.find(({ Pincode }) => Pincode === secondPincode)?.Id ?? 0;
  return {
    body: {
      Id: replaced,
      UserId: customer.userId,
      Name: 'Asha Test',
      Email: '',
      Mobile: customer.mobile,
      Address: '2 Trial Street',
      Pincode: secondPincode,
      Source: 1,
      CompanyGSTIN: '',
    },
  };
};

const code = async () => {
  const { challengeId, code: password } = await askForCode(freshMobile());
  return { query: { Id: String(challengeId), password } };
};

const session = async () => ({ cookie: (await signIn(freshMobile())).cookie });

const favouritesAtLeast = 2;
const favourites = async ({ customer }: Ground) => {
  const items = await itemsOnSale(favouritesAtLeast);
  for (const { Id } of items)
    await askApi({
      method: 'POST',
      path: '/api/Favourite',
      body: { UserId: customer.userId, ItemId: Id },
      token: customer.token,
    });
  return { query: { UserId: String(customer.userId) } };
};

const partyStem = '29AAGCT9091M1Z';
const party = () => ({
  body: {
    Name: 'Case Canteen',
    GSTIN: `${partyStem}${gstinCheckDigit(partyStem)}`,
    Address: '4 Trial Street',
    Pincode: '560034',
    Mobile: freshMobile(),
  },
});

export const userCases: RowCases = {
  'start-sign-in': { as: 'nobody', call: () => ({ query: { email: '', mobile: freshMobile() } }) },
  'check-code': { as: 'nobody', call: code },
  // Another code goes out after 30 s only.
  'resend-code': {
    as: 'nobody',
    refusal: 'too-early',
    call: async () => ({ query: { OtpId: String((await askForCode(freshMobile())).challengeId) } }),
  },
  'read-user': {
    as: 'customer',
    call: ({ customer }) => ({ query: { uId: String(customer.userId) } }),
  },
  'change-user': {
    as: 'customer',
    call: ({ customer }) => ({
      body: { UserId: customer.userId, Name: 'Asha Test', Email: '', Address: '', Pincode: '' },
    }),
  },
  'read-profile': {
    as: 'customer',
    call: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
  'list-addresses': {
    as: 'customer',
    call: ({ customer }) => ({ query: { uId: String(customer.userId) } }),
  },
  'save-address': { as: 'customer', call: address },
  'list-users': { as: 'staff', call: () => ({ query: { loc: '1' } }) },
  'add-favourite': {
    as: 'customer',
    call: ({ customer, item }) => ({ body: { UserId: customer.userId, ItemId: item.Id } }),
  },
  'remove-favourite': {
    as: 'customer',
    call: ({ customer, item }) => ({
      query: { UserId: String(customer.userId), ItemId: String(item.Id) },
    }),
  },
  'read-company': { as: 'nobody', call: () => ({ query: { Id: '1' } }) },
  'renew-token': { as: 'nobody', call: session },
  'end-session': { as: 'nobody', call: session },
  'save-party': { as: 'staff', call: party },
  'save-staff': {
    as: 'staff',
    call: ({ people }) => ({
      body: { Mobile: people.porter.mobile, Name: 'Test porter', Permissions: ['messages'] },
    }),
  },
};

export const bffCases: RowCases = {
  'read-app-version': { as: 'nobody', call: () => ({ query: { Type: '2' } }) },
  'list-favourites': { as: 'customer', call: favourites },
  'stream-events': { as: 'nobody', call: () => ({ query: { Pincode: '560034' } }) },
};
