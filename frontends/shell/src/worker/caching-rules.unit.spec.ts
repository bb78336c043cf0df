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

describe('the service worker', () => {
  it('keeps catalogue reads of visitors', () => {
    expect(isPublicCatalogueRequest(asked('/api/Filter?search=aloo'))).toBe(true);
    expect(isPublicCatalogueRequest(asked('/api/OnlineTransaction'))).toBe(true);
  });
  it('keeps nothing that carries a session', () =>
    expect(
      isPublicCatalogueRequest(
        asked('/api/Filter?search=aloo', { headers: { authorization: 'Bearer x' } }),
      ),
    ).toBe(false));
  it('keeps no read that writes', () => {
    expect(isPublicCatalogueRequest(asked('/api/OnlineTransaction?TransactionId=1&reason=x'))).toBe(
      false,
    );
    expect(isPublicCatalogueRequest(asked('/api/UserRegister?email=&mobile=1'))).toBe(false);
    expect(isPublicCatalogueRequest(asked('/api/Item?ItemId=1'))).toBe(false);
    expect(isPublicCatalogueRequest(asked('/api/Filter', { method: 'POST' }))).toBe(false);
  });
  it('takes manifests from the network first and hashed files from the cache', () => {
    expect(isManifest(asked('/remotes/shop/mf-manifest.json'))).toBe(true);
    expect(isRemoteFile(asked('/remotes/shop/remoteEntry.0123456789.js'))).toBe(true);
    expect(isRemoteFile(asked('/remotes/shop/mf-manifest.json'))).toBe(false);
    expect(isRemoteFile(asked('/remotes/shop/entry.js'))).toBe(false);
  });
  it('keeps pictures, but none that the api answers', () => {
    expect(isImage(asked('/images/onion.webp', { destination: 'image' }))).toBe(true);
    expect(isImage(asked('/api/x', { destination: 'image' }))).toBe(false);
  });
});
