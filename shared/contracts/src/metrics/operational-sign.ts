import type { Metric } from './define-metric.ts';

/** The figure of a counter is its increase within this time, on the page and in alerts. */
export const counterWindowMinutes = 15;

/** The anchor of an alert in docs/runbook.md. */
export const runbookAnchor = (alert: string): string => alert.toLowerCase();

export type SignUnit = 'count' | 'messages' | 'seconds' | 'paise' | 'percent' | 'yes-no';

/**
 * A figure with limits for staff and alerts. At `amber` it needs a look, at `red` somebody must act; a
 * sign with `isLowBad` is bad below them.
 */
export interface OperationalSign {
  readonly id: string;
  /** Also the name of its line in docs/runbook.md. */
  readonly alert: string;
  /** What is wrong, as a template of Prometheus. */
  readonly summary: string;
  readonly metric: Metric;
  readonly unit: SignUnit;
  readonly amber: number;
  readonly red: number;
  readonly isLowBad?: true;
  /** Only samples with these labels count. */
  readonly select?: Readonly<Record<string, string>>;
  /** The figure is the share of the selected samples among all samples, in percent. */
  readonly isShare?: true;
  /**
   * Each process has a part of the figure, so those of a deployable are added up, as counters always
   * are. Without it the worst process counts.
   */
  readonly isSplitBetweenProcesses?: true;
  /** Consumer groups that every process has in full, although the sign is split: the worst counts. */
  readonly unsplitGroups?: readonly string[];
  /** How long the alert waits. */
  readonly forMinutes: number;
  /** `page`: at any time of the day; `ticket`: within a working day. */
  readonly severity: 'page' | 'ticket';
}
