import { publicOperations } from '../api/index.ts';
import { edgeMetrics, platformMetrics, serviceLevels, shopMetrics } from './index.ts';
import type { Metric } from './index.ts';

const metrics: readonly Metric[] = [platformMetrics, edgeMetrics, shopMetrics].flatMap((group) =>
  Object.values<Metric>(group),
);
const units = /_(seconds|messages|paise|total)$/;

describe('metrics', () => {
  it('have distinct names of lower-case words', () => {
    const names = metrics.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^tokri(_[a-z]+)+$/);
  });

  it('name counters and durations with their unit', () => {
    for (const { name, kind } of metrics) if (kind !== 'gauge') expect(name).toMatch(units);
  });

  it('carry no label that identifies a person, an order or a slot', () => {
    for (const { labels } of metrics)
      for (const label of labels)
        expect(label).not.toMatch(/id$|user|order|slot|mobile|email|path/i);
  });

  it('have at most nine buckets in ascending order', () => {
    const histograms = metrics.filter((metric) => 'buckets' in metric);
    expect(histograms).not.toEqual([]);
    for (const { buckets } of histograms as unknown as { buckets: readonly number[] }[]) {
      expect(buckets.length).toBeLessThanOrEqual(9);
      expect([...buckets].sort((a, b) => a - b)).toEqual(buckets);
    }
  });
});

describe('service levels', () => {
  it('measure operations that exist', () => {
    const known = new Set(publicOperations.map(({ operationId }) => operationId));
    for (const { operations = [] } of serviceLevels)
      for (const operationId of operations) expect(known).toContain(operationId);
  });

  it('have a threshold that is a bucket of their metric', () => {
    for (const { metric, thresholdSeconds } of serviceLevels)
      expect(metric.buckets).toContain(thresholdSeconds);
  });

  it('select by labels of their metric', () => {
    for (const { metric, ignored = {}, bad = {} } of serviceLevels)
      for (const label of [...Object.keys(ignored), ...Object.keys(bad)])
        expect(metric.labels).toContain(label);
  });
});
