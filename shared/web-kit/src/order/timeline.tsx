import { Check, Icon, X } from '@tokri/web-kit/ui';

export interface TimelineStep {
  readonly title: string;
  readonly note?: string | undefined;
  readonly time?: string | undefined;
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
}

export const Timeline = ({ steps }: { readonly steps: readonly TimelineStep[] }) => (
  <ol className="timeline">
    {steps.map(({ title, note, time, state }) => (
      <li
        key={`${title} ${time}`}
        className={state}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <span className="marker">
          {state === 'done' && <Icon icon={Check} size={14} />}
          {state === 'failed' && <Icon icon={X} size={14} />}
        </span>
        {time && <time>{time}</time>}
        <b>{title}</b>
        {note && <p>{note}</p>}
      </li>
    ))}
  </ol>
);
