import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findApps } from '../src/build/apps.ts';
import { build, watch } from '../src/build/run.ts';

// npm run build [-- --watch] [--dev] [--force] [--only shop,checkout]
const { values } = parseArgs({
  options: {
    watch: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const requested = values.only?.split(',');
const apps = findApps(root).filter((app) => !requested || requested.includes(app.name));
const request = {
  root,
  apps,
  mode: values.dev || values.watch ? 'development' : 'production',
  force: values.force,
  say: (line: string) => process.stdout.write(`${line}\n`),
} as const;

if (values.watch) watch(request);
else process.exitCode = (await build(request)) ? 0 : 1;
