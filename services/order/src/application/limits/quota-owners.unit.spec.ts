import { onlineOrderTerms, orderTerms } from '../../testing/order-terms.ts';
import { listQuotaOwners } from './quota-owners.ts';

const kinds = (...given: Parameters<typeof listQuotaOwners>) =>
  listQuotaOwners(...given).map(({ kind }) => kind);
const mobileOwner = (mobile: string) =>
  listQuotaOwners({ ...orderTerms, address: { ...orderTerms.address, mobile } }, '').at(-1);

describe('listQuotaOwners', () => {
  it('counts a cash order for the customer, the mailbox, the address and its mobile number', () => {
    expect(kinds(orderTerms, 'box@gmail.com')).toEqual([
      'customer',
      'mailbox',
      'address',
      'mobile',
    ]);
  });
  it('counts an online order for the customer and the mailbox only', () => {
    expect(kinds(onlineOrderTerms, 'box@gmail.com')).toEqual(['customer', 'mailbox']);
  });
  it('names no mailbox without a proven mail address', () => {
    expect(kinds(orderTerms, '')).toEqual(['customer', 'address', 'mobile']);
  });
  it('gives all addresses of one mailbox one owner', () => {
    const [first, second] = ['b.ox+0@gmail.com', 'box+12@googlemail.com'].map(
      (email) => listQuotaOwners(orderTerms, email)[1],
    );
    expect(first).toEqual(second);
  });
  it.each(['9000000002', '09000000002', '+9109000000002'])(
    'takes the mobile number %s for the one with +91',
    (mobile) => {
      expect(mobileOwner(mobile)).toEqual({ kind: 'mobile', mobile: '+919000000002' });
    },
  );
});
