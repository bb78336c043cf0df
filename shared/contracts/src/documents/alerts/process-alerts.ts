import { platformMetrics, shopMetrics } from '../../metrics/index.ts';
import { serviceNames } from '../../platform/index.ts';
import { toAnnotations, type AlertRule, type RuleGroup } from './alert-rule.ts';

const { processStart } = platformMetrics;
const { webhookAge, paymentChanges } = shopMetrics;

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
    alert('WebhooksSilent', {
      expr: `min(${webhookAge.name}) > 3600 and sum(increase(${paymentChanges.name}{outcome="requested"}[1h])) > 20`,
      for: '10m',
      severity: 'ticket',
      summary: 'Customers pay online, but the payment provider has sent no event for an hour.',
    }),
  ],
});
