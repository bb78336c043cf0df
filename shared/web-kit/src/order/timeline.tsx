import { Check, classNames, Icon, X } from '@tokri/web-kit/ui';

export interface TimelineStep {
  readonly title: string;
  readonly note?: string | undefined;
  readonly time?: string | undefined;
  readonly state: 'done' | 'now' | 'todo' | 'ended-badly';
}

const stateClass = { done: 'done', now: 'nowat', todo: 'todo', 'ended-badly': 'bad' } as const;

export const Timeline = ({ steps }: { readonly steps: readonly TimelineStep[] }) => (
  <ol className="tl">
    {steps.map(({ title, note, time, state }) => (
      <li
        key={title}
        className={classNames(stateClass[state])}
        aria-current={state === 'now' ? 'step' : undefined}
      >
        <span className="mk">
          {state === 'done' && <Icon icon={Check} size={14} />}
          {state === 'ended-badly' && <Icon icon={X} size={14} />}
        </span>
        {time && <time>{time}</time>}
        <b>{title}</b>
        {note && <p>{note}</p>}
      </li>
    ))}
  </ol>
);
