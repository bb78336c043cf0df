import { billOperations } from './bills.ts';
import { paymentAdminOperations } from './payment-admin.ts';
import { paymentOperations } from './payments.ts';

export const billingOperations = {
  ...billOperations,
  ...paymentAdminOperations,
  ...paymentOperations,
};
