import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { hashed, type App, type Mode } from './app.ts';
import { optimization } from './optimization.ts';
import { plugins } from './plugins.ts';
import { rules } from './rules.ts';

export type { App, Mode } from './app.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const configFiles = [
  './index.ts',
  './federation.ts',
  './rules.ts',
  './plugins.ts',
  './optimization.ts',
  './page-files.ts',
  './print-operations.ts',
  './layer-loader.ts',
];

const routerForProduction = (): string =>
  path.join(
    path.dirname(createRequire(import.meta.url).resolve('react-router')),
    '../production/index.mjs',
  );

export const webpackConfig = (app: App, mode: Mode): Configuration => {
  const isShell = app.kind === 'shell';
  const folder = isShell ? 'assets/' : '';
  return {
    name: app.name,
    mode,
    context: app.folder,
    target: ['web', 'es2022'],
    entry: isShell ? { main: './src/main.tsx' } : {},
    output: {
      path: path.join(app.folder, 'dist'),
      publicPath: isShell ? '/' : 'auto',
      uniqueName: `tokri_${app.name}`,
      filename: folder + hashed('[name]', 'js'),
      chunkFilename: folder + hashed('[name]', 'js'),
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      alias: mode === 'production' ? { 'react-router$': routerForProduction() } : {},
    },
    module: {
      rules: rules(app, mode),
      // The operations loader leaves out what is no operation: importing it would be undefined.
      parser: { javascript: { exportsPresence: 'error' } },
    },
    optimization: mode === 'production' ? optimization(app) : {},
    plugins: plugins(app, mode),
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      name: `${app.name}-${mode}`,
      buildDependencies: { config: configFiles.map(here) },
    },
  };
};
