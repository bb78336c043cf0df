import { deployablePlans } from '../../k8s/generator/deployable-plans.ts';
import { listAlerts } from '../../shared/contracts/src/documents/alerts/rule-files.ts';
import { ofKind, type Manifest, type PodMonitor, type PrometheusRule } from './manifest-types.ts';
import { plant } from './planted-offence.ts';
import { findDeployment, readOverlay } from './read-overlay.ts';

const overlayNames = ['staging', 'production'] as const;
const alertNames = [...new Set(listAlerts().map(({ alert }) => alert))];

const findUndeployedAlerts = (manifests: readonly Manifest[]): readonly string[] => {
  const deployed = ofKind<PrometheusRule>(manifests, 'PrometheusRule')
    .flatMap(({ spec }) => spec.groups.flatMap(({ rules }) => rules))
    .map(({ alert }) => alert);
  return alertNames.filter((name) => !deployed.includes(name));
};

const isScraped = (manifests: readonly Manifest[], deployable: string): boolean => {
  const { metadata, spec } = findDeployment(manifests, deployable).spec.template;
  const ports = spec.containers.flatMap((container) => container.ports ?? []);
  return ofKind<PodMonitor>(manifests, 'PodMonitor').some(
    ({ spec: { selector, podMetricsEndpoints } }) =>
      Object.entries(selector.matchLabels).every(
        ([label, value]) => metadata.labels?.[label] === value,
      ) && podMetricsEndpoints.every(({ port }) => ports.some(({ name }) => name === port)),
  );
};

describe('monitoring', () => {
  it.each(overlayNames)('of %s holds every alert', (name) => {
    expect(findUndeployedAlerts(readOverlay(name).manifests)).toEqual([]);
  });

  it('is reported when an alert is not deployed', () => {
    const manifests = readOverlay('production').manifests.filter(
      ({ metadata }) => metadata.name !== 'tokri-service-levels',
    );
    expect(findUndeployedAlerts(manifests)).toContain('PlaceOrderErrorBudget');
  });

  it.each(overlayNames)('of %s reads the metrics of every deployable', (name) => {
    const { manifests } = readOverlay(name);
    const names = deployablePlans.map((plan) => plan.name);
    expect(names.filter((deployable) => !isScraped(manifests, deployable))).toEqual([]);
  });

  it('is reported when a deployable has no port for its metrics', () => {
    const { manifests } = readOverlay('production');
    const withoutPort = plant(findDeployment(manifests, 'order'), ({ spec }) => {
      for (const container of spec.template.spec.containers) container.ports = [];
    });
    const others = manifests.filter(
      ({ kind, metadata }) => kind !== 'Deployment' || metadata.name !== 'order',
    );
    expect(isScraped([...others, withoutPort], 'order')).toBe(false);
  });
});
