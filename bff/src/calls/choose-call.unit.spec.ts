import { publicOperations } from '@tokri/contracts/http';
import { chooseCall } from './choose-call.ts';

const rowsOf = (path: string) => publicOperations.filter((operation) => operation.path === path);
const choose = (url: string, method: 'GET' | 'POST' | 'DELETE' = 'GET') =>
  chooseCall(rowsOf(url.split('?')[0] ?? ''), method, url);
const idOf = (url: string): string => {
  const choice = choose(url);
  return choice.kind === 'chosen' ? choice.operation.id : choice.problem.code;
};

describe('the overload of a path', () => {
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
  ])('%s, chosen by its names, is %s', (url, id) => {
    expect(idOf(url)).toBe(id);
  });

  it.each([
    '/api/Cart?UId=1',
    '/api/Cart?UId=1&PDate=2026-11-20&Other=1',
    '/api/Item?ItemId=1&customer=0',
    '/api/Cart?UId[$ne]=1&PDate=2026-11-20',
    '/api/OnlineTransaction?TransactionId=1',
    '/api/Cart?=1',
  ])('%s, a set that no row lists, is refused and never the nearest', (url) => {
    const choice = choose(url);
    expect(choice).toMatchObject({ kind: 'refused', problem: { code: 'unknown-parameters' } });
  });

  it('a refusal, read, tells the sets that the path knows', () => {
    const choice = choose('/api/Cart?x=1');
    expect(choice.kind === 'refused' && choice.problem.detail).toContain('UId & PDate');
    expect(
      choice.kind === 'refused' && choice.problem.errors.map(({ message }) => message),
    ).toContain('DeleteCartId');
  });

  it.each([
    '/api/Cart?UId=1&UId=2&PDate=2026-11-20',
    '/api/Cart?UId=1&uid=1&PDate=2026-11-20',
    '/api/DeliveryCharge?PartyId=1&Partyid=1&Pincode=560034',
    '/api/Item?lang=en&LANG=hi',
  ])('%s, with a name twice in whatever case, is refused', (url) => {
    expect(choose(url)).toMatchObject({ kind: 'refused', problem: { code: 'doubled-parameter' } });
  });

  it('names in another case, forwarded, are spelled as the row spells them', () => {
    expect(choose('/api/Cart?uid=7&PDATE=2026-11-20&couponcode=A')).toMatchObject({
      kind: 'chosen',
      query: { UId: '7', PDate: '2026-11-20', CouponCode: 'A' },
    });
    expect(choose('/api/DeliveryCharge?PARTYID=1&Pincode=560034')).toMatchObject({
      kind: 'chosen',
      query: { Partyid: '1' },
    });
  });

  it('a refused call, of a path that only the signed-in use, needs a token first', () => {
    expect(choose('/api/Transaction?x=1')).toMatchObject({ needsToken: true });
    expect(choose('/api/Transaction?UserId=1&userid=1')).toMatchObject({ needsToken: true });
    expect(choose('/api/Cart?x=1')).toMatchObject({ needsToken: false });
  });

  it('names without end, given, are refused before they are looked at', () => {
    const url = `/api/Filter?${Array.from({ length: 500 }, (_, index) => `n${index}=1`).join('&')}`;
    expect(choose(url)).toMatchObject({ kind: 'refused', problem: { code: 'unknown-parameters' } });
  });
});
