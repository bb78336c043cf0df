import type { RemoteManifest } from './remote-manifest.ts';

export interface PreloadLink {
  readonly href: string;
  readonly as: 'script' | 'style';
}

const fileName = /^(?!.*\.\.)[\w][\w./-]*$/;

const toLinks = (folder: string, names: readonly string[], as: PreloadLink['as']): PreloadLink[] =>
  names.filter((name) => fileName.test(name)).map((name) => ({ href: `${folder}${name}`, as }));

export const toPreloadLinks = (manifest: RemoteManifest, folder: string): PreloadLink[] => {
  const { name, path } = manifest.metaData.remoteEntry;
  const exposed = manifest.exposes.filter((expose) => expose.path === './routes');
  return [
    ...toLinks(folder, [path ? `${path.replace(/\/$/, '')}/${name}` : name], 'script'),
    ...toLinks(
      folder,
      exposed.flatMap(({ assets }) => assets.js.sync),
      'script',
    ),
    ...toLinks(
      folder,
      exposed.flatMap(({ assets }) => assets.css.sync),
      'style',
    ),
  ];
};

export const toPageLinks = (files: readonly string[], folder: string): PreloadLink[] => [
  ...toLinks(
    folder,
    files.filter((file) => file.endsWith('.js')),
    'script',
  ),
  ...toLinks(
    folder,
    files.filter((file) => file.endsWith('.css')),
    'style',
  ),
];

/**
 * A preload link in another CORS mode than the module federation runtime uses would download the
 * file twice.
 */
export const renderLinkTag = ({ href, as }: PreloadLink): string =>
  `<link rel="preload" href="${href}" as="${as}">`;
