import {
  counterWindowMinutes,
  operationalSigns,
  type OperationalSign,
} from '../../metrics/index.ts';
import {
  selector,
  toAnnotations,
  toMatchers,
  type AlertRule,
  type RuleGroup,
} from './alert-rule.ts';

const increaseWindow = `${counterWindowMinutes}m`;

const selected = ({ metric, select = {} }: OperationalSign): string =>
  selector(metric.name, toMatchers(select));

/** Pods and restarts must not change what an alert is about, so only these labels stay. */
const keptLabels = ({ metric, select = {} }: OperationalSign): string =>
  ['deployable', ...metric.labels.filter((label) => !(label in select))].join(', ');

const gaugeExpression = (sign: OperationalSign, limit: number): string => {
  const [aggregate, comparison] = sign.isLowBad ? ['min', '<='] : ['max', '>='];
  return `${aggregate} by (${keptLabels(sign)}) (${selected(sign)}) ${comparison} ${limit}`;
};

const splitGaugeExpression = (sign: OperationalSign, limit: number): string => {
  const { metric, unsplitGroups = [] } = sign;
  const names = unsplitGroups.join('|');
  const split = selector(metric.name, [`group!~"${names}"`]);
  const unsplit = selector(metric.name, [`group=~"${names}"`]);
  return [
    `sum by (${keptLabels(sign)}) (${split}) >= ${limit}`,
    `max by (${keptLabels(sign)}) (${unsplit}) >= ${limit}`,
  ].join(' or ');
};

const shareExpression = (sign: OperationalSign, limit: number): string => {
  const comparison = sign.isLowBad ? '<=' : '>=';
  return `100 * sum(${selected(sign)}) / (sum(${sign.metric.name}) > 0) ${comparison} ${limit}`;
};

/** `increase` misses the first value of a series, and a dead letter may be the first. */
const counterExpression = (sign: OperationalSign, limit: number): string => {
  const sum = `sum by (${keptLabels(sign)})`;
  const series = selected(sign);
  return [
    `${sum} (increase(${series}[${increaseWindow}])) >= ${limit}`,
    `${sum} (${series} unless ${series} offset ${increaseWindow}) >= ${limit}`,
  ].join(' or ');
};

const toExpression = (sign: OperationalSign, limit: number): string => {
  if (sign.metric.kind === 'counter') return counterExpression(sign, limit);
  if (sign.isShare) return shareExpression(sign, limit);
  return sign.isSplitBetweenProcesses
    ? splitGaugeExpression(sign, limit)
    : gaugeExpression(sign, limit);
};

const toRule = (
  sign: OperationalSign,
  { limit, severity }: { readonly limit: number; readonly severity: 'page' | 'ticket' },
): AlertRule => ({
  alert: sign.alert,
  expr: toExpression(sign, limit),
  ...(sign.forMinutes > 0 ? { for: `${sign.forMinutes}m` } : {}),
  labels: { severity, sign: sign.id },
  annotations: toAnnotations(sign.alert, sign.summary),
});

/** A ticket at amber, and a page at red if the sign may wake somebody. */
const toRules = (sign: OperationalSign): readonly AlertRule[] => {
  const page = { limit: sign.red, severity: 'page' } as const;
  const ticket = { limit: sign.amber, severity: 'ticket' } as const;
  if (sign.severity === 'ticket') return [toRule(sign, ticket)];
  return sign.amber === sign.red
    ? [toRule(sign, page)]
    : [toRule(sign, ticket), toRule(sign, page)];
};

export const signGroup = (): RuleGroup => ({
  name: 'tokri-signs',
  rules: operationalSigns.flatMap(toRules),
});
