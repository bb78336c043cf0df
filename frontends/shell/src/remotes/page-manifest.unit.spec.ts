import { pageManifestPlugin } from './page-manifest.ts';

const manifest = { url: '/remotes/shop/mf-manifest.json', document: { id: 'shop' } };
const absoluteUrl = new URL(manifest.url, location.origin).href;

type Fetch = (url: string, init: RequestInit) => Promise<Response> | undefined;
const createFetch = (page: typeof manifest | undefined): Fetch =>
  pageManifestPlugin(page).fetch as Fetch;

describe('the manifest that a page carries', () => {
  it('answers the first request of the runtime, and a retry asks the server', async () => {
    const fetch = createFetch(manifest);
    const response = await fetch(absoluteUrl, {});
    expect(await response?.json()).toEqual({ id: 'shop' });
    expect(fetch(absoluteUrl, {})).toBeUndefined();
  });

  it.each([
    ['another remote', manifest, '/remotes/checkout/mf-manifest.json'],
    ['a page without a manifest', undefined, manifest.url],
  ])('leaves the request to the runtime for %s', (_situation, page, url) => {
    expect(createFetch(page)(new URL(url, location.origin).href, {})).toBeUndefined();
  });
});
