import { publicOperations } from '@tokri/contracts/api';
import { matchRequest } from './match-request.ts';

const operationsAt = (path: string) =>
  publicOperations.filter((operation) => operation.path === path);
const match = (url: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
  matchRequest(operationsAt(url.split('?')[0] ?? ''), method, url);
const matchedId = (url: string): string => {
  const result = match(url);
  return result.kind === 'matched' ? result.operation.operationId : result.problem.code;
};

describe('matchRequest', () => {
  it.each([
    ['/api/Cart?UId=1&PDate=2026-11-20', 'read-cart'],
    ['/api/Cart?pdate=2026-11-20&uid=1', 'read-cart'],
    ['/api/Cart?UserId=1&CompanyId=1', 'read-nearest-cart'],
    ['/api/Cart?DeleteCartId=1', 'delete-cart-line'],
    ['/api/Item?ItemId=1', 'delete-item'],
    ['/api/Item?customer=0', 'list-items-on-sale'],
    ['/api/Item', 'list-all-items'],
    ['/api/Item?page=2&pageSize=10&lang=hi', 'list-all-items'],
    ['/api/UserRegister?uId=1', 'read-user'],
    ['/api/CustomerProfile?uId=1', 'list-addresses'],
    ['/api/CustomerProfile?UserId=1', 'read-profile'],
    ['/api/DeliveryCharge?PartyId=1&Pincode=560034', 'read-charge'],
  ])('matches %s to the operation %s', (url, id) => {
    expect(matchedId(url)).toBe(id);
  });

  it.each([
    '/api/Cart?UId=1',
    '/api/Cart?UId=1&PDate=2026-11-20&Other=1',
    '/api/Item?ItemId=1&customer=0',
    '/api/Cart?UId[$ne]=1&PDate=2026-11-20',
    '/api/OnlineTransaction?TransactionId=1',
    '/api/Cart?=1',
  ])('rejects %s because no operation has exactly these parameters', (url) => {
    const result = match(url);
    expect(result).toMatchObject({ kind: 'unmatched', problem: { code: 'unknown-parameters' } });
  });

  it('lists the known parameter sets in the problem', () => {
    const result = match('/api/Cart?x=1');
    expect(result.kind === 'unmatched' && result.problem.message).toContain('UId & PDate');
    expect(
      result.kind === 'unmatched' && result.problem.errors.map(({ message }) => message),
    ).toContain('DeleteCartId');
  });

  it.each([
    '/api/Cart?UId=1&UId=2&PDate=2026-11-20',
    '/api/Cart?UId=1&uid=1&PDate=2026-11-20',
    '/api/DeliveryCharge?PartyId=1&Partyid=1&Pincode=560034',
    '/api/Item?lang=en&LANG=hi',
  ])('rejects %s because a parameter occurs twice, ignoring case', (url) => {
    expect(match(url)).toMatchObject({ kind: 'unmatched', problem: { code: 'doubled-parameter' } });
  });

  it('names a given optional parameter, which does not select an operation on its own', () => {
    const result = match('/api/Filter?brands=A%7CB');
    expect(result).toMatchObject({ kind: 'unmatched', problem: { code: 'unknown-parameters' } });
    expect(
      result.kind === 'unmatched' && result.problem.errors.map(({ message }) => message),
    ).toContainEqual(expect.stringMatching(/^any of brand, .* \(optional with them: brands\)$/));
  });

  it('returns parameter names as the operation spells them', () => {
    expect(match('/api/Cart?uid=7&PDATE=2026-11-20&couponcode=A')).toMatchObject({
      kind: 'matched',
      query: { UId: '7', PDate: '2026-11-20', CouponCode: 'A' },
    });
    expect(match('/api/DeliveryCharge?PARTYID=1&Pincode=560034')).toMatchObject({
      kind: 'matched',
      query: { Partyid: '1' },
    });
  });

  it('asks for a token first when every candidate operation requires one', () => {
    expect(match('/api/Transaction?x=1')).toMatchObject({ needsToken: true });
    expect(match('/api/Transaction?UserId=1&userid=1')).toMatchObject({ needsToken: true });
    expect(match('/api/Cart?x=1')).toMatchObject({ needsToken: false });
  });

  it('names the optional parameters of an operation that needs none', () => {
    const result = match('/api/admin/catalog/stock-movements?Foo=1');
    expect(result.kind === 'unmatched' && result.problem.detail).toEqual({
      en: 'This path accepts: optional: UnitId, LocationId, From, To, Kind, Before, Limit.',
      hi: 'इस पते पर ये पैरामीटर चलते हैं: वैकल्पिक: UnitId, LocationId, From, To, Kind, Before, Limit।',
    });
  });

  it('rejects a query with too many parameters before comparing them', () => {
    const url = `/api/Filter?${Array.from({ length: 500 }, (_, index) => `n${index}=1`).join('&')}`;
    expect(match(url)).toMatchObject({
      kind: 'unmatched',
      problem: { code: 'unknown-parameters' },
    });
  });
});
