import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bffOperations } from '@tokri/contracts/api';
import { writeAppConfig } from '@tokri/contracts/platform';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { contentTypes } from '../support/browser/content-types.ts';
import {
  presetStorage,
  toStoredSession,
  viewports,
  type ScreenWidth,
} from '../support/browser/visitor.ts';
import type { Tour, TourVisitor } from '../support/pages/screen-tour.ts';
import {
  toAnswerKey,
  type RecordedAnswer,
  type RecordedUser,
  type Recording,
} from './recording.ts';

const shopOrigin = 'https://shop.example';
const frontends = path.resolve(import.meta.dirname, '../../frontends');
const shellFolder = path.join(frontends, 'shell/dist');
const pictures = readdirSync(path.join(frontends, 'shell/src/assets')).sort();

/** The same address always shows the same picture. */
const pictureFor = (pathname: string): string =>
  path.join(
    frontends,
    'shell/src/assets',
    pictures[(pathname.codePointAt('/images/'.length) ?? 0) % pictures.length] ?? '',
  );

const findFile = (pathname: string): string | undefined => {
  if (pathname.startsWith('/images/')) return pictureFor(pathname);
  const [, remote, name] = /^\/remotes\/(\w+)\/(.+)$/.exec(pathname) ?? [];
  const file =
    remote === undefined
      ? path.join(shellFolder, pathname)
      : path.join(frontends, remote, 'dist', name ?? '');
  return path.extname(file) !== '' && existsSync(file) ? file : undefined;
};

const answerCall = (
  route: Route,
  url: URL,
  { answers, missing }: { answers: Readonly<Record<string, RecordedAnswer>>; missing: string[] },
): Promise<void> => {
  const key = toAnswerKey(route.request().method(), url);
  const answer = answers[key];
  if (answer === undefined) {
    missing.push(key);
    return route.fulfill({ status: 503, json: { code: 'unavailable', status: 503 } });
  }
  const { status, totalCount, body } = answer;
  return route.fulfill({
    status,
    headers: totalCount === undefined ? {} : { 'x-total-count': totalCount },
    json: body,
  });
};

const serveShop = (
  context: BrowserContext,
  recording: Recording,
  calls: { answers: Readonly<Record<string, RecordedAnswer>>; missing: string[] },
) => {
  const template = readFileSync(path.join(shellFolder, 'index.html'), 'utf8');
  const html = writeAppConfig(template, recording.appConfig);
  return context.route(`${shopOrigin}/**`, (route) => {
    const url = new URL(route.request().url());
    // The stream of events stays open and has none.
    if (url.pathname === bffOperations.streamEvents.path) return undefined;
    if (url.pathname.startsWith('/api/')) return answerCall(route, url, calls);
    const file = findFile(url.pathname);
    if (file === undefined) return route.fulfill({ body: html, contentType: 'text/html' });
    const contentType = contentTypes[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ body: readFileSync(file), contentType });
  });
};

const dayMs = 86_400_000;

/** Pages read the claims and check no signature. */
const toUnsignedToken = ({ claims }: RecordedUser, recordedAt: string): string => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor((Date.parse(recordedAt) + dayMs) / 1_000);
  return [encode({ alg: 'none' }), encode({ ...claims, exp }), ''].join('.');
};

const toStorage = (user: RecordedUser, recordedAt: string) =>
  toStoredSession({ ...user, token: toUnsignedToken(user, recordedAt) });

export type Theme = 'light' | 'dark';

export interface ReplayedShop extends Tour {
  /** Calls that the recording has no answer to. */
  readonly missing: readonly string[];
}

/** Pages of the built frontends with recorded answers, at the time of the recording. */
export const openReplayedShop = async (
  browser: Browser,
  recording: Recording,
  { width, theme }: { readonly width: ScreenWidth; readonly theme: Theme },
): Promise<ReplayedShop> => {
  const missing: string[] = [];
  const openPage = async (visitor: TourVisitor, user?: RecordedUser): Promise<Page> => {
    const context = await browser.newContext({
      viewport: viewports[width],
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      colorScheme: theme,
      serviceWorkers: 'block',
      baseURL: shopOrigin,
    });
    await context.clock.setFixedTime(recording.recordedAt);
    await serveShop(context, recording, { answers: recording.answers[visitor], missing });
    await presetStorage(
      { context },
      { UserPincode: '560034', ...(user ? toStorage(user, recording.recordedAt) : {}) },
    );
    return context.newPage();
  };
  const pages = {
    guest: await openPage('guest'),
    customer: await openPage('customer', recording.customer),
    staff: await openPage('staff', recording.staff),
  };
  return {
    data: { orderId: recording.orderId },
    pages,
    missing,
    close: async () => {
      for (const page of Object.values(pages)) await page.context().close();
    },
  };
};
