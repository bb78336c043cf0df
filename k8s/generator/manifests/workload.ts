import { httpPort } from '../allowed-connections.ts';
import { deployablePlans, type DeployablePlan } from '../deployable-plans.ts';
import { deployment } from './deployment.ts';
import { kustomization, labels, selectorLabels, type ManifestFiles } from './manifest.ts';

/** Headless: clients balance over the addresses of all ready pods by DNS. */
const service = ({ name }: DeployablePlan) => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name, labels: labels(name) },
  spec: {
    clusterIP: 'None',
    selector: selectorLabels(name),
    ports: [{ name: 'http', port: httpPort, targetPort: 'http' }],
  },
});

const serviceAccount = ({ name }: DeployablePlan) => ({
  apiVersion: 'v1',
  kind: 'ServiceAccount',
  metadata: { name, labels: labels(name) },
  automountServiceAccountToken: false,
});

const deployableFiles = (plan: DeployablePlan): ManifestFiles => ({
  [`base/${plan.name}/deployment.yaml`]: [deployment(plan)],
  [`base/${plan.name}/service.yaml`]: [service(plan)],
  [`base/${plan.name}/service-account.yaml`]: [serviceAccount(plan)],
  [`base/${plan.name}/kustomization.yaml`]: [
    kustomization(['deployment.yaml', 'service.yaml', 'service-account.yaml']),
  ],
});

export const workloadFiles: ManifestFiles = Object.fromEntries(
  deployablePlans.flatMap((plan) => Object.entries(deployableFiles(plan))),
);
