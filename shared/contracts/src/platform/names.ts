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

export const paymentProviders = ['razorpay', 'stripe'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

export const defaultCompanyId = 1;
