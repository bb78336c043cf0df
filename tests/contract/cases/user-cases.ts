import type { CompanySettingsResponse } from '@tokri/contracts/api';
import { gstinCheckDigit } from '@tokri/contracts/tax';
import { callApiOk } from '../../support/api/call-api.ts';
import { listItemsOnSale } from '../../support/api/shopping.ts';
import { uniqueEmail, uniqueMobile } from '../../support/api/mobiles.ts';
import { newestMessageId, requestCode, signIn, waitForCode } from '../../support/api/sign-in.ts';
import type { Fixture } from './fixture.ts';
import type { OperationCases } from './operation-case.ts';

const secondPincode = '990002';
const buildAddress = async ({ customer }: Fixture) => {
  const saved = await callApiOk<readonly { Id: number; Pincode: string }[]>({
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

/** Saves one to remove: other cases need the first address of the customer. */
const createAddress = async (fixture: Fixture) => {
  const { customer } = fixture;
  const [saved] = await callApiOk<readonly { Id: number }[]>({
    method: 'POST',
    path: '/api/CustomerProfile',
    ...(await buildAddress(fixture)),
    token: customer.token,
  });
  return { query: { UserId: String(customer.userId), Id: String(saved?.Id ?? 0) } };
};

const createSignInCode = async () => {
  const { challengeId, code: password } = await requestCode(uniqueMobile());
  return { query: { Id: String(challengeId), password } };
};

const createSession = async () => ({ cookie: (await signIn(uniqueMobile())).cookie });

const createVerificationCode = async ({ customer }: Fixture) => {
  const Email = uniqueEmail();
  const [started] = await callApiOk<readonly { Id: number }[]>({
    method: 'POST',
    path: '/api/app/contact-codes',
    body: { UserId: customer.userId, Email },
    token: customer.token,
  });
  return {
    body: { UserId: customer.userId, OtpId: started?.Id ?? 0, Code: await waitForCode(Email, 0) },
  };
};

const ofCustomer = ({ customer }: Fixture) => ({ query: { UserId: String(customer.userId) } });

const deleteAccount = async () => {
  const mobile = uniqueMobile();
  const { userId, token } = await signIn(mobile);
  const query = { UserId: String(userId) };
  const after = await newestMessageId(mobile);
  await callApiOk({
    method: 'POST',
    path: '/api/UpdateFavorite',
    query: { ...query, Mobile: mobile, Email: '' },
    token,
  });
  const [deleted] = await callApiOk<readonly { Reference: string }[]>({
    path: '/api/UpdateFavorite',
    query: { ...query, Otp: await waitForCode(mobile, after) },
    token,
  });
  return { query: { Reference: deleted?.Reference ?? '' } };
};

const favouriteCount = 2;
const createFavourites = async ({ customer }: Fixture) => {
  const items = await listItemsOnSale(favouriteCount);
  for (const { Id } of items)
    await callApiOk({
      method: 'POST',
      path: '/api/Favourite',
      body: { UserId: customer.userId, ItemId: Id },
      token: customer.token,
    });
  return { query: { UserId: String(customer.userId) } };
};

const gstinStem = '29AAGCT9091M1Z';
const buildParty = () => ({
  body: {
    Name: 'Case Canteen',
    GSTIN: `${gstinStem}${gstinCheckDigit(gstinStem)}`,
    Address: '4 Trial Street',
    Pincode: '560034',
    Mobile: uniqueMobile(),
  },
});

/** Saves the company as it is. */
const buildCompanyChange = async ({ staff }: Fixture) => {
  const {
    Id: _Id,
    Year: _Year,
    Prefixes: _Prefixes,
    NextYear: _NextYear,
    ...body
  } = await callApiOk<CompanySettingsResponse>({
    path: '/api/admin/user/company',
    token: staff.token,
  });
  return { body };
};

export const userCases: OperationCases = {
  'start-sign-in': {
    caller: 'anonymous',
    buildInput: () => ({ query: { email: '', mobile: uniqueMobile() } }),
  },
  'check-code': { caller: 'anonymous', buildInput: createSignInCode },
  'resend-code': {
    caller: 'anonymous',
    expectedCode: 'too-early',
    buildInput: async () => ({
      query: { OtpId: String((await requestCode(uniqueMobile())).challengeId) },
    }),
  },
  'start-contact-verification': {
    caller: 'customer',
    buildInput: ({ customer }) => ({
      body: { UserId: customer.userId, Email: uniqueEmail() },
    }),
  },
  'verify-contact': { caller: 'customer', buildInput: createVerificationCode },
  'start-account-deletion': {
    caller: 'customer',
    buildInput: ({ customer }) => ({
      query: { UserId: String(customer.userId), Mobile: customer.mobile, Email: '' },
    }),
  },
  'delete-account': {
    caller: 'customer',
    // The customer of the cases is still needed.
    expectedCode: 'code-wrong',
    buildInput: ({ customer }) => ({
      query: { UserId: String(customer.userId), Otp: 'not a code' },
    }),
  },
  'read-erasure': { caller: 'anonymous', buildInput: deleteAccount },
  'read-data-copy': { caller: 'customer', buildInput: ofCustomer },
  'render-data-copy': { caller: 'customer', buildInput: ofCustomer },
  'read-user': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { uId: String(customer.userId) } }),
  },
  'change-user': {
    caller: 'customer',
    buildInput: ({ customer }) => ({
      body: {
        UserId: customer.userId,
        Name: 'Asha Test',
        Mobile: customer.mobile,
        Email: '',
        Address: '',
        Pincode: '',
      },
    }),
  },
  'read-profile': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
  'list-addresses': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { uId: String(customer.userId) } }),
  },
  'save-address': { caller: 'customer', buildInput: buildAddress },
  'remove-address': { caller: 'customer', buildInput: createAddress },
  'list-users': { caller: 'staff', buildInput: () => ({ query: { loc: '1' } }) },
  'add-favourite': {
    caller: 'customer',
    buildInput: ({ customer, item }) => ({ body: { UserId: customer.userId, ItemId: item.Id } }),
  },
  'remove-favourite': {
    caller: 'customer',
    buildInput: ({ customer, item }) => ({
      query: { UserId: String(customer.userId), ItemId: String(item.Id) },
    }),
  },
  'read-company': { caller: 'anonymous', buildInput: () => ({ query: { Id: '1' } }) },
  'read-company-settings': { caller: 'staff', buildInput: () => ({}) },
  'save-company-settings': { caller: 'staff', buildInput: buildCompanyChange },
  'renew-token': { caller: 'anonymous', buildInput: createSession },
  'end-session': { caller: 'anonymous', buildInput: createSession },
  'list-own-sessions': { caller: 'anonymous', buildInput: createSession },
  'list-sessions-of-user': {
    caller: 'customer',
    buildInput: ({ customer }) => ({ query: { UserId: String(customer.userId) } }),
  },
  'save-party': { caller: 'staff', buildInput: buildParty },
  'save-staff': {
    caller: 'staff',
    buildInput: ({ users }) => ({
      body: {
        Mobile: users.noPermissions.mobile,
        Name: 'Test noPermissions',
        Permissions: ['messages'],
      },
    }),
  },
};

export const bffCases: OperationCases = {
  'read-app-version': { caller: 'anonymous', buildInput: () => ({ query: { Type: '2' } }) },
  'list-favourites': { caller: 'customer', buildInput: createFavourites },
  'read-operations-overview': { caller: 'staff', buildInput: () => ({}) },
  'stream-events': { caller: 'anonymous', buildInput: () => ({ query: { Pincode: '560034' } }) },
};
