import { createHash } from 'node:crypto';

/** Values for `script-src` and `style-src` of the page's Content Security Policy. */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const scriptElement = /<script>(.*?)<\/script>/gs;
const styleElement = /<style>(.*?)<\/style>/gs;

const hashContents = (template: string, element: RegExp): string[] =>
  [...template.matchAll(element)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );

/**
 * Allows the scripts and styles of a built template by their hashes. Never call it with a page that
 * holds data: it would allow what somebody has smuggled in.
 */
export const hashInlineSources = (template: string): InlineSources => ({
  scripts: hashContents(template, scriptElement),
  styles: hashContents(template, styleElement),
});
