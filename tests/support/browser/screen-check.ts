import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { AxeResults } from 'axe-core';
import type { Visitor } from './visitor.ts';

const repository = path.resolve(import.meta.dirname, '../../..');
const axeSource = readFileSync(
  createRequire(path.join(repository, 'package.json')).resolve('axe-core/axe.min.js'),
  'utf8',
);

declare const axe: {
  run(options?: { readonly runOnly: readonly string[] }): Promise<AxeResults>;
};

const describeViolations = ({ violations }: AxeResults): readonly string[] =>
  violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );

/** What axe finds wrong, one line each with their elements. */
export const findAccessibilityViolations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axeSource);
  return describeViolations(await page.evaluate(() => axe.run()));
};

/** Texts that are hard to read on their background. */
export const findContrastViolations = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axeSource);
  return describeViolations(await page.evaluate(() => axe.run({ runOnly: ['color-contrast'] })));
};

const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const createScreenshotFolder = (width: number): string => {
  const folder = path.join(repository, '.local-test', 'shots', String(width));
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** Takes a screenshot and expects no axe violations and no horizontal scrolling. */
export const expectAccessibleScreen = async (
  { page, width }: Visitor,
  name: string,
): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({
    path: path.join(createScreenshotFolder(width), `${name}.png`),
    fullPage: true,
  });
  expect({
    screen: name,
    violations: await findAccessibilityViolations(page),
    overflowPx: await measureOverflow(page),
  }).toEqual({ screen: name, violations: [], overflowPx: 0 });
};
