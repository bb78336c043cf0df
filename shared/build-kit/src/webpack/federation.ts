import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { hashed, type App } from './app.ts';

const require = createRequire(import.meta.url);

const versionOf = (name: string): string =>
  (require(`${name}/package.json`) as { version: string }).version;

/**
 * The ESM file of the plugin: `provideExternalRuntime` would add its CommonJS build and with it a
 * second copy of the runtime.
 */
const externalRuntimePlugin = (): string =>
  path.join(
    path.dirname(require.resolve('@module-federation/inject-external-runtime-core-plugin')),
    'index.js',
  );

const shareFrom = (app: App) => {
  const place = app.kind === 'shell' ? { eager: true } : { import: false as const };
  const library = (name: string) => ({
    singleton: true,
    requiredVersion: `^${versionOf(name)}`,
    version: versionOf(name),
    ...place,
  });
  const own = { singleton: true, requiredVersion: false as const, version: '1.0.0', ...place };
  return {
    react: library('react'),
    'react-dom': library('react-dom'),
    '@tokri/web-kit/platform': own,
    '@tokri/web-kit/ui': own,
    '@tokri/web-kit/session': own,
  };
};

export const federation = (app: App): ModuleFederationPlugin =>
  new ModuleFederationPlugin({
    name: app.name,
    filename: hashed('remoteEntry', 'js'),
    ...(app.kind === 'shell'
      ? { manifest: false, runtimePlugins: [externalRuntimePlugin()] }
      : { manifest: true, exposes: { './routes': './src/entry.tsx' } }),
    // The default strategy fetches the entry of every remote before the first page.
    shareStrategy: 'loaded-first',
    shared: shareFrom(app),
    experiments: {
      ...(app.kind === 'shell' ? {} : { externalRuntime: true }),
      optimization: { target: 'web' },
    },
    dts: false,
    dev: false,
  });
