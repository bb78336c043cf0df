import type { DailyComparisonDetailsResponse, DailyComparisonResponse } from '@tokri/contracts/api';
import { formatInstant } from '@tokri/contracts/dates';
import { toRupees } from '@tokri/contracts/money';
import {
  openDifferencePaise,
  openDifferences,
  type DailyComparison,
} from '../../domain/daily-comparison/daily-comparison.ts';

const noTotals = { payments: 0, capturedPaise: 0, refunds: 0, refundedPaise: 0 };

const toState = (comparison: DailyComparison): DailyComparisonResponse['State'] => {
  if (comparison.books === null) return 'unanswered';
  return openDifferences(comparison).length === 0 ? 'equal' : 'different';
};

export const toDailyComparisonResponse = (comparison: DailyComparison): DailyComparisonResponse => {
  const { payments, capturedPaise, refunds, refundedPaise } = comparison.books?.totals ?? noTotals;
  return {
    Date: comparison.date,
    Provider: comparison.provider,
    ComparedAt: formatInstant(comparison.comparedAt),
    State: toState(comparison),
    Payments: payments,
    Captured: toRupees(capturedPaise),
    Refunds: refunds,
    Refunded: toRupees(refundedPaise),
    OpenDifferences: openDifferences(comparison).length,
    OpenAmount: toRupees(openDifferencePaise(comparison)),
  };
};

export const toDailyComparisonDetailsResponse = (
  comparison: DailyComparison,
  transactionNumbers: ReadonlyMap<number, string>,
): DailyComparisonDetailsResponse => ({
  ...toDailyComparisonResponse(comparison),
  Differences: (comparison.books?.differences ?? []).map((difference) => {
    const orderId = difference.orderId ?? 0;
    const acknowledgement = comparison.acknowledgements.find(
      ({ differenceId }) => differenceId === difference.id,
    );
    return {
      Id: difference.id,
      Kind: difference.kind,
      TransactionId: orderId,
      TransactionNumber: transactionNumbers.get(orderId) ?? '',
      GatewayId: difference.gatewayId,
      InShop: toRupees(difference.shopPaise),
      AtProvider: toRupees(difference.providerPaise),
      Acknowledged: acknowledgement
        ? {
            Note: acknowledgement.note,
            StaffId: acknowledgement.by,
            At: formatInstant(acknowledgement.at),
          }
        : null,
    };
  }),
});
