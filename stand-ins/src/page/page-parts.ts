import type { Fault } from '../faults/fault-injector.ts';
import type { Message } from '../messages/message-store.ts';
import { html, emptyHtml } from './html.ts';
import type { Html } from './html.ts';
import { formatTime } from './time.ts';

export const maxShownMessages = 50;

const channelNames = { sms: 'SMS', mail: 'Email', push: 'Push' } as const;

export const findCode = (text: string): string | undefined => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];

const renderCode = (code: string): Html =>
  html` <p class="code">
    <span class="digits" aria-label="Code ${[...code].join(' ')}">${code}</span
    ><button type="button" class="btn" data-copy="${code}">Copy code</button>
  </p>`;

const renderMessage = ({ Id, At, Channel, To, Text, Subject, From }: Message): Html => {
  const code = Channel === 'push' ? undefined : findCode(Text);
  return html`<li class="card" id="message-${Id}">
    <p class="head">
      <span class="tag tag-${Channel}">${channelNames[Channel]}</span><b class="to">${To}</b
      ><time datetime="${At}">${formatTime(new Date(At))}</time>
    </p>
    ${code === undefined ? emptyHtml : renderCode(code)}
    ${Subject === '' ? emptyHtml : html`<p class="subject">${Subject}</p>`}
    <p class="text">${Text}</p>
    ${From === '' ? emptyHtml : html`<p class="from">from ${From}</p>`}
  </li>`;
};

const renderEmptyList = (isFiltered: boolean): Html =>
  isFiltered
    ? html`<li class="empty">
        No messages to this number or address yet. New ones appear here automatically.
      </li>`
    : html`<li class="empty">
        No messages yet. Sign in to the shop with any mobile number; the code appears here.
      </li>`;

export const renderMessages = (messages: readonly Message[], isFiltered: boolean): Html =>
  messages.length === 0
    ? renderEmptyList(isFiltered)
    : html`${messages.slice(0, maxShownMessages).map(renderMessage)}`;

const modeLabels = {
  off: 'Working',
  down: 'Down',
  slow: 'Slow',
  errors: 'Returning errors',
} as const;
const faultButtons = [
  ['down', 'Down'],
  ['slow', 'Slow'],
  ['errors', 'Errors'],
  ['off', 'Restore'],
] as const;
const durations = [
  [30, '30 seconds'],
  [120, '2 minutes'],
  [600, '10 minutes'],
] as const;

const renderUntil = (until: string | null): Html =>
  until === null ? emptyHtml : html` until ${formatTime(new Date(until))}`;

const renderFault = ({ System, Mode, Until }: Fault, title: string): Html =>
  html`<form class="card fault" method="post" action="/faults" aria-labelledby="fault-${System}">
    <h3 id="fault-${System}">${title}</h3>
    <p class="state state-${Mode}">${modeLabels[Mode]}${renderUntil(Until)}</p>
    <input type="hidden" name="system" value="${System}" />
    <label class="field"
      >For
      <select name="seconds" id="seconds-${System}">
        ${durations.map(([seconds, name]) => html`<option value="${seconds}">${name}</option>`)}
      </select></label
    >
    <p class="switches">
      ${faultButtons.map(
        ([mode, name]) =>
          html`<button
            class="btn${mode === 'off' ? '' : ' danger'}"
            id="switch-${System}-${mode}"
            name="mode"
            value="${mode}"
          >
            ${name}
          </button>`,
      )}
    </p>
  </form>`;

export const renderFaults = (faults: readonly Fault[], titles: ReadonlyMap<string, string>): Html =>
  html`${faults.map((fault) => renderFault(fault, titles.get(fault.System) ?? fault.System))}`;
