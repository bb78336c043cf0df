import { ruleFiles } from '../../../shared/contracts/src/documents/alerts/rule-files.ts';
import { partOf, type ManifestFiles } from './manifest.ts';

/** The same rules as in `monitoring/rules`, for the Prometheus operator. */
export const alertFiles: ManifestFiles = {
  'components/monitoring/prometheus-rules.yaml': Object.entries(ruleFiles()).map(
    ([file, { groups }]) => ({
      apiVersion: 'monitoring.coreos.com/v1',
      kind: 'PrometheusRule',
      metadata: { name: `tokri-${file.replace(/\.yml$/, '')}`, labels: partOf },
      spec: { groups },
    }),
  ),
};
