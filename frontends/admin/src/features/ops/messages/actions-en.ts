/** Short forms of the lines of docs/runbook.md. */
export const actionsEn = {
  'action.service-reachable':
    'See the log of the service. If it starts again and again, the last line of its log names the reason.',
  'action.store-reachable':
    'Check MongoDB. Nothing is lost: services answer 503 and consumers wait until it is back.',
  'action.broker-reachable':
    'Check Kafka. Customers can order; events stay in the outboxes and are published in order once it is back.',
  'action.redis-reachable':
    'Start Redis again. Until then limits count per process and live pages miss nothing but repeats.',
  'action.views-caught-up':
    'See the log of the service: a compacted topic was not read to its end. Check Kafka and the lag.',
  'action.breaker-state':
    'The service behind it fails or is too slow. See its log. The breaker closes within 15 seconds of recovery.',
  'action.event-loop-delay':
    'The process has too much to do. Look for a running import or report, then add a process.',
  'action.requests-shed':
    'More requests arrive than the process can answer. Add processes; customers are asked to try again.',
  'action.pending-bodies':
    'Clients send slowly, or somebody keeps connections open on purpose. Block the addresses if it goes on.',
  'action.consumer-lag':
    'See the log of the consumer. If it works and only lags, add a process (at most six share a topic).',
  'action.outbox-age':
    'Check Kafka first. If only one aggregate waits, the log names it as quarantined.',
  'action.dead-letters':
    'Read the reason, fix the cause, then replay. The figure counts since the last start of the service.',
  'action.unknown-event-types':
    'A newer service publishes them. Upgrade this service, then replay its dead letters.',
  'action.missing-dependencies':
    'Find out why the producer of the other topic is behind. After 3 minutes such events become dead letters.',
  'action.slots-today':
    'Open more slots or raise their capacity in the slot pages, or accept that today is full.',
  'action.holds-overdue':
    'The job that ends holds does not run. See the log of delivery-slot. Customers see too few places meanwhile.',
  'action.orders-overdue':
    'A reply of slot, stock or cart is missing, or the job that rejects late orders does not run. See dead letters, then the log of order.',
  'action.money-difference':
    'Find the orders: compare the bills of the last days with the orders and payments. Correct nothing by hand before the cause is known.',
  'action.payments-undecided':
    'The money is reserved on a customer’s account for more than an hour. See the log of billing and the provider’s dashboard.',
  'action.payments-stuck':
    'Error lines of billing name the orders. Check them on the provider’s dashboard; attempts continue every ten minutes.',
  'action.refund-age':
    'A customer waits for money. See the log of billing for “refund” and the provider’s dashboard.',
  'action.gateway-errors':
    'The provider is down or refuses our keys (401 means a wrong key). See the log of billing.',
  'action.messages-failed':
    'The SMS, mail or push provider refuses or is down. See the log of notification. Sign-in codes may not arrive.',
} as const;
