import { readEventMatrix, type EventMatrix } from '../../k8s/generator/event-matrix.ts';
import { deployablePlans } from '../../k8s/generator/deployable-plans.ts';
import { findScalingProblems, findUnbudgeted } from './checks/scaling.ts';
import {
  ofKind,
  type HorizontalPodAutoscaler,
  type Manifest,
  type ScaledObject,
  type Workload,
} from './manifest-types.ts';
import { plant } from './planted-offence.ts';
import { overlayNames, readOverlay } from './read-overlay.ts';

const names = deployablePlans.map(({ name }) => name);
const { manifests } = readOverlay('production');
const partitions = 6;
let matrix: EventMatrix;

const findProblems = (all: readonly Manifest[]): string[] =>
  findScalingProblems(all, {
    partitions,
    partitionedNames: matrix.groups.map(({ service }) => service),
  });

/** The manifests with one of a kind and name changed. */
const withOffence = <M extends Manifest>(
  [kind, name]: readonly [M['kind'], string],
  offend: Parameters<typeof plant<M>>[1],
): readonly Manifest[] =>
  manifests.map((manifest) =>
    manifest.kind === kind && manifest.metadata.name === name
      ? plant(manifest as M, offend)
      : manifest,
  );

beforeAll(async () => {
  matrix = await readEventMatrix();
});

describe('scalers', () => {
  it.each(overlayNames)('of %s fit their deployments and topics', (name) => {
    expect(findProblems(readOverlay(name).manifests)).toEqual([]);
  });

  it('exist for every deployable of production except chat', () => {
    const targets = [
      ...ofKind<HorizontalPodAutoscaler>(manifests, 'HorizontalPodAutoscaler'),
      ...ofKind<ScaledObject>(manifests, 'ScaledObject'),
    ].map(({ spec }) => spec.scaleTargetRef.name);
    expect([...targets, 'chat'].sort()).toEqual([...names].sort());
  });

  it('are reported when a deployable has a HorizontalPodAutoscaler and a ScaledObject', () => {
    const [autoscaler] = ofKind<HorizontalPodAutoscaler>(manifests, 'HorizontalPodAutoscaler');
    const second = plant(autoscaler as HorizontalPodAutoscaler, (copy) => {
      copy.spec.scaleTargetRef.name = 'order';
    });
    expect(findProblems([...manifests, second])).toContain('order: two scalers');
  });

  it('are reported when there are more replicas than partitions', () => {
    const offence = withOffence<ScaledObject>(['ScaledObject', 'order'], ({ spec }) => {
      spec.maxReplicaCount = 7;
    });
    expect(findProblems(offence)).toEqual(['order: 7 replicas for 6 partitions']);
  });

  it('are reported when one replica is enough for them', () => {
    const offence = withOffence<ScaledObject>(['ScaledObject', 'cart'], ({ spec }) => {
      spec.minReplicaCount = 1;
    });
    expect(findProblems(offence)).toEqual(['cart: one replica does not survive its node']);
  });

  it('are reported when the deployment sets replicas too', () => {
    const offence = withOffence<Workload>(['Deployment', 'order'], ({ spec }) => {
      spec.replicas = 2;
    });
    expect(findProblems(offence)).toEqual(['order: the deployment resets what the scaler sets']);
  });

  it('are reported when their deployment does not exist', () => {
    const without = manifests.filter(
      ({ kind, metadata }) => kind !== 'Deployment' || metadata.name !== 'user',
    );
    expect(findProblems(without)).toEqual(['user: a scaler without a deployment']);
  });

  it('are reported when they count partitions without lag', () => {
    const offence = withOffence<ScaledObject>(['ScaledObject', 'delivery-slot'], ({ spec }) => {
      for (const { metadata } of spec.triggers) delete metadata.limitToPartitionsWithLag;
    });
    expect(findProblems(offence)).toEqual([
      'delivery-slot: lag of order.events',
      'delivery-slot: lag of user.contacts',
      'delivery-slot: lag of user.erasures',
    ]);
  });

  it('watch every topic of every group', () => {
    const watched = ofKind<ScaledObject>(manifests, 'ScaledObject').flatMap(({ spec }) =>
      spec.triggers
        .filter(({ type }) => type === 'kafka')
        .map(({ metadata }) => `${metadata.consumerGroup} ${metadata.topic}`),
    );
    const scaled = new Set(
      ofKind<ScaledObject>(manifests, 'ScaledObject').map(({ metadata }) => metadata.name),
    );
    const expected = matrix.groups
      .filter(({ service }) => scaled.has(service))
      .flatMap(({ group, topics }) => topics.map((topic) => `${group} ${topic}`));
    expect(watched.sort()).toEqual(expected.sort());
  });
});

describe('disruption budgets', () => {
  it.each(['staging', 'production'] as const)('exist in %s for every deployable', (name) => {
    expect(findUnbudgeted(readOverlay(name).manifests, names)).toEqual([]);
  });

  it('are reported when one is missing', () => {
    const without = manifests.filter(
      ({ kind, metadata }) => kind !== 'PodDisruptionBudget' || metadata.name !== 'cart',
    );
    expect(findUnbudgeted(without, names)).toEqual(['cart']);
  });
});
