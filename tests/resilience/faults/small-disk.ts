import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const chunk = Buffer.alloc(64 * 1024);
/** What a process frees while the disk has to be full is taken again. */
const refillIntervalMs = 50;

/** A filesystem in memory. */
export interface SmallDisk {
  /** Leaves no space until `free`. */
  fill(): void;
  free(): void;
  unmount(): void;
}

const isOutOfSpace = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ENOSPC';

const writeUntilFull = (file: string): void => {
  const filler = openSync(file, 'a');
  try {
    for (;;) writeSync(filler, chunk);
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
  } finally {
    closeSync(filler);
  }
};

const mountInMemory = (folder: string, sizeMb: number): void => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', folder]);
  } catch (cause) {
    throw new Error(
      'A small filesystem needs Linux and root, or: unshare --map-root-user --mount npm run chaos -- E24',
      { cause },
    );
  }
};

export const mountSmallDisk = (folder: string, sizeMb: number): SmallDisk => {
  mkdirSync(folder, { recursive: true });
  mountInMemory(folder, sizeMb);
  const filler = path.join(folder, 'filler');
  let refill: NodeJS.Timeout | undefined;
  const free = (): void => {
    clearInterval(refill);
    rmSync(filler, { force: true });
  };
  return {
    fill: () => {
      writeUntilFull(filler);
      refill = setInterval(writeUntilFull, refillIntervalMs, filler);
    },
    free,
    unmount: () => {
      free();
      execFileSync('umount', [folder]);
    },
  };
};
