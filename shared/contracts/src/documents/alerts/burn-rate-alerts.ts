import { serviceLevels, type ServiceLevel } from '../../metrics/index.ts';
import {
  selector,
  toAnnotations,
  toMatchers,
  type AlertRule,
  type RecordingRule,
  type RuleGroup,
} from './alert-rule.ts';

/**
 * The windows of the Site Reliability Workbook: a short window ends the alert soon after recovery. At
 * 14.4 the budget of 28 days is gone after two days.
 */
const burnRates = [
  { long: '1h', short: '5m', rate: 14.4, severity: 'page' },
  { long: '6h', short: '30m', rate: 6, severity: 'page' },
  { long: '3d', short: '6h', rate: 1, severity: 'ticket' },
] as const;
const windows = [...new Set(burnRates.flatMap(({ long, short }) => [short, long]))];

const toPascalCase = (id: string): string =>
  id.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
const alertName = ({ id }: ServiceLevel): string => `${toPascalCase(id)}ErrorBudget`;

const toExclusions = (labels: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(labels).map(([label, values]) => `${label}!~"${values.join('|')}"`);

const countedMatchers = ({
  deployable,
  operations,
  ignored = {},
}: ServiceLevel): readonly string[] => [
  ...toMatchers(deployable === undefined ? {} : { deployable }),
  ...(operations ? [`operation=~"${operations.join('|')}"`] : []),
  ...toExclusions(ignored),
];

/** Prometheus 3 writes a whole bucket as `60.0`. */
const bucketMatcher = (threshold: number): string =>
  Number.isInteger(threshold) ? `le=~"${threshold}(\\\\.0)?"` : `le="${threshold}"`;

const goodMatchers = (level: ServiceLevel): readonly string[] => [
  ...countedMatchers(level),
  ...toExclusions(level.bad ?? {}),
  bucketMatcher(level.thresholdSeconds),
];

const ratioName = (window: string): string => `tokri:error_ratio:rate${window}`;

const ratioRule = (level: ServiceLevel, window: string): RecordingRule => {
  const { name } = level.metric;
  const good = `sum(rate(${selector(`${name}_bucket`, goodMatchers(level))}[${window}]))`;
  const all = `sum(rate(${selector(`${name}_count`, countedMatchers(level))}[${window}]))`;
  return {
    record: ratioName(window),
    // Without any good request there is no series, and everything was bad.
    expr: `1 - ((${good} or vector(0)) / (${all} > 0))`,
    labels: { slo: level.id },
  };
};

const burnRateAlert = (
  level: ServiceLevel,
  { long, short, rate, severity }: (typeof burnRates)[number],
): AlertRule => {
  const limit = (rate * (1 - level.objective)).toFixed(5);
  const burns = (window: string): string =>
    `${ratioName(window)}{slo="${level.id}"} > ${Number(limit)}`;
  return {
    alert: alertName(level),
    expr: `${burns(long)} and ${burns(short)}`,
    labels: { severity, slo: level.id, window: long },
    annotations: toAnnotations(
      alertName(level),
      `${level.id}: the error budget of 28 days is used ${rate} times as fast as allowed, measured over ${long}.`,
    ),
  };
};

/** The share of bad events of each service level, and alerts on how fast it uses its budget. */
export const serviceLevelGroups = (): readonly RuleGroup[] => [
  {
    name: 'tokri-error-ratios',
    interval: '30s',
    rules: serviceLevels.flatMap((level) => windows.map((window) => ratioRule(level, window))),
  },
  {
    name: 'tokri-error-budgets',
    rules: serviceLevels.flatMap((level) => burnRates.map((rate) => burnRateAlert(level, rate))),
  },
];
