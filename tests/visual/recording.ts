import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TourVisitor } from '../support/pages/screen-tour.ts';

export interface RecordedAnswer {
  readonly status: number;
  /** Of all elements of a list that comes in pages. */
  readonly totalCount?: string;
  readonly body: unknown;
}

export interface RecordedUser {
  readonly userId: number;
  readonly mobile: string;
  /** What the token says about the person. The token itself is not kept. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** What a shop answered on the tour of its screens. They look the same with it on any day. */
export interface Recording {
  readonly recordedAt: string;
  readonly appConfig: Readonly<Record<string, unknown>>;
  readonly orderId: number;
  readonly customer: RecordedUser;
  readonly staff: RecordedUser;
  readonly answers: Readonly<Record<TourVisitor, Readonly<Record<string, RecordedAnswer>>>>;
}

const file = path.join(import.meta.dirname, 'generated/recording.json');

export const readRecording = (): Recording => JSON.parse(readFileSync(file, 'utf8')) as Recording;

export const writeRecording = (recording: Recording): void => {
  writeFileSync(file, `${JSON.stringify(recording, undefined, 1)}\n`);
};

export const toAnswerKey = (method: string, url: URL): string => {
  const query = new URLSearchParams(url.search);
  query.sort();
  return `${method} ${url.pathname}?${query}`;
};
