import { billOperations } from './bills.ts';
import { paymentOperations } from './payments.ts';

export const billingOperations = {
  ...billOperations,
  ...paymentOperations,
};
