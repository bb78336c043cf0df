import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '@tokri/service-kit/testing';
import { startBff } from './support/bff-fixture.ts';
import type { Bff } from './support/bff-fixture.ts';
import { acceptHtml, readAppConfig, writeBuiltFrontends } from './support/built-frontends.ts';

let bff: Bff;
let frontends: Awaited<ReturnType<typeof writeBuiltFrontends>>;
beforeAll(async () => {
  frontends = await writeBuiltFrontends();
  bff = await startBff('registry', { WEB_ROOT: frontends.webRoot });
});
afterAll(async () => {
  await bff.stop();
  await frontends.remove();
});

const ownVersion = '/remotes/shop/mf-manifest.json';
const secondVersion = '/remotes/shop/versions/2.0.0/mf-manifest.json';

const openHome = async () => (await bff.send('/home', { headers: acceptHtml })).text;
const writeRegistry = (text: string) =>
  writeFile(path.join(frontends.webRoot, 'remotes.json'), text);
const waitForManifest = (url: string) =>
  eventually(async () => (readAppConfig(await openHome()).remotes.shop === url ? url : undefined), {
    missing: `a page that loads ${url}`,
  });

describe('the registry of remotes', () => {
  afterEach(() => rm(path.join(frontends.webRoot, 'remotes.json'), { force: true }));

  it('lets new pages load another version, and serves the one that open pages use', async () => {
    await waitForManifest(ownVersion);
    await writeRegistry('{ "shop": "2.0.0" }');
    await waitForManifest(secondVersion);
    expect(await openHome()).toContain(
      '<link rel="preload" href="/remotes/shop/versions/2.0.0/remoteEntry.f773fe749d.js" as="script">',
    );
    const bodies = await Promise.all(
      ['', 'versions/2.0.0/'].map(
        async (folder) => (await bff.send(`/remotes/shop/${folder}remoteEntry.f773fe749d.js`)).text,
      ),
    );
    expect(bodies).toEqual(['entry', 'entry of version 2']);
    await rm(path.join(frontends.webRoot, 'remotes.json'));
    await waitForManifest(ownVersion);
  });

  it.each([
    ['an incomplete version', '{ "shop": "broken" }'],
    ['an unknown version', '{ "shop": "3.0.0" }'],
    ['a version outside its folder', '{ "shop": "../dist" }'],
    ['no JSON', '{'],
  ])('keeps the remote of the build for %s', async (_case, text) => {
    await writeRegistry('{ "shop": "2.0.0" }');
    await waitForManifest(secondVersion);
    await writeRegistry(text);
    await waitForManifest(ownVersion);
  });
});
