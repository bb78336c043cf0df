import type { Fault } from '../faults/faults.ts';
import type { Message } from '../messages/message-store.ts';
import { html, nothing } from './html.ts';
import type { Html } from './html.ts';

/** Messages that the page shows; `GET /messages` lists all that are kept. */
export const shownMessagesMax = 50;

const channelNames = { sms: 'SMS', mail: 'Mail', push: 'Push' } as const;
const clock = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
});

/** The one-time password in a text: six digits that stand alone. */
export const codeIn = (text: string): string | undefined => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];

const codePart = (code: string): Html =>
  html` <p class="code">
    <span class="digits" aria-label="Code ${[...code].join(' ')}">${code}</span
    ><button type="button" class="btn" data-copy="${code}">Copy code</button>
  </p>`;

const messagePart = ({ Id, At, Channel, To, Text, Subject, From }: Message): Html => {
  const code = Channel === 'push' ? undefined : codeIn(Text);
  return html`<li class="card" id="message-${Id}">
    <p class="head">
      <span class="tag tag-${Channel}">${channelNames[Channel]}</span><b class="to">${To}</b
      ><time datetime="${At}">${clock.format(new Date(At))}</time>
    </p>
    ${code === undefined ? nothing : codePart(code)}
    ${Subject === '' ? nothing : html`<p class="subject">${Subject}</p>`}
    <p class="text">${Text}</p>
    ${From === '' ? nothing : html`<p class="from">from ${From}</p>`}
  </li>`;
};

const emptyPart = (isFiltered: boolean): Html =>
  isFiltered
    ? html`<li class="empty">
        No message to this number or address yet. It shows here by itself when it comes.
      </li>`
    : html`<li class="empty">
        No message yet. Sign in to the shop with any mobile number and the code shows here.
      </li>`;

export const messagesPart = (messages: readonly Message[], isFiltered: boolean): Html =>
  messages.length === 0
    ? emptyPart(isFiltered)
    : html`${messages.slice(0, shownMessagesMax).map(messagePart)}`;

const modeWords = {
  off: 'works',
  down: 'is down',
  slow: 'is slow',
  errors: 'answers errors',
} as const;
const switches = [
  ['down', 'Down'],
  ['slow', 'Slow'],
  ['errors', 'Errors'],
  ['off', 'Mend'],
] as const;
const spans = [
  [30, '30 seconds'],
  [120, '2 minutes'],
  [600, '10 minutes'],
] as const;

const untilPart = (until: string | null): Html =>
  until === null ? nothing : html` until ${clock.format(new Date(until))}`;

const faultPart = ({ System, Mode, Until }: Fault, title: string): Html =>
  html`<form class="card fault" method="post" action="/faults" aria-labelledby="fault-${System}">
    <h3 id="fault-${System}">${title}</h3>
    <p class="state state-${Mode}">${modeWords[Mode]}${untilPart(Until)}</p>
    <input type="hidden" name="system" value="${System}" />
    <label class="field"
      >For
      <select name="seconds" id="seconds-${System}">
        ${spans.map(([seconds, name]) => html`<option value="${seconds}">${name}</option>`)}
      </select></label
    >
    <p class="switches">
      ${switches.map(([mode, name]) => html`<button class="btn${mode === 'off' ? '' : ' danger'}" id="switch-${System}-${mode}" name="mode" value="${mode}">${name}</button>`)}
    </p>
  </form>`;

export const faultsPart = (faults: readonly Fault[], titles: ReadonlyMap<string, string>): Html =>
  html`${faults.map((fault) => faultPart(fault, titles.get(fault.System) ?? fault.System))}`;
