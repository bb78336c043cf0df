import { shopMarket } from '@tokri/contracts/market';
import { html, emptyHtml } from './html.ts';
import type { Html } from './html.ts';

export interface PageContent {
  readonly messages: Html;
  readonly faults: Html;
  readonly sections: Html;
  readonly to: string;
  readonly revision: number;
  readonly webUrl: string | undefined;
}

const renderColumns = ({
  messages,
  faults,
  sections,
  to,
  revision,
}: Omit<PageContent, 'webUrl'>): Html =>
  html`<div class="wrap columns">
    <main>
      <h2 id="messages-title">Messages</h2>
      <form class="filter" method="get" action="/" role="search">
        <label for="to">Mobile number or email address</label>
        <p class="row">
          <input
            id="to"
            name="to"
            value="${to}"
            inputmode="email"
            autocomplete="off"
            placeholder="all"
          /><button class="btn primary">Show</button>
        </p>
      </form>
      <p id="news" role="status" class="news"></p>
      <ul id="messages" aria-labelledby="messages-title" data-revision="${revision}">
        ${messages}
      </ul>
      <noscript><p class="empty">Reload the page to see new messages.</p></noscript>
      <div id="sections">${sections}</div>
    </main>
    <aside aria-labelledby="faults-title">
      <h2 id="faults-title">Fault injection</h2>
      <div id="faults">${faults}</div>
    </aside>
  </div>`;

const renderShopLink = (webUrl: string | undefined): Html =>
  webUrl === undefined ? emptyHtml : html`<a class="shop" href="${webUrl}">Open the shop</a>`;

export const renderPage = ({ webUrl, ...content }: PageContent): string =>
  html`<!doctype html>
    <html lang="${shopMarket().locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>Stand-ins of the demo shop</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/page/page.css" />
        <script src="/page/page.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#messages">Skip to messages</a>
        <header class="top">
          <div class="wrap">
            <h1>Stand-in services</h1>
            <p>
              Messages that the demo shop sends, and faults to inject into the services it depends
              on. Nothing leaves this machine.
            </p>
            ${renderShopLink(webUrl)}
          </div>
        </header>
        <div class="rim" aria-hidden="true"></div>
        ${renderColumns(content)}
      </body>
    </html> `.text;
