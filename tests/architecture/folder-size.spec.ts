import path from 'node:path';
import { trackedFiles } from '../support/tracked-files.ts';

const maxFiles = 20;
const isSource = (file: string): boolean =>
  /^(services|bff|frontends|shared|stand-ins)\/(.+\/)?src\//.test(file) &&
  /\.(tsx?|mjs|cjs)$/.test(file) &&
  !/\.spec\.tsx?$|\.d\.m?ts$|\/generated\//.test(file);

describe('source folders', () => {
  it(`hold at most ${maxFiles} files besides tests`, () => {
    const counts = new Map<string, number>();
    for (const file of trackedFiles.filter(isSource)) {
      const folder = path.posix.dirname(file);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const tooFull = [...counts]
      .filter(([, count]) => count > maxFiles)
      .map(([folder, count]) => `${folder}: ${count} files`);
    expect(tooFull).toEqual([]);
  });
});
