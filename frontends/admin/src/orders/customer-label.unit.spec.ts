import { customerLabel } from './customer-label.ts';

describe('customerLabel', () => {
  it.each([
    ['the name of the customer', 'Asha Verma', 'Ravi Verma', 'Asha Verma'],
    ['the name of the address, of an order that has no other', '', 'Ravi Verma', 'Ravi Verma'],
    ['that the account was deleted, of an erased order', '', '', 'Account deleted'],
  ])('is %s', (_rule, UserName, Name, label) =>
    expect(customerLabel({ UserName, Address: { Name } })).toBe(label),
  );
});
