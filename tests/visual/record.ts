import { readAppConfig } from '@tokri/contracts/platform';
import { bffOperations } from '@tokri/contracts/api';
import type { Page, Response } from 'playwright-core';
import type { SignedInUser } from '../support/api/sign-in.ts';
import { openBrowser } from '../support/browser/open-browser.ts';
import { viewports } from '../support/browser/visitor.ts';
import {
  openTour,
  openTourScreen,
  prepareTour,
  tourScreens,
  type TourVisitor,
} from '../support/pages/screen-tour.ts';
import setupProduct from '../support/product-setup.ts';
import { readProductUrls } from '../support/product.ts';
import { toAnswerKey, writeRecording, type RecordedAnswer } from './recording.ts';

/** Signed quotes and holds end within minutes, and no recording should look like a secret. */
const signedText = /"eyJ[\w-]+\.[\w-]+\.[\w-]+"/g;

type Answers = Record<TourVisitor, Record<string, RecordedAnswer>>;

const readAnswer = async (response: Response): Promise<RecordedAnswer> => {
  const text = (await response.text()).replaceAll(signedText, '"signed"');
  const totalCount = await response.headerValue('x-total-count');
  return {
    status: response.status(),
    ...(totalCount === null ? {} : { totalCount }),
    body: text === '' ? null : (JSON.parse(text) as unknown),
  };
};

const recordAnswers = (page: Page, answers: Record<string, RecordedAnswer>) => {
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (!url.pathname.startsWith('/api/') || url.pathname === bffOperations.streamEvents.path)
      return;
    const keep = async () => {
      answers[toAnswerKey(response.request().method(), url)] = await readAnswer(response);
    };
    // A page that is left ends its requests.
    reading.push(keep().catch(() => undefined));
  });
  return () => Promise.all(reading);
};

/** Pages ask for what the server has put into them, so that it is recorded like the rest. */
const leaveOutAnswers = (page: Page) =>
  page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace('"answers":', '"leftOut":');
    return route.fulfill({ response, body });
  });

const sorted = (answers: Record<string, RecordedAnswer>): Record<string, RecordedAnswer> =>
  Object.fromEntries(Object.entries(answers).sort(([a], [b]) => a.localeCompare(b)));

const toRecordedUser = ({ userId, mobile, token }: SignedInUser) => ({
  userId,
  mobile,
  claims: JSON.parse(
    Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
  ) as Record<string, unknown>,
});

const settleDelayMs = 1_500;

await setupProduct();
const data = await prepareTour();
const answers: Answers = { guest: {}, customer: {}, staff: {} };
const browser = await openBrowser();
const recordedAt = new Date().toISOString();
for (const viewport of Object.values(viewports)) {
  const tour = await openTour(browser, viewport, { data, serviceWorkers: 'block' });
  const visitors = Object.keys(answers) as TourVisitor[];
  // tsx names inner functions with a helper that pages do not have.
  for (const page of Object.values(tour.pages)) {
    await page.addInitScript('globalThis.__name = (inner) => inner');
    await leaveOutAnswers(page);
  }
  const ends = visitors.map((visitor) => recordAnswers(tour.pages[visitor], answers[visitor]));
  for (const screen of tourScreens) {
    const page = await openTourScreen(tour, screen);
    // What a page asks for after its first content belongs to the screen, too.
    await page.waitForTimeout(settleDelayMs);
  }
  await Promise.all(ends.map((end) => end()));
  await tour.close();
}
await browser.close();
const page = await (
  await fetch(new URL('/login', readProductUrls().web), { headers: { accept: 'text/html' } })
).text();
const { site, version, remotes } = readAppConfig(page) as Record<string, unknown>;
writeRecording({
  recordedAt,
  appConfig: { site, version, remotes },
  orderId: data.orderId,
  customer: toRecordedUser(data.customer),
  staff: toRecordedUser(data.staff),
  answers: {
    guest: sorted(answers.guest),
    customer: sorted(answers.customer),
    staff: sorted(answers.staff),
  },
});
process.exit();
