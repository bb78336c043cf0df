import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashInputs } from './input-hash.mjs';

describe('hashInputs', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tokri-hash-'));
    writeFileSync(join(folder, 'a.ts'), 'a');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('stays the same when nothing changes', () => {
    expect(hashInputs([folder])).toBe(hashInputs([folder]));
  });

  it.each([
    ['a source', 'a.ts', 'b'],
    ['a new source', 'b.ts', ''],
  ])('changes when %s is written', (_what, file, content) => {
    const before = hashInputs([folder]);
    writeFileSync(join(folder, file), content);
    expect(hashInputs([folder])).not.toBe(before);
  });

  it('ignores specs and build results', () => {
    const before = hashInputs([folder]);
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist', 'main.mjs'), '');
    writeFileSync(join(folder, 'a.unit.spec.ts'), '');
    expect(hashInputs([folder])).toBe(before);
  });

  it('treats a missing path as empty', () => {
    expect(hashInputs([join(folder, 'gone')])).toBe(hashInputs([]));
  });
});
