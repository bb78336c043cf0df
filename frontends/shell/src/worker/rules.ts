/** What the service worker does with which request (frontend.md 8); pure, so that tests can ask it. */
export interface Asked {
  readonly url: URL;
  readonly request: Pick<Request, 'method' | 'headers' | 'destination'>;
  readonly sameOrigin: boolean;
}

export const skipWaitingMessage = 'skip-waiting';

/** Paths that are no pages of the router. */
export const notPages = [/^\/api\//, /^\/remotes\//, /^\/assets\//];

const hashed = /\.[0-9a-f]{10}\.(js|css)$/;

export const isManifest = ({ url, sameOrigin }: Asked): boolean =>
  sameOrigin && /^\/remotes\/[^/]+\/mf-manifest\.json$/.test(url.pathname);

export const isRemoteFile = ({ url, sameOrigin }: Asked): boolean =>
  sameOrigin && url.pathname.startsWith('/remotes/') && hashed.test(url.pathname);

export const isPicture = ({ url, request, sameOrigin }: Asked): boolean =>
  sameOrigin && request.destination === 'image' && !url.pathname.startsWith('/api/');

/** Reads that everyone gets alike. Other paths of the api write by GET or answer one person only. */
const catalogue = ['/api/ItemGroup', '/api/ItemType', '/api/Filter', '/api/Company'];
const slider = '/api/OnlineTransaction';

/** Never a request with a session; the slider's path cancels orders when it carries names. */
export const isCatalogueRead = ({ url, request, sameOrigin }: Asked): boolean => {
  if (!sameOrigin || request.method !== 'GET' || request.headers.has('authorization')) return false;
  return catalogue.includes(url.pathname) || (url.pathname === slider && url.search === '');
};
