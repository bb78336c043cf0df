import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import type { Faults } from '../faults/faults.ts';
import { channels } from '../messages/message-store.ts';
import type { Channel, MessageStore } from '../messages/message-store.ts';
import { faultsPart, messagesPart } from '../page/page-parts.ts';
import { sectionsPart, webhooksSection } from '../page/section.ts';
import { pageScript } from '../page/page-script.ts';
import { pageStyle } from '../page/page-style.ts';
import { page } from '../page/page.ts';
import type { StandIn } from '../system.ts';
import type { WebhookSender } from '../webhooks/webhook-sender.ts';

export interface People {
  readonly messages: MessageStore;
  readonly faults: Faults;
  readonly webhooks: WebhookSender;
  readonly standIns: readonly StandIn[];
  /** Name of each system for people. */
  readonly titles: ReadonlyMap<string, string>;
  readonly webUrl: string | undefined;
}

const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const textOf = (request: Request, name: string): string => {
  const value = request.query[name];
  return typeof value === 'string' ? value : '';
};

const isChannel = (text: string): text is Channel => (channels as readonly string[]).includes(text);

const partsFor = ({ messages, faults, titles, webhooks, standIns }: People, to: string) => ({
  sections: sectionsPart([
    ...standIns.flatMap(({ section }) => section ?? []),
    webhooksSection(webhooks),
  ]),
  messages: messagesPart(messages.list({ to }), to.trim() !== ''),
  faults: faultsPart(faults.list(), titles),
  revision: messages.revision,
});

const listMessages =
  ({ messages }: People): RequestHandler =>
  (request, response) => {
    const channel = textOf(request, 'channel');
    if (channel !== '' && !isChannel(channel))
      response.status(400).json({ error: `channel must be one of ${channels.join(', ')}` });
    else
      response.json(
        messages.list({
          to: textOf(request, 'to'),
          channel: isChannel(channel) ? channel : undefined,
        }),
      );
  };

/** The page for people and the list for tests. */
export const peopleRoutes = (people: People): Router => {
  const router = express.Router();
  const asset =
    (type: string, text: string): RequestHandler =>
    (_request, response) =>
      void response.type(type).send(text);
  router.use((_request, response, next) => {
    response.set({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    next();
  });
  router.get('/', (request, response) => {
    const to = textOf(request, 'to');
    response.type('html').send(page({ ...partsFor(people, to), to, webUrl: people.webUrl }));
  });
  router.get('/page/parts', (request, response) => {
    const { messages, faults, sections, revision } = partsFor(people, textOf(request, 'to'));
    response.json({
      revision,
      messages: messages.text,
      faults: faults.text,
      sections: sections.text,
    });
  });
  router.get('/page/page.css', asset('css', pageStyle));
  router.get('/page/page.js', asset('js', pageScript));
  router.get('/messages', listMessages(people));
  router.get('/webhooks', (_request, response) => void response.json(people.webhooks.list()));
  return router;
};
