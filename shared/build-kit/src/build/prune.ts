import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const keepDays = 7;
const dayMs = 86_400_000;

interface PruneOptions {
  readonly keep: ReadonlySet<string>;
  readonly now: Date;
}

/**
 * Removes files that no build wrote for a week. Younger files of earlier builds stay because open
 * pages may still request them.
 */
export const prune = (dist: string, { keep, now }: PruneOptions): void => {
  for (const entry of readdirSync(dist, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const isOld = (): boolean => now.getTime() - statSync(file).mtimeMs > keepDays * dayMs;
    if (entry.isFile() && !keep.has(path.relative(dist, file)) && isOld()) rmSync(file);
  }
};
