import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { webpackConfig, type App, type Mode } from '../webpack/index.ts';
import { fingerprint, isBuilt, markBuilt } from './fingerprint.ts';
import { prune } from './prune.ts';
import { finishShell } from './service-worker.ts';

export interface BuildRequest {
  readonly root: string;
  readonly apps: readonly App[];
  readonly mode: Mode;
  readonly force: boolean;
  readonly say: (line: string) => void;
}

const report = ({ stats }: MultiStats, say: BuildRequest['say']): ReadonlySet<string> => {
  const well = new Set<string>();
  for (const one of stats) {
    const { errors = [], warnings = [] } = one.toJson({ all: false, errors: true, warnings: true });
    const name = one.compilation.name ?? '';
    for (const { message, moduleName } of [...errors, ...warnings])
      say(`${name} ${moduleName ?? ''}\n${message}`);
    if (errors.length) continue;
    well.add(name);
    say(`built ${name} in ${((one.endTime ?? 0) - (one.startTime ?? 0)) / 1000} s`);
  }
  return well;
};

const compile = (apps: readonly App[], mode: Mode): Promise<MultiStats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(apps.map((app) => webpackConfig(app, mode)));
    compiler?.run((failure, stats) =>
      compiler.close(() =>
        stats ? resolve(stats) : reject(failure ?? new Error('webpack gave no stats')),
      ),
    );
  });

const filesOf = ({ stats }: MultiStats, name: string): string[] => {
  const own = stats.find(({ compilation }) => compilation.name === name);
  return Object.keys(own?.compilation.assets ?? {});
};

export const build = async ({ root, apps, mode, force, say }: BuildRequest): Promise<boolean> => {
  const prints = new Map(apps.map((app) => [app.name, fingerprint(root, app, mode)]));
  const changed = apps.filter((app) => force || !isBuilt(app, prints.get(app.name) ?? ''));
  for (const app of apps) if (!changed.includes(app)) say(`${app.name} is unchanged`);
  if (!changed.length) return true;
  const stats = await compile(changed, mode);
  const well = report(stats, say);
  for (const app of changed.filter(({ name }) => well.has(name))) {
    const files = filesOf(stats, app.name);
    if (app.kind === 'shell') await finishShell(app, files);
    prune(path.join(app.folder, 'dist'), { keep: new Set(files), now: new Date() });
    markBuilt(app, prints.get(app.name) ?? '');
  }
  return well.size === changed.length;
};

export const watch = ({ apps, mode, say }: BuildRequest): void => {
  const compiler = webpack(apps.map((app) => webpackConfig(app, mode)));
  compiler?.watch({ aggregateTimeout: 80 }, (failure, stats) => {
    if (stats) report(stats, say);
    else say(String(failure));
  });
};
