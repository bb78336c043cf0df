import { placeOrderOperations } from './place-order.ts';
import { orderLifecycleOperations } from './order-lifecycle.ts';

export const orderOperations = {
  ...placeOrderOperations,
  ...orderLifecycleOperations,
};
