import express from 'express';
import type { Request, RequestHandler, Router } from 'express';
import type { FaultInjector } from '../faults/fault-injector.ts';
import { channels } from '../messages/message-store.ts';
import type { Channel, MessageStore } from '../messages/message-store.ts';
import { renderFaults, renderMessages } from '../page/page-parts.ts';
import { renderSections, webhooksSection } from '../page/section.ts';
import { pageScript } from '../page/page-script.ts';
import { pageStyle } from '../page/page-style.ts';
import { renderPage } from '../page/page.ts';
import type { StandIn } from '../stand-in.ts';
import type { WebhookSender } from '../webhooks/webhook-sender.ts';

export interface PageDeps {
  readonly messages: MessageStore;
  readonly faults: FaultInjector;
  readonly webhooks: WebhookSender;
  readonly standIns: readonly StandIn[];
  readonly titles: ReadonlyMap<string, string>;
  readonly webUrl: string | undefined;
}

const contentSecurityPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const queryText = (request: Request, name: string): string => {
  const value = request.query[name];
  return typeof value === 'string' ? value : '';
};

const isChannel = (text: string): text is Channel => (channels as readonly string[]).includes(text);

const renderParts = ({ messages, faults, titles, webhooks, standIns }: PageDeps, to: string) => ({
  sections: renderSections([
    ...standIns.flatMap(({ section }) => section ?? []),
    webhooksSection(webhooks),
  ]),
  messages: renderMessages(messages.list({ to }), to.trim() !== ''),
  faults: renderFaults(faults.list(), titles),
  revision: messages.revision,
});

const listMessages =
  ({ messages }: PageDeps): RequestHandler =>
  (request, response) => {
    const channel = queryText(request, 'channel');
    if (channel !== '' && !isChannel(channel))
      response.status(400).json({ error: `channel must be one of ${channels.join(', ')}` });
    else
      response.json(
        messages.list({
          to: queryText(request, 'to'),
          channel: isChannel(channel) ? channel : undefined,
        }),
      );
  };

export const pageRoutes = (deps: PageDeps): Router => {
  const router = express.Router();
  const asset =
    (type: string, text: string): RequestHandler =>
    (_request, response) =>
      void response.type(type).send(text);
  router.use((_request, response, next) => {
    response.set({
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    next();
  });
  router.get('/', (request, response) => {
    const to = queryText(request, 'to');
    response.type('html').send(renderPage({ ...renderParts(deps, to), to, webUrl: deps.webUrl }));
  });
  router.get('/page/parts', (request, response) => {
    const { messages, faults, sections, revision } = renderParts(deps, queryText(request, 'to'));
    response.json({
      revision,
      messages: messages.text,
      faults: faults.text,
      sections: sections.text,
    });
  });
  router.get('/page/page.css', asset('css', pageStyle));
  router.get('/page/page.js', asset('js', pageScript));
  router.get('/messages', listMessages(deps));
  router.get('/webhooks', (_request, response) => void response.json(deps.webhooks.list()));
  return router;
};
