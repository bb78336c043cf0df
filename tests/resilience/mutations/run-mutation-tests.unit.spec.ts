import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mutations, runMutation } from './run-mutation-tests.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

const mutationTimeoutMs = 180_000;

it.each(mutations.map(({ name, file, find }) => [name, file, find]))(
  'the code that mutation %s removes occurs exactly once in %s',
  (_name, file, find) => {
    expect(readFileSync(path.join(repository, file), 'utf8').split(find)).toHaveLength(2);
  },
);

describe('runMutation', () => {
  it(
    'reports the failed test when holds no longer require a free unit',
    async () => {
      const mutation = mutations.find(({ name }) => name === 'free-unit');
      if (!mutation) throw new Error('no mutation free-unit');
      const failedTests = await runMutation({
        ...mutation,
        project: 'unit',
        spec: 'services/delivery-slot/src/persistence/holds/hold-updates.unit.spec.ts',
      });
      expect(failedTests).toContain('hold updates hold requires a free unit and takes one');
    },
    mutationTimeoutMs,
  );
});
