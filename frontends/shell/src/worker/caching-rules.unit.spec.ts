import {
  isPublicCatalogueRequest,
  isManifest,
  isImage,
  isRemoteFile,
  type RouteMatch,
} from './caching-rules.ts';

const asked = (
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
    expect(isPublicCatalogueRequest(asked('/api/Filter?search=aloo'))).toBe(true);
    expect(isPublicCatalogueRequest(asked('/api/OnlineTransaction'))).toBe(true);
  });
  it('caches no request that carries a session', () =>
    expect(
      isPublicCatalogueRequest(
        asked('/api/Filter?search=aloo', { headers: { authorization: 'Bearer x' } }),
      ),
    ).toBe(false));
  it('caches no GET request that writes', () => {
    expect(isPublicCatalogueRequest(asked('/api/OnlineTransaction?TransactionId=1&reason=x'))).toBe(
      false,
    );
    expect(isPublicCatalogueRequest(asked('/api/UserRegister?email=&mobile=1'))).toBe(false);
    expect(isPublicCatalogueRequest(asked('/api/Item?ItemId=1'))).toBe(false);
    expect(isPublicCatalogueRequest(asked('/api/Filter', { method: 'POST' }))).toBe(false);
  });
  it('uses the network first for manifests and the cache first for hashed files', () => {
    expect(isManifest(asked('/remotes/shop/mf-manifest.json'))).toBe(true);
    expect(isRemoteFile(asked('/remotes/shop/remoteEntry.0123456789.js'))).toBe(true);
    expect(isRemoteFile(asked('/remotes/shop/mf-manifest.json'))).toBe(false);
    expect(isRemoteFile(asked('/remotes/shop/entry.js'))).toBe(false);
  });
  it('caches images, except those of the API', () => {
    expect(isImage(asked('/images/onion.webp', { destination: 'image' }))).toBe(true);
    expect(isImage(asked('/api/x', { destination: 'image' }))).toBe(false);
  });
});
