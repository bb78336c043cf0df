import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deployables } from '../../k8s/generator/deployables.ts';
import { repository } from '../support/planted-tree.ts';

const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');
const { engines, scripts } = JSON.parse(read('package.json')) as {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
};

/** The oldest Node that is supported, which development and CI use. */
const oldest = engines.node.replace('>=', '');

describe('the version of Node', () => {
  it.each(deployables.map(({ folder }) => folder))(
    'in the image of %s is one that npm run test:node24 tests',
    (folder) => {
      const majors = [...read(`${folder}/Dockerfile`).matchAll(/^FROM node:(\d+)/gm)];
      const [, tested] = /--package=node@(\d+)\.\d+\.\d+ /.exec(scripts['test:node24'] ?? '') ?? [];
      expect(majors.map(([, major]) => major)).toEqual(majors.map(() => tested));
      expect(majors).not.toEqual([]);
    },
  );

  it.each(['README.md', '.ci/run'])('that is needed is the same in package.json and %s', (file) => {
    expect(read(file)).toContain(`Node ${oldest} or newer`);
  });
});
