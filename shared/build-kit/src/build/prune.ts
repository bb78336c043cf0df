import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const keepDays = 7;
const dayMs = 86_400_000;

/** Removes what no build wrote for a week. Younger files of earlier builds stay: open pages may still ask for them. */
export const prune = (dist: string, now: Date): void => {
  for (const entry of readdirSync(dist, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && now.getTime() - statSync(file).mtimeMs > keepDays * dayMs) rmSync(file);
  }
};
