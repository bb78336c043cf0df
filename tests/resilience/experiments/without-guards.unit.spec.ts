import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mutations, redWithout } from './without-guards.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/** A jest of its own starts, on a machine with other work to do. */
const startMsMax = 180_000;

it.each(mutations.map(({ name, file, find }) => [name, file, find]))(
  'the guard %s, looked for in %s, stands there once',
  (_name, file, find) => {
    expect(readFileSync(path.join(repository, file), 'utf8').split(find)).toHaveLength(2);
  },
);

/** The small version of E27: the guard that a place is sold once by, and a spec that needs no broker. Whole it is `npm run chaos -- E27`. */
describe('the suite, with the guard of a free place taken out', () => {
  it(
    'is red in the test that names the guard',
    async () => {
      const freePlace = mutations.find(({ name }) => name === 'free-place');
      if (!freePlace) throw new Error('no mutation free-place');
      const red = await redWithout({
        ...freePlace,
        project: 'unit',
        spec: 'services/delivery-slot/src/persistence/hold-writes.unit.spec.ts',
      });
      expect(red).toContain(
        'writes of the transition table hold, guarded by a free place and takes one',
      );
    },
    startMsMax,
  );
});
