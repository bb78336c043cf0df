import { platformMetrics, shopMetrics } from '../../metrics/index.ts';
import { serviceNames } from '../../platform/index.ts';
import { toAnnotations, type AlertRule, type RuleGroup } from './alert-rule.ts';

const { processStart, requestDuration } = platformMetrics;
const { webhookAge, paymentChanges, orderSettleTime } = shopMetrics;

/** 8:30 to 21:30 in India. Prometheus counts the hours of UTC: 3 to 15. */
const openingHoursUtc = { from: 3, to: 16 };

const alert = (
  name: string,
  rule: Pick<AlertRule, 'expr' | 'for'> & {
    readonly severity: 'page' | 'ticket';
    readonly summary: string;
  },
): AlertRule => ({
  alert: name,
  expr: rule.expr,
  ...(rule.for === undefined ? {} : { for: rule.for }),
  labels: { severity: rule.severity },
  annotations: toAnnotations(name, rule.summary),
});

const placeOrderCount = (more = ''): string =>
  `${requestDuration.name}_count{deployable="bff",operation=~"place-order|place-order-without-payment"${more}}`;

/** A series that has just begun has no increase yet. */
const noOrders = (): string => {
  const accepted = `${orderSettleTime.name}_count{status!="Rejected"}`;
  return [
    `(sum(increase(${accepted}[1h])) or vector(0)) == 0`,
    `unless on() count(${accepted} unless ${accepted} offset 1h)`,
    `and on() (hour() >= ${openingHoursUtc.from} and hour() < ${openingHoursUtc.to})`,
  ].join(' ');
};

/** What neither a sign nor a service level shows: silence, and answers that look like success. */
const shopRules = (): readonly AlertRule[] => [
  alert('PlaceOrderRefused', {
    expr: [
      `100 * sum(rate(${placeOrderCount(',status="4xx"')}[30m])) / sum(rate(${placeOrderCount()}[30m])) > 50`,
      `and sum(increase(${placeOrderCount()}[30m])) > 10`,
    ].join(' '),
    for: '10m',
    severity: 'page',
    summary: '{{ $value | humanize }} % of the requests to place an order were refused.',
  }),
  alert('NoOrders', {
    expr: noOrders(),
    for: '10m',
    severity: 'page',
    summary: 'No order was accepted for an hour of the opening hours.',
  }),
];

/** What no figure of a running process can show. */
export const processGroup = (): RuleGroup => ({
  name: 'tokri-processes',
  rules: [
    alert('MetricsMissing', {
      expr: [...serviceNames, 'bff']
        .map((deployable) => `absent(${processStart.name}{deployable="${deployable}"})`)
        .join(' or '),
      for: '5m',
      severity: 'page',
      summary: 'No process of {{ $labels.deployable }} reports figures.',
    }),
    alert('ProcessRestarting', {
      expr: `sum by (deployable) (changes(${processStart.name}[15m])) >= 3`,
      severity: 'ticket',
      summary: '{{ $labels.deployable }} was started three times within 15 minutes.',
    }),
    alert('PodDown', {
      expr: 'avg by (pod) (avg_over_time(up{job=~".+/tokri"}[10m])) < 0.5',
      for: '5m',
      severity: 'ticket',
      summary: 'Prometheus cannot read the figures of {{ $labels.pod }}.',
    }),
    ...shopRules(),
    alert('WebhooksSilent', {
      expr: `min(${webhookAge.name}) > 3600 and sum(increase(${paymentChanges.name}{outcome="requested"}[1h])) > 20`,
      for: '10m',
      severity: 'ticket',
      summary: 'Customers pay online, but the payment provider has sent no event for an hour.',
    }),
  ],
});
