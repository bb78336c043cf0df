import { dayMs, hourMs, shopInstant } from '@tokri/contracts/dates';
import type { PaymentProvider } from '@tokri/contracts/platform';
import type { Clock } from '@tokri/service-kit/use-case';
import {
  compareBooks,
  sumProviderBooks,
  type ProviderBooks,
  type ShopBooks,
} from '../../domain/daily-comparison/compare-books.ts';
import type { DailyComparison } from '../../domain/daily-comparison/daily-comparison.ts';
import type { DailyComparisonStore, PaymentBooks } from '../ports/daily-comparisons.ts';
import { GatewayError, type Gateway, type TimeRange } from '../ports/gateway.ts';
import type { Providers } from '../ports/providers.ts';

export interface CompareDayDeps {
  readonly comparisons: DailyComparisonStore;
  readonly paymentBooks: PaymentBooks;
  readonly providers: Providers;
  readonly clock: Clock;
}

/** How long after its day an order may still be paid. */
const latePaymentMs = 3 * hourMs;

const toDay = (date: string): TimeRange => {
  const from = shopInstant(date, '00:00');
  return { from, before: new Date(from.getTime() + dayMs) };
};

const readProviderBooks = async (gateway: Gateway, day: TimeRange): Promise<ProviderBooks> => {
  const payments = await gateway.listPayments(day);
  const refunds = await gateway.listRefunds(day);
  const later = await gateway.listPayments({
    from: day.before,
    before: new Date(day.before.getTime() + latePaymentMs),
  });
  return {
    payments,
    refunds,
    laterPaymentIds: later.map(({ gatewayPaymentId }) => gatewayPaymentId),
  };
};

const readShopBooks = async (
  { paymentBooks }: CompareDayDeps,
  { provider, day, books }: { provider: PaymentProvider; day: TimeRange; books: ProviderBooks },
): Promise<ShopBooks> => ({
  opened: await paymentBooks.listOpened(provider, day),
  known: await paymentBooks.findByGatewayIds({
    paymentIds: [...books.payments, ...books.refunds].map(
      ({ gatewayPaymentId }) => gatewayPaymentId,
    ),
    orderIds: books.payments.flatMap(({ gatewayOrderId }) => gatewayOrderId ?? []),
  }),
});

const compare = async (
  deps: CompareDayDeps,
  provider: PaymentProvider,
  date: string,
): Promise<DailyComparison['books']> => {
  const day = toDay(date);
  try {
    const books = await readProviderBooks(deps.providers.findGateway(provider), day);
    const shopBooks = await readShopBooks(deps, { provider, day, books });
    return { totals: sumProviderBooks(books), differences: compareBooks(books, shopBooks) };
  } catch (error) {
    if (error instanceof GatewayError) return null;
    throw error;
  }
};

/** Stores that the provider did not answer, so that staff see it; an earlier result then stays. */
export const compareDay = async (
  deps: CompareDayDeps,
  { provider, date }: Pick<DailyComparison, 'provider' | 'date'>,
): Promise<DailyComparison | null> => {
  const books = await compare(deps, provider, date);
  const earlier = await deps.comparisons.find(provider, date);
  const comparison = { provider, date, comparedAt: deps.clock(), books };
  if (books !== null || !earlier?.books) await deps.comparisons.save(comparison);
  return books && { ...comparison, acknowledgements: earlier?.acknowledgements ?? [] };
};
