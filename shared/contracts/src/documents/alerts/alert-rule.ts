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
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

export interface RuleGroup {
  readonly name: string;
  readonly interval?: string;
  readonly rules: readonly (RecordingRule | AlertRule)[];
}

/** Each alert is a line of this section, found by its name. */
export const runbookLine = (alert: string): string =>
  `docs/runbook.md#alerts-and-what-to-do, line ${alert}`;

export const toMatchers = (labels: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(labels).map(([label, value]) => `${label}="${value}"`);

export const selector = (name: string, matchers: readonly string[]): string =>
  matchers.length > 0 ? `${name}{${matchers.join(',')}}` : name;
