/** The actions of docs/runbook.md, word for word. */
export const actionsEn = {
  'action.service-reachable':
    'Read the end of its log. It usually names a missing or invalid variable.',
  'action.store-reachable':
    'Restore MongoDB. Nothing is lost: services answer 503 and consumers wait until it is back.',
  'action.broker-reachable':
    'Restore Kafka. Customers can order; events stay in the outboxes and are published in order. If Kafka lost its data, publish its topics again.',
  'action.redis-reachable':
    'Start Redis again. Until then limits count per process and live streams do not resume what they missed. Nothing else is lost.',
  'action.views-caught-up':
    'Read the log of the service: a compacted topic was not read to its end, or an index could not be verified. Check Kafka.',
  'action.breaker-state':
    'Read the log of the service behind it: it fails or is too slow. The breaker closes within 15 seconds of recovery.',
  'action.event-loop-delay': 'Look for a running import or report, then add a process.',
  'action.requests-shed': 'Add processes. Customers are asked to try again.',
  'action.pending-bodies':
    'Nothing for single customers: stalled bodies are evicted for newer ones. If it goes on, block the addresses in front of the BFF.',
  'action.consumer-lag':
    'Read the log of the consumer. If it works and only lags, add a process: up to six share a topic.',
  'action.fetch-age':
    'Read its log and check Kafka. If Kafka answers the other consumers, restart the process. Until it reads again, nothing it should handle happens.',
  'action.outbox-age':
    'Check Kafka first. If one aggregate waits alone, the log names it as quarantined.',
  'action.dead-letters': 'Read the reason, fix the cause, then replay.',
  'action.unknown-event-types':
    'Upgrade this consumer, then replay the dead letters of its group. After a rollback of the producer they can stay. A snapshot of a compacted topic is not replayed but published again.',
  'action.missing-dependencies':
    'Find out why the producer of the other topic is behind. After 3 minutes such an event is a dead letter: replay it once the dependency has arrived.',
  'action.slots-today': 'Open more slots or raise their capacity, or accept that today is full.',
  'action.holds-overdue':
    'Read the log of delivery-slot: the job that ends holds does not run. Until it does, customers see less capacity than there is.',
  'action.orders-overdue':
    'Look at the dead letters, then read the log of order: a reply of slot, stock or cart is missing, or the job that ends late orders does not run.',
  'action.money-difference':
    'Differences with the provider are listed under Payments, Daily comparison; those of a ledger in the newest document of ledger_comparisons of billing. Otherwise find the order among the newest 300 bills in the data of billing. Correct nothing by hand before the cause is known.',
  'action.daily-comparison-age':
    'Read the log of billing: the provider does not answer, or the job compare-days does not run. Then compare the missing days under Payments, Daily comparison.',
  'action.e-invoice-age':
    'Read the log of billing: the portal does not respond, or it refused the document. The findings of the GST return of the month, under Reports, tell its code. A document that is 30 days old is refused for good.',
  'action.payments-undecided':
    'Read the log of billing and check the provider’s dashboard. The provider releases the money after some days.',
  'action.payments-stuck':
    'Error lines of billing name the orders, which are RefundDue or AwaitingPayment. Check them on the provider’s dashboard. Attempts continue every ten minutes.',
  'action.refund-age':
    'Search the log of billing for “refund”, then check the provider’s dashboard.',
  'action.gateway-errors':
    'Read the log of billing: it names task, kind of fault, order and attempts. 401 means a wrong key.',
  'action.messages-failed':
    'Read the log of notification: it names channel and reason. Sign-in codes may not arrive.',
  'action.template-fallbacks':
    'Customers get the default text. unusable: the log of notification names the kind; save its text again under Settings, Notification texts. unreadable: restore the MongoDB of notification.',
  'action.codes-refused-by-range':
    'Somebody may ask for codes to earn money with the SMS. Find the addresses that ask for most of them in the log of the proxy in front of the BFF and block them there. If real customers are refused, raise OTP_SENDS_PER_RANGE_PER_HOUR of user.',
  'action.erasure-age':
    'An order of the account holds the erasure up: it is under way, a refund of it is due or open, or its cash is not recorded. Find the account in the data of user and its orders under Orders, and end what is open. If nothing is open, look at the dead letters and read the logs of order and user.',
} as const;
