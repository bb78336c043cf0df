/** Deployables that own data. Folder, package, client id and log field carry the same name. */
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

/** What a member of staff may be allowed to do; carried in the token's `roles` as `staff:<permission>`. */
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
] as const;
export type Permission = (typeof permissions)[number];

/** Who may take customers' money for the shop; which one does is a setting. */
export const paymentProviders = ['razorpay', 'stripe'] as const;
export type PaymentProvider = (typeof paymentProviders)[number];

/** The one company. An id of a company in calls means this one, whatever it says (`companyId` of http/fields.ts); only what is asked about a company itself (U12, its record) is not found for another. */
export const defaultCompanyId = 1;
