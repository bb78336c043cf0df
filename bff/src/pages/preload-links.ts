import type { RemoteManifest } from './remote-manifest.ts';

export interface PreloadLink {
  readonly href: string;
  readonly as: 'fetch' | 'script' | 'style';
}

/** Names in a manifest are files of our own build; anything else is not written into a page. */
const fileName = /^(?!.*\.\.)[\w][\w./-]*$/;

const inFolder = (folder: string, names: readonly string[], as: PreloadLink['as']): PreloadLink[] =>
  names.filter((name) => fileName.test(name)).map((name) => ({ href: `${folder}${name}`, as }));

/**
 * What a page that begins in this remote will ask for one after the other, so that it can ask at once (frontend.md 4): manifest, entry, and
 * script and styles of what the shell loads from it. `folder` is the public one, with a slash at its end.
 */
export const preloadLinksOf = (manifest: RemoteManifest, folder: string): PreloadLink[] => {
  const { name, path } = manifest.metaData.remoteEntry;
  const exposed = manifest.exposes.filter((expose) => expose.path === './routes');
  return [
    { href: `${folder}mf-manifest.json`, as: 'fetch' },
    ...inFolder(folder, [path ? `${path.replace(/\/$/, '')}/${name}` : name], 'script'),
    ...inFolder(
      folder,
      exposed.flatMap(({ assets }) => assets.js.sync),
      'script',
    ),
    ...inFolder(
      folder,
      exposed.flatMap(({ assets }) => assets.css.sync),
      'style',
    ),
  ];
};

/** The federation runtime fetches manifests in cors mode and adds scripts and styles without it; a link in another mode would load twice. */
export const linkTag = ({ href, as }: PreloadLink): string =>
  `<link rel="preload" href="${href}" as="${as}"${as === 'fetch' ? ' crossorigin' : ''}>`;
