import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { hashed, type App, type Mode } from './app.ts';

const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const scripts = (mode: Mode): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development' } },
    },
  },
});

const operations: RuleSetRule = {
  test: /[\\/]shared[\\/]contracts[\\/]src[\\/]api[\\/]index\.ts$/,
  enforce: 'pre',
  loader: beside('./operations-loader.ts'),
};

const pure: RuleSetRule = {
  test: /[\\/]shared[\\/](contracts|web-kit)[\\/]src[\\/].*\.tsx?$/,
  sideEffects: false,
};

const styles = (app: App): RuleSetRule => ({
  test: /\.css$/,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: 'css-loader',
      options: {
        importLoaders: 1,
        modules: {
          auto: true,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          localIdentName: `${app.name}_[local]_[hash:base64:6]`,
          localIdentHashSalt: app.name,
        },
      },
    },
    { loader: beside('./layer-loader.ts') },
  ],
});

const currencyFont = /anek-rupee\.woff2$/;

const files: RuleSetRule = {
  test: /\.(webp|png|svg|woff2)$/,
  exclude: currencyFont,
  type: 'asset/resource',
};

/** They spare the first page a request each. */
const partsOfThePage: RuleSetRule[] = [
  { test: /[\\/](start-after-paint|apply-theme)\.js$/, type: 'asset/source' },
  { test: currencyFont, type: 'asset/inline' },
];

export const rules = (app: App, mode: Mode): RuleSetRule[] => [
  scripts(mode),
  operations,
  pure,
  styles(app),
  ...partsOfThePage,
  {
    ...files,
    generator: {
      filename:
        (app.kind === 'shell' ? 'assets/' : '') +
        hashed('[name]', '[ext]').replace('.[ext]', '[ext]'),
    },
  },
];
