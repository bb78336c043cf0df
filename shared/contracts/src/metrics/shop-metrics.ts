import { counter, gauge, histogram } from './define-metric.ts';

/** What the services report about the shop. Gauges are read from the store, at most every 15 s. */
export const shopMetrics = {
  slotCapacity: gauge(
    'slot_capacity',
    'Capacity of the slots of today that are neither closed nor past their cut-off.',
    ['state'],
  ),
  holdsOverdue: gauge(
    'holds_overdue',
    'Slots with a hold that should have ended a minute ago.',
    [],
  ),
  waitlistEntries: gauge('waitlist_slots', 'Slots for which customers wait.', []),
  holds: counter('holds_total', 'Attempts to hold a slot.', ['outcome']),
  ordersOpen: gauge('orders_open', 'Orders that are neither delivered nor ended.', ['status']),
  ordersOverdue: gauge('orders_overdue', 'Orders whose deadline passed a minute ago.', []),
  orderSettleTime: histogram('order_settle_seconds', 'Time from a placed order to its decision.', {
    labels: ['status'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 60, 600],
  }),
  ordersRejected: counter('orders_rejected_total', 'Rejected orders.', ['code']),
  paymentChanges: counter('payments_total', 'Steps of payments.', ['provider', 'outcome']),
  paymentsUndecided: gauge(
    'payments_undecided',
    'Payments opened more than an hour ago that are authorized, neither captured nor released.',
    [],
  ),
  refundsDueOldest: gauge('refunds_due_oldest_seconds', 'Age of the oldest due refund.', []),
  moneyDifference: gauge(
    'money_difference_paise',
    'Absolute differences of the newest 300 bills, of the books of the payment provider within 30 days, and of the ledgers of parties.',
    ['between'],
  ),
  comparisonAge: gauge(
    'daily_comparison_age_seconds',
    'Since the end of the last day whose books were compared with those of the payment provider.',
    [],
  ),
  eInvoiceAge: gauge(
    'e_invoice_age_seconds',
    'Age of the oldest business document that waits for its IRN.',
    [],
  ),
  gatewayErrors: counter('gateway_errors_total', 'Failed calls to the payment provider.', [
    'task',
    'kind',
  ]),
  gatewayStuckOrders: gauge('gateway_stuck_orders', 'Payments that fail after five attempts.', []),
  webhookAge: gauge('webhook_age_seconds', 'Time since the last event of the provider.', []),
  messages: counter('messages_total', 'Messages to customers.', ['channel', 'outcome', 'reason']),
  templateFallbacks: counter(
    'template_fallbacks_total',
    'Times a saved text of a message could not be used and the default one was sent.',
    ['reason'],
  ),
  codeHandover: histogram(
    'code_handover_seconds',
    'Time from the request of a code to its handover.',
    { labels: ['outcome'], buckets: [0.5, 1, 2, 3, 5, 10, 20, 60, 300] },
  ),
  codesRequested: counter('codes_requested_total', 'Requests of a code.', ['outcome']),
  codesRefusedByRange: counter(
    'codes_refused_by_range_total',
    'Codes that were not sent because of the limit of their thousand consecutive numbers.',
    [],
  ),
  erasuresOldest: gauge(
    'erasures_oldest_seconds',
    'Since the closing of the oldest account whose person is not erased yet.',
    [],
  ),
  codesVerified: counter('codes_verified_total', 'Attempts to enter a code.', ['outcome']),
};
