import {
  billingOperations,
  cartOperations,
  dataCopyOperations,
  itemOperations,
  slotOperations,
  userOperations,
} from '@tokri/contracts/api';
import { toRateLimitKey, toRateClass } from './rate-class.ts';

describe('rate limit classes', () => {
  it.each([
    [userOperations.startSignIn, 'sign-in'],
    [userOperations.checkCode, 'sign-in'],
    [userOperations.resendCode, 'sign-in'],
    [userOperations.startContactVerification, 'sign-in'],
    [userOperations.verifyContact, 'sign-in'],
    [dataCopyOperations.readDataCopy, 'document'],
    [dataCopyOperations.renderDataCopy, 'document'],
    [slotOperations.findPincode, 'lookup'],
    [slotOperations.suggestAddresses, 'lookup'],
    [slotOperations.readSuggestedAddress, 'lookup'],
    [userOperations.lookUpGstin, 'lookup'],
    [userOperations.applyAsBusiness, 'lookup'],
    [itemOperations.createItem, 'staff'],
    [itemOperations.listAllItems, 'staff'],
    [cartOperations.uploadCartLine, 'write'],
    [cartOperations.deleteCartLine, 'write'],
    [userOperations.renewToken, 'write'],
    [cartOperations.readCart, 'read'],
    [itemOperations.filterItems, 'read'],
    [billingOperations.takeRazorpayEvent, 'webhook'],
    [billingOperations.takeStripeEvent, 'webhook'],
  ])('assigns $operationId to its class', (operation, rateClass) => {
    expect(toRateClass(operation)).toBe(rateClass);
  });

  it('counts per user when signed in, per address otherwise, and sign-in and look-ups always per address', () => {
    expect(toRateLimitKey('read', { userId: 7, network: 'n' })).toBe('user:7');
    expect(toRateLimitKey('read', { userId: undefined, network: 'n' })).toBe('address:n');
    expect(toRateLimitKey('sign-in', { userId: 7, network: 'n' })).toBe('address:n');
    expect(toRateLimitKey('lookup', { userId: 7, network: 'n' })).toBe('address:n');
  });
});
