export const serviceNames = [
  'catalog',
  'cart',
  'order',
  'delivery-slot',
  'user',
  'chat',
  'billing',
  'notification',
] as const;
export type ServiceName = (typeof serviceNames)[number] | 'bff';

export const permissions = [
  'items',
  'rates',
  'offers',
  'pincodes',
  'slots',
  'transactions',
  'payments',
  'reports',
  'chat',
  'users',
  'messages',
  'messaging',
  'settings',
] as const;
export type Permission = (typeof permissions)[number];

/**
 * They move money, or give somebody the others: prices, which an import of items sets, too,
 * discounts, payments with refunds, cash and credit, and the permissions of staff. Where the shop
 * asks for a second factor, a token has them only after its code.
 */
const moneyPermissions = [
  'items',
  'rates',
  'offers',
  'payments',
  'users',
] as const satisfies readonly Permission[];

export const movesMoney = (permission: Permission): boolean =>
  moneyPermissions.some((name) => name === permission);

export const paymentProviders = ['razorpay', 'stripe'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

export const defaultCompanyId = 1;
