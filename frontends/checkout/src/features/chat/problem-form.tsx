import type { OrderResponse } from '@tokri/contracts/api';
import { langOf } from '@tokri/web-kit/platform';
import { Button, FieldError } from '@tokri/web-kit/ui';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { t } from '../../labels.ts';
import styles from './chat.module.css';
import {
  problemMessage,
  problemReasons,
  problemResolutions,
  type ProblemReason,
  type ProblemResolution,
} from './problem-message.ts';

type Line = NonNullable<OrderResponse['Lines']>[number];

interface ChoiceProps {
  readonly legend: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

const Choice = ({ legend, error, children }: ChoiceProps) => {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      <FieldError id={errorId} text={error} />
      {children}
    </fieldset>
  );
};

const ItemChoice = ({
  lines,
  chosenIds,
  error,
  onToggle,
}: Pick<ChoiceProps, 'error'> & {
  readonly lines: readonly Line[];
  readonly chosenIds: ReadonlySet<number>;
  readonly onToggle: (lineId: number) => void;
}) => (
  <Choice legend={t('problem.items')} error={error}>
    {lines.map(({ Id, Name, UnitName }, index) => (
      <label key={Id} className={styles.item}>
        <input
          type="checkbox"
          checked={chosenIds.has(Id)}
          data-autofocus={index === 0 || undefined}
          onChange={() => onToggle(Id)}
        />
        <span>
          <span lang={langOf(Name)}>{Name}</span> {UnitName}
        </span>
      </label>
    ))}
  </Choice>
);

const RadioChoice = <Option extends string>({
  legend,
  error,
  options,
  chosen,
  label,
  onChoose,
}: Omit<ChoiceProps, 'children'> & {
  readonly options: readonly Option[];
  readonly chosen: Option | undefined;
  readonly label: (option: Option) => string;
  readonly onChoose: (option: Option) => void;
}) => {
  const name = useId();
  return (
    <Choice legend={legend} error={error}>
      {options.map((option) => (
        <label key={option} className="radio-card">
          <input
            type="radio"
            name={name}
            checked={chosen === option}
            onChange={() => onChoose(option)}
          />
          <span>{label(option)}</span>
        </label>
      ))}
    </Choice>
  );
};

const toggle = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
};

const useProblem = (lines: readonly Line[], send: (text: string) => void) => {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [reason, setReason] = useState<ProblemReason>();
  const [resolution, setResolution] = useState<ProblemResolution>('refund');
  const [isSubmitted, setSubmitted] = useState(false);
  const itemsError = chosenIds.size === 0 ? t('problem.noItems') : undefined;
  const reasonError = reason ? undefined : t('problem.noReason');
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setSubmitted(true);
    const [itemChoice, reasonChoice] = event.currentTarget.querySelectorAll('fieldset');
    if (itemsError) itemChoice?.querySelector('input')?.focus();
    else if (!reason) reasonChoice?.querySelector('input')?.focus();
    else
      send(
        problemMessage({ lines: lines.filter(({ Id }) => chosenIds.has(Id)), reason, resolution }),
      );
  };
  return {
    chosenIds,
    reason,
    resolution,
    errors: isSubmitted ? { items: itemsError, reason: reasonError } : {},
    submit,
    toggleItem: (lineId: number) => setChosenIds((ids) => toggle(ids, lineId)),
    chooseReason: setReason,
    chooseResolution: setResolution,
  };
};

/** Asks for what the shop needs to know, and sends it as a message in the chat of the order. */
export const ProblemForm = ({
  lines,
  onSend,
}: {
  readonly lines: readonly Line[];
  readonly onSend: (text: string) => void;
}) => {
  const problem = useProblem(lines, onSend);
  return (
    <form className={styles.problem} aria-label={t('problem.title')} onSubmit={problem.submit}>
      <ItemChoice
        lines={lines}
        chosenIds={problem.chosenIds}
        error={problem.errors.items}
        onToggle={problem.toggleItem}
      />
      <RadioChoice
        legend={t('problem.reason')}
        error={problem.errors.reason}
        options={problemReasons}
        chosen={problem.reason}
        label={(option) => t(`problem.reason.${option}`)}
        onChoose={problem.chooseReason}
      />
      <RadioChoice
        legend={t('problem.resolution')}
        options={problemResolutions}
        chosen={problem.resolution}
        label={(option) => t(`problem.resolution.${option}`)}
        onChoose={problem.chooseResolution}
      />
      <Button type="submit" isBlock>
        {t('problem.send')}
      </Button>
    </form>
  );
};
