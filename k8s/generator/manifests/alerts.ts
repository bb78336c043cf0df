import { exampleRunbookUrl } from '../../../shared/contracts/src/documents/alerts/alert-rule.ts';
import { ruleFiles } from '../../../shared/contracts/src/documents/alerts/rule-files.ts';
import { readShopSetting } from '../shop-settings.ts';
import { partOf, type ManifestFiles } from './manifest.ts';

const readRunbookUrl = (): string => readShopSetting('RUNBOOK_URL') ?? exampleRunbookUrl;

const withRunbookUrl = <T>(groups: T): T =>
  JSON.parse(JSON.stringify(groups).replaceAll(exampleRunbookUrl, readRunbookUrl())) as T;

/** The same rules as in `monitoring/rules`, for the Prometheus operator. */
export const alertFiles: ManifestFiles = {
  'components/monitoring/prometheus-rules.yaml': Object.entries(ruleFiles()).map(
    ([file, { groups }]) => ({
      apiVersion: 'monitoring.coreos.com/v1',
      kind: 'PrometheusRule',
      metadata: { name: `tokri-${file.replace(/\.yml$/, '')}`, labels: partOf },
      spec: { groups: withRunbookUrl(groups) },
    }),
  ),
};
