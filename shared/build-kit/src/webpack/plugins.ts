import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { WebpackPluginInstance } from 'webpack';
import { hashed, type App, type Mode } from './app.ts';
import { federation } from './federation.ts';
import { pageFilesPlugin } from './page-files.ts';

const compressible = /\.(js|css|svg|json|webmanifest)$/;
const brotliQuality = 11;

const compression = (): WebpackPluginInstance[] => [
  new CompressionPlugin({ test: compressible, algorithm: 'gzip', filename: '[path][base].gz' }),
  new CompressionPlugin({
    test: compressible,
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    compressionOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
    } as BrotliOptions,
  }),
];

/** Comments stay because the server writes configuration, links and a preview at them. */
const page = (app: App, filename: string, language: 'en' | 'hi'): WebpackPluginInstance =>
  new HtmlWebpackPlugin({
    template: path.join(app.folder, 'src/index.html'),
    filename,
    inject: false,
    minify: { collapseWhitespace: true, keepClosingSlash: true, minifyJS: true },
    language,
  });

const pages = (app: App): WebpackPluginInstance[] => [
  page(app, 'index.html', 'en'),
  page(app, 'index.hi.html', 'hi'),
];

export const plugins = (app: App, mode: Mode): WebpackPluginInstance[] => {
  const folder = app.kind === 'shell' ? 'assets/' : '';
  return [
    federation(app) as unknown as WebpackPluginInstance,
    new MiniCssExtractPlugin({
      filename: folder + hashed('[name]', 'css'),
      chunkFilename: folder + hashed('[name]', 'css'),
    }),
    ...(app.kind === 'shell' ? pages(app) : [pageFilesPlugin()]),
    ...(mode === 'production' ? compression() : []),
  ];
};
