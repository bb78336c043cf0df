import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { armedStart } from './armed-start.mjs';

describe('the start of a service', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'armed-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('armed by a file of its name, dies there, outside of production; its successor and others do not', () => {
    writeFileSync(join(folder, 'order'), 'order.placed.v1/written\n');
    expect(armedStart(folder, 'cart')).toEqual({});
    expect(armedStart(folder, 'order')).toEqual({
      NODE_ENV: 'development',
      CRASH_POINT: 'order.placed.v1/written',
    });
    expect(armedStart(folder, 'order')).toEqual({});
  });

  it('without the folder, is the usual one', () => {
    expect(armedStart(join(folder, 'none'), 'order')).toEqual({});
  });
});
