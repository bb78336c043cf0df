import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { deployablePlans } from '../../k8s/generator/deployable-plans.ts';
import { nodeOptions } from '../../k8s/generator/manifests/deployment.ts';
import { deployables } from '../../k8s/generator/deployables.ts';
import { repository } from '../support/planted-tree.ts';

const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');
const compose = parse(read('docker-compose.yml'), { merge: true, maxAliasCount: -1 }) as {
  services: Record<
    string,
    { readonly deploy: { readonly resources: { readonly limits: { readonly memory: string } } } }
  >;
};
const toMi = (memory: string): number => parseInt(memory, 10) * (memory.endsWith('g') ? 1024 : 1);

interface Limits {
  readonly heapMi: number;
  readonly memoryLimitMi: number;
}

const isSameEverywhere = (name: string, { heapMi, memoryLimitMi }: Limits): boolean => {
  const folder = deployables.find((deployable) => deployable.name === name)?.folder ?? '';
  const memory = compose.services[name]?.deploy.resources.limits.memory ?? '';
  return (
    read(`${folder}/Dockerfile`).includes(`NODE_OPTIONS="${nodeOptions(heapMi)}"\n`) &&
    toMi(memory) === memoryLimitMi
  );
};

describe('the heap of a container', () => {
  it.each(deployablePlans.map((plan) => [plan.name, plan] as const))(
    'of %s is the same in its image, docker-compose.yml and Kubernetes',
    (name, plan) => {
      expect(isSameEverywhere(name, plan)).toBe(true);
    },
  );

  it.each(['heapMi', 'memoryLimitMi'] as const)('is reported when only %s differs', (limit) => {
    const [plan] = deployablePlans;
    expect(plan && isSameEverywhere(plan.name, { ...plan, [limit]: plan[limit] + 1 })).toBe(false);
  });
});
