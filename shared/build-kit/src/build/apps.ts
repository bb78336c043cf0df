import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { App } from '../webpack/index.ts';

const shellName = 'shell';

export const findApps = (root: string): App[] => {
  const frontends = path.join(root, 'frontends');
  return readdirSync(frontends)
    .map((name): App => ({
      name,
      folder: path.join(frontends, name),
      kind: name === shellName ? 'shell' : 'remote',
    }))
    .filter((app) =>
      existsSync(path.join(app.folder, 'src', app.kind === 'shell' ? 'main.tsx' : 'entry.tsx')),
    )
    .sort(
      (a, b) =>
        Number(b.kind === 'shell') - Number(a.kind === 'shell') || a.name.localeCompare(b.name),
    );
};
