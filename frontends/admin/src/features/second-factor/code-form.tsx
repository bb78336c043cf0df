import { Button, Field } from '@tokri/web-kit/ui';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import styles from './second-factor.module.css';
import type { useCodeCommand } from '../../second-factor/second-factor-queries.ts';

const maxCodeLength = 20;

type Command = ReturnType<typeof useCodeCommand>;
type OnDone = (outcome: NonNullable<Awaited<ReturnType<Command['send']>>>) => void;

const useCodeForm = (command: Command, onDone: OnDone) => {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (command.isBusy) return;
    const outcome = code.trim() === '' ? undefined : await command.send(code.trim());
    if (outcome) onDone(outcome);
    else input.current?.focus();
  };
  const change = (text: string): void => {
    setCode(text);
    command.clearError();
  };
  return { code, input, submit, change };
};

export const CodeForm = ({
  label,
  submitLabel,
  command,
  onDone,
  children,
}: {
  readonly label: string;
  readonly submitLabel: string;
  readonly command: Command;
  readonly onDone: OnDone;
  readonly children?: ReactNode;
}) => {
  const { code, input, submit, change } = useCodeForm(command, onDone);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        ref={input}
        label={label}
        value={code}
        error={command.error}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxCodeLength}
        onChange={({ target }) => change(target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" isBusy={command.isBusy}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
};
