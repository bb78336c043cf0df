import { Button } from '@tokri/web-kit/ui';

interface OneTimeButtonProps {
  readonly text: string;
  readonly label: string;
  /** Replaces the text once nothing is left to do. */
  readonly doneText: string;
  readonly isDone: boolean;
  readonly onClick: () => void;
}

/** It stays after the action is done, so that the focus can return to it from the sheet. */
export const OneTimeButton = ({ text, label, doneText, isDone, onClick }: OneTimeButtonProps) => (
  <Button
    kind="secondary"
    isSmall
    aria-disabled={isDone || undefined}
    aria-label={isDone ? undefined : label}
    onClick={isDone ? undefined : onClick}
  >
    {isDone ? doneText : text}
  </Button>
);
