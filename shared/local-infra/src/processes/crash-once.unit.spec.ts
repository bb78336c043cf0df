import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consumeCrashPoint } from './crash-once.mjs';

describe('consumeCrashPoint', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'armed-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('applies a crash point to one start only, outside of production', () => {
    writeFileSync(join(folder, 'order'), 'order.placed.v1/written\n');
    expect(consumeCrashPoint(folder, 'cart')).toEqual({});
    expect(consumeCrashPoint(folder, 'order')).toEqual({
      NODE_ENV: 'development',
      CRASH_POINT: 'order.placed.v1/written',
    });
    expect(consumeCrashPoint(folder, 'order')).toEqual({});
  });

  it('changes nothing when the folder does not exist', () => {
    expect(consumeCrashPoint(join(folder, 'none'), 'order')).toEqual({});
  });
});
