import { userOperations } from '@tokri/contracts/api';
import { startUserService, type UserService } from './user-service.ts';

const mobile = '9000001511';
const business = {
  GSTIN: '29AAKFA4321L1ZB',
  Name: 'Annapurna Caterers',
  Address: '18 Sarjapur Main Road',
  Pincode: '560034',
};
const address = { Id: 0, Name: 'Sunita', Mobile: mobile, Address: '7 Residency Road' };

type WriteName = keyof typeof userOperations;

describe('writes into the account of a person who deleted it', () => {
  let user: UserService;
  let userId: number;
  let token: string;
  let staffToken: string;
  let addressId: string;
  let challengeId: number;
  let code: string;
  beforeAll(async () => {
    user = await startUserService('closed-account-writes');
    ({ userId, token } = await user.signIn({ mobile }));
    const { first } = await user.call('save-address', {
      body: { ...address, UserId: userId, Pincode: business.Pincode },
      token,
    });
    addressId = String(first.Id);
    const started = await user.call('start-contact-verification', {
      body: { UserId: userId, Email: 'sunita@example.in' },
      token,
    });
    challengeId = Number(started.first.Id);
    code = await user.findCode(challengeId);
    const staff = await user.signIn({ mobile: '9000001512' });
    const users = user.connection.collection<{ _id: number }>('users');
    await users.updateOne({ _id: staff.userId }, { $set: { permissions: ['users'] } });
    staffToken = (await user.signIn({ mobile: '9000001512' })).token;
    const erasure = {
      reference: 'f'.repeat(32),
      closedAt: new Date('2026-11-21T08:00:00Z'),
      settledAt: null,
      erasedAt: null,
    };
    await users.updateOne({ _id: userId }, { $set: { erasure } });
  });
  afterAll(() => user.stop());

  const asText = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));

  it.each<[WriteName, () => object]>([
    ['changeUser', () => ({ Name: 'Sunita' })],
    ['saveAddress', () => ({ ...address, Pincode: business.Pincode })],
    ['removeAddress', () => ({ Id: addressId })],
    ['addFavourite', () => ({ ItemId: 3 })],
    ['removeFavourite', () => ({ ItemId: 3 })],
    ['applyAsBusiness', () => business],
    ['verifyContact', () => ({ OtpId: challengeId, Code: code })],
  ])('are refused with a code that the contract of %s lists', async (name, buildInput) => {
    const { operationId, method, errorCodes } = userOperations[name];
    const input = { UserId: userId, ...buildInput() };
    const { first } = await user.call(
      operationId,
      method === 'DELETE' ? { query: asText(input), token } : { body: input, token },
      method,
    );
    expect(first).toMatchObject({ Error: 1, Code: 'account-closed' });
    expect(errorCodes).toContain('account-closed');
  });

  it.each<[WriteName, object]>([
    ['saveStaff', { Mobile: mobile, Name: 'Sunita', Permissions: ['users'] }],
    ['saveParty', { ...business, Mobile: mobile }],
  ])('are refused to staff with a code that the contract of %s lists', async (name, body) => {
    const { operationId, errorCodes } = userOperations[name];
    const { first } = await user.call(operationId, { body, token: staffToken });
    expect(first).toMatchObject({ Error: 1, Code: 'account-closed' });
    expect(errorCodes).toContain('account-closed');
  });
});
