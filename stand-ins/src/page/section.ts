import type { Webhook, WebhookSender } from '../webhooks/webhook-sender.ts';
import { html, nothing } from './html.ts';
import type { Html } from './html.ts';

/** A list on the page for people; `part` is read each time the page looks. */
export interface Section {
  /** Of the element, in small letters. */
  readonly id: string;
  readonly title: string;
  /** What stands there while there is nothing. */
  readonly empty: string;
  rows(): readonly Html[];
}

/** Rows of one list that the page shows; the JSON lists hold all. */
export const shownRowsMax = 20;

const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
});
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

export const moneyOf = (paise: number): string => rupees.format(paise / 100);

export type RowTone = 'good' | 'open' | 'bad';

/** One row: a word that tells its state, what it is, when, and its ids. */
export const row = ({
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
      ><time datetime="${at.toISOString()}">${clock.format(at)}</time>
    </p>
    <p class="ids">${ids}</p>
  </li>`;

const sectionPart = ({ id, title, empty, rows }: Section): Html => {
  const shown = rows().slice(0, shownRowsMax);
  return html`<section aria-labelledby="${id}-title">
    <h2 id="${id}-title">${title}</h2>
    <ul id="${id}">
      ${shown.length === 0 ? html`<li class="empty">${empty}</li>` : shown}
    </ul>
  </section>`;
};

export const sectionsPart = (sections: readonly Section[]): Html =>
  sections.length === 0 ? nothing : html`${sections.map(sectionPart)}`;

const webhookTones: Readonly<Record<Webhook['State'], RowTone>> = {
  delivered: 'good',
  sending: 'open',
  waiting: 'open',
  'gave-up': 'bad',
};
const answersOf = ({ Attempts }: Webhook): string =>
  Attempts.length === 0
    ? 'no answer yet'
    : Attempts.map(({ Status, Answer }) => (Status === 0 ? Answer : String(Status))).join(', ');

export const webhooksSection = (webhooks: WebhookSender): Section => ({
  id: 'webhooks',
  title: 'Webhooks to the shop',
  empty: 'No webhook yet. One goes out with each payment and refund.',
  rows: () =>
    webhooks
      .list()
      .slice(0, shownRowsMax)
      .map((webhook) =>
        row({
          state: webhook.State,
          tone: webhookTones[webhook.State],
          text: webhook.Event,
          at: new Date(webhook.At),
          ids: `${Object.values(webhook.About).join(' • ')} • answers: ${answersOf(webhook)}`,
        }),
      ),
});
