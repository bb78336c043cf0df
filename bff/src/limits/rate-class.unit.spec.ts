import {
  billingOperations,
  cartOperations,
  itemOperations,
  userOperations,
} from '@tokri/contracts/http';
import { budgetOf, rateClassOf } from './rate-class.ts';

describe('the limit of a call', () => {
  it.each([
    [userOperations.startSignIn, 'sign-in'],
    [userOperations.checkCode, 'sign-in'],
    [userOperations.resendCode, 'sign-in'],
    [itemOperations.createItem, 'staff'],
    [itemOperations.listAllItems, 'staff'],
    [cartOperations.uploadCartLine, 'write'],
    [cartOperations.deleteCartLine, 'write'],
    [userOperations.renewToken, 'write'],
    [cartOperations.readCart, 'read'],
    [itemOperations.filterItems, 'read'],
    [billingOperations.takeRazorpayEvent, 'signed'],
    [billingOperations.takeStripeEvent, 'signed'],
  ])('$id, counted, is of its class', (operation, rateClass) => {
    expect(rateClassOf(operation)).toBe(rateClass);
  });

  it('a call, counted, uses the budget of its user or else of its address; sign-in always that of the address', () => {
    expect(budgetOf('read', { userId: 7, network: 'n' })).toBe('user:7');
    expect(budgetOf('read', { userId: undefined, network: 'n' })).toBe('address:n');
    expect(budgetOf('sign-in', { userId: 7, network: 'n' })).toBe('address:n');
  });
});
