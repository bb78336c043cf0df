import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf } from './hash.mjs';

describe('the hash of inputs', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tokri-hash-'));
    writeFileSync(join(folder, 'a.ts'), 'a');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('nothing, changed, leaves it as it is', () => {
    expect(hashOf([folder])).toBe(hashOf([folder]));
  });

  it.each([
    ['a source', 'a.ts', 'b'],
    ['a new source', 'b.ts', ''],
  ])('%s, written, changes it', (_what, file, content) => {
    const before = hashOf([folder]);
    writeFileSync(join(folder, file), content);
    expect(hashOf([folder])).not.toBe(before);
  });

  it('specs and build results, written, do not change it', () => {
    const before = hashOf([folder]);
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist', 'main.mjs'), '');
    writeFileSync(join(folder, 'a.unit.spec.ts'), '');
    expect(hashOf([folder])).toBe(before);
  });

  it('a path that is not there, asked for, counts as empty', () => {
    expect(hashOf([join(folder, 'gone')])).toBe(hashOf([]));
  });
});
