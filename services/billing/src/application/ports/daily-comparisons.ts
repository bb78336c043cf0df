import type { PaymentProvider } from '@tokri/contracts/platform';
import type { BookedPayment } from '../../domain/daily-comparison/compare-books.ts';
import type {
  Acknowledgement,
  DailyComparison,
} from '../../domain/daily-comparison/daily-comparison.ts';
import type { TimeRange } from './gateway.ts';

export interface DailyComparisonStore {
  /** Keeps what staff acknowledged of an earlier comparison of the day. */
  save(comparison: Omit<DailyComparison, 'acknowledgements'>): Promise<void>;
  find(provider: PaymentProvider, date: string): Promise<DailyComparison | null>;
  /** Newest first; both dates included. */
  listBetween(fromDate: string, toDate: string): Promise<readonly DailyComparison[]>;
  /** Once for each difference. False when the day was never compared. */
  acknowledge(
    provider: PaymentProvider,
    date: string,
    acknowledgement: Acknowledgement,
  ): Promise<boolean>;
}

export interface PaymentBooks {
  listOpened(provider: PaymentProvider, opened: TimeRange): Promise<readonly BookedPayment[]>;
  /** Payments that know one of the ids, as theirs or as one that they refunded. */
  findByGatewayIds(ids: {
    readonly paymentIds: readonly string[];
    readonly orderIds: readonly string[];
  }): Promise<readonly BookedPayment[]>;
}
