import type { Sender } from '../application/one-time-passwords/send-code.ts';

export const toSender = (request: {
  readonly language: Sender['language'];
  readonly headers: { readonly network?: string };
}): Sender => ({ language: request.language, network: request.headers.network ?? 'unknown' });
