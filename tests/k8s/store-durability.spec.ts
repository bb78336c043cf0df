import { findDurabilityProblems } from './checks/store-durability.ts';
import type { MongodbCluster } from './manifest-types.ts';
import { plant } from './planted-offence.ts';
import { overlayNames, readOverlay } from './read-overlay.ts';

const readSettings = (name: (typeof overlayNames)[number]) =>
  readOverlay(name).configMaps['tokri-settings'] ?? {};
const { manifests } = readOverlay('production');
const settings = readSettings('production');

const withMongodb = (offend: Parameters<typeof plant<MongodbCluster>>[1]) =>
  manifests.map((manifest) =>
    manifest.kind === 'PerconaServerMongoDB' ? plant(manifest as MongodbCluster, offend) : manifest,
  );

describe('durability of the stores', () => {
  it.each(overlayNames)('of %s survives what its replication promises', (name) => {
    expect(findDurabilityProblems(readOverlay(name).manifests, readSettings(name))).toEqual([]);
  });

  it('is read from what staging and production deploy', () => {
    expect(settings).toMatchObject({ KAFKA_REPLICATION_FACTOR: '3', KAFKA_MIN_ISR: '2' });
    expect(manifests.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['Kafka', 'KafkaTopic', 'PerconaServerMongoDB']),
    );
  });

  it.each([
    ['1', 'KAFKA_MIN_ISR 1 loses events with one broker'],
    ['3', 'KAFKA_MIN_ISR 3 of 3 refuses events without one broker'],
  ])('is reported when KAFKA_MIN_ISR is %s', (KAFKA_MIN_ISR, problem) => {
    expect(findDurabilityProblems(manifests, { ...settings, KAFKA_MIN_ISR })).toEqual([
      problem,
      `KAFKA_MIN_ISR is ${KAFKA_MIN_ISR}, but the cluster has 2`,
    ]);
  });

  it('is reported when a drained node may take two members of MongoDB', () => {
    const planted = withMongodb(({ spec }) => {
      for (const set of spec.replsets) set.podDisruptionBudget.maxUnavailable = 2;
    });
    expect(findDurabilityProblems(planted, settings)).toEqual([
      'rs0: a drain may take the majority of the members',
    ]);
  });

  it('is reported when MongoDB has too few members', () => {
    const planted = withMongodb(({ spec }) => {
      for (const set of spec.replsets) set.size = 2;
    });
    expect(findDurabilityProblems(planted, settings)).toEqual([
      'rs0: 2 members do not survive the loss of one',
    ]);
  });
});
