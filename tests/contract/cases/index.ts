import { publicOperations, type Operation } from '@tokri/contracts/http';
import { billingCases } from './billing-cases.ts';
import { chatCases } from './chat-cases.ts';
import { itemCases } from './item-cases.ts';
import { notificationCases } from './notification-cases.ts';
import { couponCases, offerCases } from './offer-cases.ts';
import { cartCases, messagingCases, orderAdminCases, orderCases } from './order-cases.ts';
import type { RowCase, RowCases } from './row-case.ts';
import { slotCases } from './slot-cases.ts';
import { bffCases, userCases } from './user-cases.ts';

export * from './ground.ts';
export * from './row-case.ts';

export const cases: RowCases = {
  ...itemCases,
  ...offerCases,
  ...cartCases,
  ...couponCases,
  ...orderCases,
  ...orderAdminCases,
  ...messagingCases,
  ...chatCases,
  ...slotCases,
  ...billingCases,
  ...userCases,
  ...notificationCases,
  ...bffCases,
};

/** A row with its case; a row without one is told by `rows.spec.ts`. */
export interface CasedRow {
  readonly label: string;
  readonly operation: Operation;
  readonly rowCase: RowCase;
}

export const casedRows: readonly CasedRow[] = publicOperations.flatMap((operation) => {
  const rowCase = cases[operation.id];
  return rowCase
    ? [
        {
          label: `${operation.row} ${operation.method} ${operation.path} ${operation.id}`,
          operation,
          rowCase,
        },
      ]
    : [];
});

export const isStream = ({ operation }: Pick<CasedRow, 'operation'>): boolean =>
  operation.answerKind === 'event-stream';
export const changesData = ({ operation }: Pick<CasedRow, 'operation'>): boolean =>
  operation.writes || operation.method !== 'GET';
