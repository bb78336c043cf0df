import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { deployablePlans } from '../../k8s/generator/deployable-plans.ts';
import { nodeOptions } from '../../k8s/generator/manifests/deployment.ts';
import { deployables } from '../support/deployables.ts';
import { repository } from '../support/planted-tree.ts';

const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true, maxAliasCount: -1 }) as {
  services: Record<
    string,
    { readonly deploy: { readonly resources: { readonly limits: { readonly memory: string } } } }
  >;
};
const toMi = (memory: string): number => parseInt(memory, 10) * (memory.endsWith('g') ? 1024 : 1);

describe('the heap of a container', () => {
  it.each(deployablePlans.map((plan) => [plan.name, plan] as const))(
    'of %s is the same in its image, docker-compose.yml and Kubernetes',
    (name, { heapMi, memoryLimitMi }) => {
      const folder = deployables.find((deployable) => deployable.name === name)?.folder ?? '';
      expect(read(`${folder}/Dockerfile`)).toContain(`NODE_OPTIONS="${nodeOptions(heapMi)}"\n`);
      expect(toMi(compose.services[name]?.deploy.resources.limits.memory ?? '')).toBe(
        memoryLimitMi,
      );
    },
  );
});
