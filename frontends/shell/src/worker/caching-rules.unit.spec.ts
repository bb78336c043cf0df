import {
  isOwnCatalogueRequest,
  isPublicCatalogueRequest,
  isManifest,
  isImage,
  isRemoteFile,
  type RouteMatch,
} from './caching-rules.ts';

const buildRequest = (
  path: string,
  {
    headers = {},
    method = 'GET',
    destination = '',
  }: { headers?: Record<string, string>; method?: string; destination?: RequestDestination } = {},
): RouteMatch => ({
  url: new URL(path, 'http://localhost'),
  sameOrigin: true,
  request: { method, headers: new Headers(headers), destination },
});

describe('service worker', () => {
  it('caches catalogue requests of visitors', () => {
    expect(isPublicCatalogueRequest(buildRequest('/api/Filter?search=aloo'))).toBe(true);
    expect(isPublicCatalogueRequest(buildRequest('/api/OnlineTransaction'))).toBe(true);
  });
  it('keeps catalogue requests with a session apart from those of visitors', () => {
    const own = buildRequest('/api/Filter?search=aloo', { headers: { authorization: 'Bearer x' } });
    expect(isPublicCatalogueRequest(own)).toBe(false);
    expect(isOwnCatalogueRequest(own)).toBe(true);
    expect(isOwnCatalogueRequest(buildRequest('/api/Filter?search=aloo'))).toBe(false);
  });
  it('caches nothing else that carries a session', () =>
    expect(
      ['/api/Cart?UserId=1', '/api/Transaction?UserId=1', '/api/OnlineTransaction?reason=x'].filter(
        (path) => isOwnCatalogueRequest(buildRequest(path, { headers: { authorization: 'x' } })),
      ),
    ).toEqual([]));
  it('caches no GET request that writes', () => {
    expect(
      isPublicCatalogueRequest(buildRequest('/api/OnlineTransaction?TransactionId=1&reason=x')),
    ).toBe(false);
    expect(isPublicCatalogueRequest(buildRequest('/api/UserRegister?email=&mobile=1'))).toBe(false);
    expect(isPublicCatalogueRequest(buildRequest('/api/Item?ItemId=1'))).toBe(false);
    expect(isPublicCatalogueRequest(buildRequest('/api/Filter', { method: 'POST' }))).toBe(false);
  });
  it('uses the network first for manifests and the cache first for hashed files', () => {
    expect(isManifest(buildRequest('/remotes/shop/mf-manifest.json'))).toBe(true);
    expect(isManifest(buildRequest('/remotes/shop/versions/2.0.0/mf-manifest.json'))).toBe(true);
    expect(isRemoteFile(buildRequest('/remotes/shop/remoteEntry.0123456789.js'))).toBe(true);
    expect(isRemoteFile(buildRequest('/remotes/shop/mf-manifest.json'))).toBe(false);
    expect(isRemoteFile(buildRequest('/remotes/shop/entry.js'))).toBe(false);
  });
  it('caches images, except those of the API', () => {
    expect(isImage(buildRequest('/images/onion.webp', { destination: 'image' }))).toBe(true);
    expect(isImage(buildRequest('/api/x', { destination: 'image' }))).toBe(false);
  });
});
