import { runbookAnchor } from '../../metrics/index.ts';

export interface RecordingRule {
  readonly record: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
}

export interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: 'page' | 'ticket' } & Readonly<Record<string, string>>;
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

export interface RuleGroup {
  readonly name: string;
  readonly interval?: string;
  readonly rules: readonly (RecordingRule | AlertRule)[];
}

/** Where docs/runbook.md is served; an example, as `RUNBOOK_URL` in k8s/base/configmap/shop.env. */
export const exampleRunbookUrl = 'https://docs.shop.example/runbook';

export const toAnnotations = (alert: string, summary: string): AlertRule['annotations'] => ({
  summary,
  runbook_url: `${exampleRunbookUrl}#${runbookAnchor(alert)}`,
});

export const toMatchers = (labels: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(labels).map(([label, value]) => `${label}="${value}"`);

export const selector = (name: string, matchers: readonly string[]): string =>
  matchers.length > 0 ? `${name}{${matchers.join(',')}}` : name;
