export interface RouteMatch {
  readonly url: URL;
  readonly request: Pick<Request, 'method' | 'headers' | 'destination'>;
  readonly sameOrigin: boolean;
}

export const skipWaitingMessage = 'skip-waiting';

export const nonPagePaths = [/^\/api\//, /^\/remotes\//, /^\/assets\//];

const hashedFile = /\.[0-9a-f]{10}\.(js|css)$/;

export const isManifest = ({ url, sameOrigin }: RouteMatch): boolean =>
  sameOrigin && /^\/remotes\/[^/]+\/(?:versions\/[^/]+\/)?mf-manifest\.json$/.test(url.pathname);

export const isRemoteFile = ({ url, sameOrigin }: RouteMatch): boolean =>
  sameOrigin && url.pathname.startsWith('/remotes/') && hashedFile.test(url.pathname);

export const isImage = ({ url, request, sameOrigin }: RouteMatch): boolean =>
  sameOrigin && request.destination === 'image' && !url.pathname.startsWith('/api/');

const cataloguePaths = ['/api/ItemGroup', '/api/ItemType', '/api/Filter', '/api/Company'];
const sliderPath = '/api/OnlineTransaction';

/** The slider's path cancels orders when it has parameters. */
const isCatalogueRequest = ({ url, request, sameOrigin }: RouteMatch): boolean =>
  sameOrigin &&
  request.method === 'GET' &&
  (cataloguePaths.includes(url.pathname) || (url.pathname === sliderPath && url.search === ''));

const hasSession = ({ request }: RouteMatch): boolean => request.headers.has('authorization');

export const isPublicCatalogueRequest = (match: RouteMatch): boolean =>
  isCatalogueRequest(match) && !hasSession(match);

/** Item lists as this customer sees them; the page deletes the cache when another person may follow. */
export const isOwnCatalogueRequest = (match: RouteMatch): boolean =>
  isCatalogueRequest(match) && hasSession(match);

export const manifestCache = 'manifests';
export const ownCatalogueCache = 'own-catalogue';
