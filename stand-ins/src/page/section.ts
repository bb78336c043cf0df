import { shopMarket } from '@tokri/contracts/market';
import type { Webhook, WebhookSender } from '../webhooks/webhook-sender.ts';
import { html, emptyHtml } from './html.ts';
import type { Html } from './html.ts';
import { formatTime } from './time.ts';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly empty: string;
  rows(): readonly Html[];
}

export const maxShownRows = 20;

export const formatPaise = (paise: number, currency = 'inr'): string =>
  new Intl.NumberFormat(shopMarket().locale, { style: 'currency', currency }).format(paise / 100);

export type RowTone = 'good' | 'open' | 'bad';

export const renderRow = ({
  state,
  tone,
  text,
  at,
  ids,
}: {
  readonly state: string;
  readonly tone: RowTone;
  readonly text: string;
  readonly at: Date;
  readonly ids: string;
}): Html =>
  html`<li class="card">
    <p class="head">
      <span class="tag tag-${tone}">${state}</span><b class="sum">${text}</b
      ><time datetime="${at.toISOString()}">${formatTime(at)}</time>
    </p>
    <p class="ids">${ids}</p>
  </li>`;

const renderSection = ({ id, title, empty, rows }: Section): Html => {
  const visibleRows = rows().slice(0, maxShownRows);
  return html`<section aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    <ul id="${id}">
      ${visibleRows.length === 0 ? html`<li class="empty">${empty}</li>` : visibleRows}
    </ul>
  </section>`;
};

export const renderSections = (sections: readonly Section[]): Html =>
  sections.length === 0 ? emptyHtml : html`${sections.map(renderSection)}`;

const webhookTones: Readonly<Record<Webhook['State'], RowTone>> = {
  delivered: 'good',
  sending: 'open',
  waiting: 'open',
  'gave-up': 'bad',
};
const summarizeAttempts = ({ Attempts }: Webhook): string =>
  Attempts.length === 0
    ? 'no response yet'
    : Attempts.map(({ Status, Answer }) => (Status === 0 ? Answer : String(Status))).join(', ');

export const webhooksSection = (webhooks: WebhookSender): Section => ({
  id: 'webhooks',
  title: 'Webhooks to the shop',
  empty: 'No webhooks yet. Every payment and refund sends one.',
  rows: () =>
    webhooks
      .list()
      .slice(0, maxShownRows)
      .map((webhook) =>
        renderRow({
          state: webhook.State,
          tone: webhookTones[webhook.State],
          text: webhook.Event,
          at: new Date(webhook.At),
          ids: [...Object.values(webhook.About), `responses: ${summarizeAttempts(webhook)}`].join(
            ' • ',
          ),
        }),
      ),
});
