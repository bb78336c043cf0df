import type { OrderResponse } from '@tokri/contracts/api';
import { langOf } from '@tokri/web-kit/platform';
import { Button, FieldError } from '@tokri/web-kit/ui';
import { useId, useState, type SyntheticEvent } from 'react';
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

const ItemChoice = ({
  lines,
  chosenIds,
  onToggle,
}: {
  readonly lines: readonly Line[];
  readonly chosenIds: ReadonlySet<number>;
  readonly onToggle: (lineId: number) => void;
}) => (
  <fieldset>
    <legend>{t('problem.items')}</legend>
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
  </fieldset>
);

const RadioChoice = <Option extends string>({
  legend,
  options,
  chosen,
  label,
  onChoose,
}: {
  readonly legend: string;
  readonly options: readonly Option[];
  readonly chosen: Option | undefined;
  readonly label: (option: Option) => string;
  readonly onChoose: (option: Option) => void;
}) => {
  const name = useId();
  return (
    <fieldset>
      <legend>{legend}</legend>
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
    </fieldset>
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
  const [error, setError] = useState('');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const chosen = lines.filter(({ Id }) => chosenIds.has(Id));
    if (chosen.length === 0) return setError(t('problem.noItems'));
    if (!reason) return setError(t('problem.noReason'));
    send(problemMessage({ lines: chosen, reason, resolution }));
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      setError('');
      set(value);
    };
  return {
    chosenIds,
    reason,
    resolution,
    error,
    submit,
    toggleItem: change((lineId: number) => setChosenIds((ids) => toggle(ids, lineId))),
    chooseReason: change(setReason),
    chooseResolution: change(setResolution),
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
  const errorId = useId();
  return (
    <form
      className={styles.problem}
      aria-label={t('problem.title')}
      aria-describedby={problem.error ? errorId : undefined}
      onSubmit={problem.submit}
    >
      <ItemChoice lines={lines} chosenIds={problem.chosenIds} onToggle={problem.toggleItem} />
      <RadioChoice
        legend={t('problem.reason')}
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
      {problem.error && <FieldError id={errorId} text={problem.error} />}
      <Button type="submit" isBlock>
        {t('problem.send')}
      </Button>
    </form>
  );
};
