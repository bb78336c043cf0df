import type { AddressResponse } from '@tokri/contracts/api';

export const buildAddress = (overrides: Partial<AddressResponse> = {}): AddressResponse => ({
  Id: 11,
  Name: 'Asha',
  Email: '',
  Mobile: '+919000000002',
  Address: '12, 4th Cross',
  Pincode: '560034',
  UserId: 7,
  Source: 1,
  CompanyGSTIN: '',
  State: '29',
  PincodeVerified: true,
  ...overrides,
});
