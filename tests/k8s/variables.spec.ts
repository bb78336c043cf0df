import path from 'node:path';
import { readConfig } from '@tokri/service-kit/config';
import { deployables } from '../../k8s/generator/deployables.ts';
import { repository } from '../support/planted-tree.ts';
import {
  findOpenSecrets,
  findVariableProblems,
  resolveEnvironment,
  type ConfigSchema,
} from './checks/variables.ts';
import {
  isWorkload,
  ofKind,
  type ExternalSecret,
  type Manifest,
  type Workload,
} from './manifest-types.ts';
import { plant } from './planted-offence.ts';
import { findDeployment, overlayNames, readOverlay } from './read-overlay.ts';
import { sampleSecrets } from './sample-secrets.ts';

const onCluster = deployables.filter(({ name }) => name !== 'stand-ins');
const names = onCluster.map(({ name }) => name);
const { manifests } = readOverlay('production');
const order = findDeployment(manifests, 'order');

const readSchema = async (name: string): Promise<ConfigSchema> => {
  const folder = onCluster.find((deployable) => deployable.name === name)?.folder ?? '';
  const module = (await import(path.join(repository, folder, 'src/config.ts'))) as {
    configSchema: ConfigSchema;
  };
  return module.configSchema;
};

const removeVariable = (name: string): Workload =>
  plant(order, ({ spec }) => {
    const [container] = spec.template.spec.containers;
    if (container) container.env = container.env.filter((variable) => variable.name !== name);
  });
const addVariable = (name: string, value: string): Workload =>
  plant(order, ({ spec }) => {
    spec.template.spec.containers[0]?.env.push({ name, value } as never);
  });

describe('variables of a deployment', () => {
  it.each(names)('of %s are those of its configuration', async (name) => {
    expect(findVariableProblems(findDeployment(manifests, name), await readSchema(name))).toEqual(
      [],
    );
    expect(findOpenSecrets(findDeployment(manifests, name))).toEqual([]);
  });

  it.each(overlayNames.flatMap((overlay) => names.map((name) => [overlay, name] as const)))(
    'give %s a configuration of %s that its process accepts',
    async (overlay, name) => {
      const { configMaps } = readOverlay(overlay);
      const environment = resolveEnvironment(findDeployment(manifests, name), {
        configMaps,
        secrets: sampleSecrets,
      });
      const config = readConfig(await readSchema(name), environment);
      expect(config).toMatchObject({ NODE_ENV: 'production', DRAIN_WAIT_MS: 5_000 });
    },
  );

  it('are reported when one is missing, unknown or set twice', async () => {
    const schema = await readSchema('order');
    expect(findVariableProblems(removeVariable('SEAL_KEY'), schema)).toEqual([
      'order: SEAL_KEY is missing',
    ]);
    expect(findVariableProblems(addVariable('SEAL_KEYS', 'x'), schema)).toEqual([
      'order: SEAL_KEYS is not in the configuration',
    ]);
    expect(findVariableProblems(addVariable('PORT', '80'), schema)).toEqual([
      'order: PORT is set twice',
    ]);
  });

  it('are reported when a secret is written into the manifest', () => {
    expect(findOpenSecrets(addVariable('SMS_KEY', 'open'))).toEqual([
      'order: SMS_KEY is not from a Secret',
    ]);
  });

  it('cannot be resolved when the ConfigMap or the Secret lacks one', () => {
    const { configMaps } = readOverlay('production');
    expect(() => resolveEnvironment(order, { configMaps: {}, secrets: sampleSecrets })).toThrow(
      'tokri-settings has no LOG_LEVEL',
    );
    expect(() => resolveEnvironment(order, { configMaps, secrets: {} })).toThrow(
      'order-secrets has no MONGODB_URL',
    );
  });
});

describe('external secrets', () => {
  const listGiven = (all: readonly Manifest[]): readonly string[] =>
    ofKind<ExternalSecret>(all, 'ExternalSecret').flatMap(({ spec }) =>
      spec.data.map(({ secretKey }) => `${spec.target.name} ${secretKey}`),
    );
  const listNeeded = (workload: Workload): readonly string[] =>
    workload.spec.template.spec.containers
      .flatMap(({ env = [] }) => env)
      .flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? [])
      .filter(({ optional }) => optional !== true)
      .map(({ name, key }) => `${name} ${key}`);
  const findUnprovided = (all: readonly Manifest[]): readonly string[] => {
    const given = listGiven(all);
    return all
      .filter(isWorkload)
      .flatMap(listNeeded)
      .filter((secret) => !given.includes(secret));
  };

  it.each(['staging', 'production'] as const)('give %s every secret that a pod needs', (name) => {
    expect(findUnprovided(readOverlay(name).manifests)).toEqual([]);
  });

  it('are reported when one is missing', () => {
    const without = manifests.filter(({ metadata }) => metadata.name !== 'chat-secrets');
    expect(findUnprovided(without)).toEqual([
      'chat-secrets MONGODB_URL',
      'chat-secrets TOKEN_JWKS',
    ]);
  });
});
