import CssMinimizer from 'css-minimizer-webpack-plugin';
import Minimizer from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import type { App } from './app.ts';

const inPackages = (names: string): RegExp =>
  new RegExp(`[\\\\/]node_modules[\\\\/](${names})[\\\\/]`);

const shellChunks = {
  chunks: 'all',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    // Only the mobile app loads it, so the service worker leaves it out.
    appDevice: {
      test: inPackages('@capacitor|@capawesome'),
      name: 'app-device',
      chunks: 'async',
      enforce: true,
    },
    vendor: {
      test: inPackages(
        'react|react-dom|scheduler|react-router|@tanstack|zustand|cookie|' +
          'set-cookie-parser|lucide-react',
      ),
      name: 'vendor',
      enforce: true,
    },
  },
} as const;

export const optimization = (app: App): NonNullable<Configuration['optimization']> => ({
  ...(app.kind === 'shell' ? { splitChunks: shellChunks } : {}),
  minimizer: [
    new Minimizer({
      test: /\.m?js$/,
      minify: Minimizer.swcMinify,
      extractComments: false,
    }),
    new CssMinimizer({ minify: CssMinimizer.lightningCssMinify }),
  ],
});
