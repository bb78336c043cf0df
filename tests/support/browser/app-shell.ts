import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { contentTypes } from './content-types.ts';
import { writePages } from '../../../mobile/src/pages.ts';
import type { NativeBridge } from '../../../shared/web-kit/src/testing/simulate-native-bridge.ts';
import { simulateNativeBridge } from '../../../shared/web-kit/src/testing/simulate-native-bridge.ts';

declare const nativeBridge: NativeBridge;

const appOrigin = 'https://localhost';
const shopOrigin = 'https://shop.example';

/** Serves the pages of the app as Capacitor does: an unknown path is the first page. */
const servePages = (context: BrowserContext, folder: string) =>
  context.route(`${appOrigin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const named = path.join(folder, pathname);
    const file =
      path.extname(pathname) !== '' && existsSync(named) ? named : path.join(folder, 'index.html');
    const contentType = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(file), contentType });
  });

export interface ShopAnswers {
  readonly version: string;
  readonly isForceUpdate: boolean;
  /** What else the shop answers, by path. */
  readonly bodies?: Readonly<Record<string, unknown>>;
}

/** A shop that answers only with the version, registered tokens and the given bodies. */
const answerCalls = (
  context: BrowserContext,
  { version, isForceUpdate, bodies = {} }: ShopAnswers,
  registrations: unknown[],
) => {
  const headers = {
    'access-control-allow-origin': appOrigin,
    'access-control-allow-credentials': 'true',
  };
  return context.route(`${shopOrigin}/**`, (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (pathname === '/api/AppVersion')
      return route.fulfill({ headers, json: { Version: version, IsForceUpdate: isForceUpdate } });
    if (pathname === '/api/PushNotification') {
      registrations.push(request.postDataJSON());
      return route.fulfill({ headers, json: [{ Id: 5, Error: 0, Code: '', Message: '' }] });
    }
    if (pathname in bodies) return route.fulfill({ headers, json: bodies[pathname] });
    return route.fulfill({ headers, status: 503, json: { code: 'unavailable', status: 503 } });
  });
};

export interface AppShell {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly registrations: readonly unknown[];
  emit(plugin: string, event: string, data: unknown): Promise<void>;
  /** Waits until the page called the method of native code, and returns with what. */
  waitForCall(method: string): Promise<unknown>;
  close(): Promise<void>;
}

/** The web part of the mobile app in a phone-sized browser, with the bridge to native code simulated. */
export const openAppShell = async (
  browser: Browser,
  answers: ShopAnswers,
  stored: Readonly<Record<string, string>> = {},
): Promise<AppShell> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tokri-app-'));
  const frontends = path.resolve(import.meta.dirname, '../../../frontends');
  const appConfig = { site: { brand: 'Tokri' }, version: '0.6.6' };
  writePages({ frontends, target: folder, shopOrigin, appConfig });
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    baseURL: appOrigin,
  });
  const registrations: unknown[] = [];
  await servePages(context, folder);
  await answerCalls(context, answers, registrations);
  await context.addInitScript(`(${simulateNativeBridge.toString()})();`);
  await context.addInitScript((values) => {
    nativeBridge.answers['PushNotifications.checkPermissions'] = { receive: 'granted' };
    nativeBridge.answers['Filesystem.writeFile'] = { uri: 'file:///storage/Documents/file' };
    for (const [key, text] of Object.entries(values)) localStorage.setItem(key, text);
  }, stored);
  const page = await context.newPage();
  return {
    page,
    context,
    registrations,
    emit: async (plugin, event, data) => {
      await page.waitForFunction(
        ([name = '', type = '']) => nativeBridge.countListeners(name, type) > 0,
        [plugin, event],
      );
      await page.evaluate(([name, type, value]) => nativeBridge.emit(name, type, value), [
        plugin,
        event,
        data,
      ] as const);
    },
    waitForCall: async (method) => {
      await page.waitForFunction(
        (name) => nativeBridge.calls.some((call) => call.method === name),
        method,
      );
      return page.evaluate(
        (name) => nativeBridge.calls.find((call) => call.method === name)?.options,
        method,
      );
    },
    close: async () => {
      await context.close();
      rmSync(folder, { recursive: true });
    },
  };
};
