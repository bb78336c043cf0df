import path from 'node:path';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { webpackConfig, type App, type Mode } from '../webpack/index.ts';
import { hashInputs, isBuilt, saveFingerprint } from './fingerprint.ts';
import { prune } from './prune.ts';
import { buildServiceWorker } from './service-worker.ts';

export interface BuildRequest {
  readonly root: string;
  readonly apps: readonly App[];
  readonly mode: Mode;
  readonly force: boolean;
  readonly say: (line: string) => void;
}

const report = ({ stats }: MultiStats, say: BuildRequest['say']): ReadonlySet<string> => {
  const built = new Set<string>();
  for (const appStats of stats) {
    const { errors = [], warnings = [] } = appStats.toJson({
      all: false,
      errors: true,
      warnings: true,
    });
    const name = appStats.compilation.name ?? '';
    for (const { message, moduleName } of [...errors, ...warnings])
      say(`${name} ${moduleName ?? ''}\n${message}`);
    if (errors.length) continue;
    built.add(name);
    say(`built ${name} in ${((appStats.endTime ?? 0) - (appStats.startTime ?? 0)) / 1000} s`);
  }
  return built;
};

const compile = (apps: readonly App[], mode: Mode): Promise<MultiStats> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(apps.map((app) => webpackConfig(app, mode)));
    compiler?.run((failure, stats) =>
      compiler.close(() =>
        stats ? resolve(stats) : reject(failure ?? new Error('webpack returned no stats')),
      ),
    );
  });

const listAssets = ({ stats }: MultiStats, name: string): string[] => {
  const appStats = stats.find(({ compilation }) => compilation.name === name);
  return Object.keys(appStats?.compilation.assets ?? {});
};

export const build = async ({ root, apps, mode, force, say }: BuildRequest): Promise<boolean> => {
  const fingerprints = new Map(apps.map((app) => [app.name, hashInputs(root, app, mode)]));
  const changed = apps.filter((app) => force || !isBuilt(app, fingerprints.get(app.name) ?? ''));
  for (const app of apps) if (!changed.includes(app)) say(`${app.name} is unchanged`);
  if (!changed.length) return true;
  const stats = await compile(changed, mode);
  const built = report(stats, say);
  for (const app of changed.filter(({ name }) => built.has(name))) {
    const files = listAssets(stats, app.name);
    if (app.kind === 'shell') await buildServiceWorker(app, files);
    prune(path.join(app.folder, 'dist'), { keep: new Set(files), now: new Date() });
    saveFingerprint(app, fingerprints.get(app.name) ?? '');
  }
  return built.size === changed.length;
};

export interface WatchRequest extends Pick<BuildRequest, 'apps' | 'mode' | 'say'> {
  readonly outputOf?: (app: App) => string;
  readonly onBuilt?: () => void;
}

const withOutput = (config: Configuration, folder: string | undefined): Configuration =>
  folder === undefined
    ? config
    : { ...config, output: { ...config.output, path: folder, clean: true }, cache: false };

export const watch = ({ apps, mode, say, outputOf, onBuilt }: WatchRequest): void => {
  const compiler = webpack(
    apps.map((app) => withOutput(webpackConfig(app, mode), outputOf?.(app))),
  );
  compiler?.watch({ aggregateTimeout: 80 }, (failure, stats) => {
    if (!stats) say(String(failure));
    else if (report(stats, say).size === apps.length) onBuilt?.();
  });
};
