import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '@tokri/service-kit/testing';
import type { Browser, Page } from 'playwright-core';
import { testUsers } from '../support/api/test-users.ts';
import { testPincode } from '../support/api/test-area.ts';
import { expectEventually } from '../support/browser/expect-eventually.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { createVisitor, presetSession, presetStorage } from '../support/browser/visitor.ts';
import { readProductUrls } from '../support/product.ts';
import { listPage, shopLayout } from '../support/pages/shop-pages.ts';

const frontends = path.resolve(import.meta.dirname, '../../frontends');
const registryFile = path.join(frontends, 'remotes.json');
const secondVersion = 'spec-b';

interface RendererCount {
  rendererCount?: number;
}

/** Each copy of React DOM that a page loads announces itself to the hook of the developer tools. */
const countRenderers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const counted = globalThis as RendererCount;
    counted.rendererCount = 0;
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => {
          counted.rendererCount = (counted.rendererCount ?? 0) + 1;
          return counted.rendererCount;
        },
      },
    });
  });
};

const openPage = async (page: Page, urlPath: string): Promise<void> => {
  await page.locator(`a[href="${urlPath}"]`).filter({ visible: true }).first().click();
  await page.waitForURL((url) => url.pathname === urlPath);
};

/**
 * A copy of the built remote that names itself; other specs cannot see the difference. It is not
 * deleted, because their pages may still load parts of it.
 */
const publishSecondVersion = async (): Promise<void> => {
  const dist = path.join(frontends, 'account/dist');
  const copy = path.join(frontends, 'account/versions', secondVersion);
  const manifest = JSON.parse(await readFile(path.join(dist, 'mf-manifest.json'), 'utf8')) as {
    metaData: { remoteEntry: { name: string } };
  };
  await rm(copy, { recursive: true, force: true });
  await cp(dist, copy, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  const { name } = manifest.metaData.remoteEntry;
  const entry = await readFile(path.join(dist, name), 'utf8');
  await writeFile(
    path.join(copy, name),
    `globalThis.accountVersion = ${JSON.stringify(secondVersion)};\n${entry}`,
  );
};

const waitForRegistry = (isNamed: boolean) =>
  eventually(
    async () => {
      const html = await (
        await fetch(`${readProductUrls().web}/login`, { headers: { accept: 'text/html' } })
      ).text();
      return html.includes(`/remotes/account/versions/${secondVersion}/`) === isNamed || undefined;
    },
    { missing: `a page that ${isNamed ? 'names' : 'does not name'} ${secondVersion}` },
  );

const accountVersion = (page: Page) =>
  page.evaluate(() => (globalThis as { accountVersion?: string }).accountVersion);

describe('the remotes of the shop', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => rm(registryFile, { force: true }));
  afterAll(async () => {
    await browser.close();
  });

  it('share one React and one cart with the shell', async () => {
    const visitor = await createVisitor(browser, 1280);
    const { page } = visitor;
    await countRenderers(page);
    await presetStorage(visitor, { UserPincode: testPincode });
    await page.goto('/product-list');
    await listPage(page).addFirst();
    const layout = shopLayout(page, 1280);
    await expectEventually.poll(() => layout.badge()).toBe(1);
    await layout.openCart();
    await page.getByRole('main').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('Your tokri is empty').first().waitFor();
    await page.goBack();
    await expectEventually.poll(() => layout.badge()).toBe(0);
    expect(await page.evaluate(() => (globalThis as RendererCount).rendererCount)).toBe(1);
    expect(visitor.pageErrors).toEqual([]);
    await visitor.close();
  });

  it('can be served in two versions, the one of an open page and a new one', async () => {
    const openDashboard = async () => {
      const visitor = await createVisitor(browser, 1280);
      await presetSession(visitor, testUsers().otherCustomer, testPincode);
      await visitor.page.goto('/customer-dashboard');
      await visitor.page.getByRole('heading', { level: 1, name: /^Namaste/ }).waitFor();
      return visitor;
    };
    const early = await openDashboard();
    expect(await accountVersion(early.page)).toBeUndefined();
    await publishSecondVersion();
    await writeFile(registryFile, JSON.stringify({ account: secondVersion }));
    await waitForRegistry(true);
    const late = await openDashboard();
    expect(await accountVersion(late.page)).toBe(secondVersion);
    for (const { page } of [early, late]) {
      await openPage(page, '/update-profile');
      await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    }
    expect(await accountVersion(early.page)).toBeUndefined();
    expect([...early.pageErrors, ...late.pageErrors]).toEqual([]);
    await rm(registryFile);
    await waitForRegistry(false);
    await early.close();
    await late.close();
  });
});
