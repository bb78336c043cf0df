import { publicOperations, type Operation } from '@tokri/contracts/api';
import { billingCases } from './billing-cases.ts';
import { paymentAdminCases } from './payment-admin-cases.ts';
import { businessCases } from './business-cases.ts';
import { categoryCases } from './category-cases.ts';
import { chatCases } from './chat-cases.ts';
import { duesPaymentCases } from './dues-payment-cases.ts';
import { importCases } from './import-cases.ts';
import { itemCases } from './item-cases.ts';
import { locationCases } from './location-cases.ts';
import { notificationCases } from './notification-cases.ts';
import { couponCases, offerCases } from './offer-cases.ts';
import { cartCases, messagingCases, orderAdminCases, orderCases } from './order-cases.ts';
import { policyCases } from './policy-cases.ts';
import { promotionCases } from './promotion-cases.ts';
import type { OperationCase, OperationCases } from './operation-case.ts';
import { priceCases } from './price-cases.ts';
import { peopleCases } from './people-cases.ts';
import { secondFactorCases } from './second-factor-cases.ts';
import { stockCases } from './stock-cases.ts';
import { slotCases } from './slot-cases.ts';
import { bffCases, userCases } from './user-cases.ts';

export * from './fixture.ts';
export * from './operation-case.ts';

export const operationCases: OperationCases = {
  ...itemCases,
  ...businessCases,
  ...importCases,
  ...offerCases,
  ...priceCases,
  ...stockCases,
  ...categoryCases,
  ...promotionCases,
  ...policyCases,
  ...cartCases,
  ...couponCases,
  ...orderCases,
  ...orderAdminCases,
  ...messagingCases,
  ...chatCases,
  ...slotCases,
  ...locationCases,
  ...billingCases,
  ...duesPaymentCases,
  ...paymentAdminCases,
  ...userCases,
  ...peopleCases,
  ...secondFactorCases,
  ...notificationCases,
  ...bffCases,
};

export interface TestedOperation {
  readonly label: string;
  readonly operation: Operation;
  readonly operationCase: OperationCase;
}

export const testedOperations: readonly TestedOperation[] = publicOperations.flatMap(
  (operation) => {
    const operationCase = operationCases[operation.operationId];
    return operationCase
      ? [
          {
            label: `${operation.specId} ${operation.method} ${operation.path} ${operation.operationId}`,
            operation,
            operationCase,
          },
        ]
      : [];
  },
);

export const isForStaff = ({ operation }: TestedOperation): boolean =>
  operation.auth.kind === 'staff';
export const isStream = ({ operation }: Pick<TestedOperation, 'operation'>): boolean =>
  operation.responseKind !== 'json';
export const changesData = ({ operation }: Pick<TestedOperation, 'operation'>): boolean =>
  operation.hasSideEffects || operation.method !== 'GET';
