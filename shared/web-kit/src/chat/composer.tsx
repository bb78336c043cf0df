import {
  maxMessageLength,
  maxMessageLines,
  validateMessageText,
  type MessageTextError,
} from '@tokri/contracts/validation';
import { FieldError, Icon, IconButton } from '@tokri/web-kit/ui';
import { SendHorizontal } from 'lucide-react';
import { useId, type KeyboardEvent, type SyntheticEvent } from 'react';
import styles from './chat.module.css';
import { t } from './labels.ts';

const countdownThreshold = 100;

const hasKeyboard = (): boolean => !window.matchMedia('(pointer: coarse)').matches;

export interface ComposerProps {
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  readonly onSend: (text: string) => void;
}

/** An empty draft only disables the button. */
const errorTexts: Readonly<Record<MessageTextError, () => string>> = {
  empty: () => '',
  'too-long': () => t('error.too-long', { count: maxMessageLength }),
  'too-many-lines': () => t('error.too-many-lines', { count: maxMessageLines }),
  'control-characters': () => t('error.control-characters'),
  'stacked-marks': () => t('error.stacked-marks'),
};

const errorText = (draft: string): string => {
  const error = validateMessageText(draft);
  return error ? errorTexts[error]() : '';
};

const LengthNote = ({
  errorId,
  error,
  remaining,
}: {
  readonly errorId: string;
  readonly error: string;
  readonly remaining: number;
}) => (
  <>
    {remaining <= countdownThreshold && !error && (
      <span className={`fine-print ${styles.hint}`}>{t('left', { count: remaining })}</span>
    )}
    {error && (
      <span className={styles.hint}>
        <FieldError id={errorId} text={error} />
      </span>
    )}
  </>
);

export const Composer = ({ draft, onDraft, onSend }: ComposerProps) => {
  const id = useId();
  const error = errorText(draft);
  const isReady = validateMessageText(draft) === null;
  const remaining = maxMessageLength - [...draft.trim()].length;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (isReady) onSend(draft);
  };
  const handleKeyDown = (event: KeyboardEvent): void => {
    // Enter also confirms an input method's suggestion.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && hasKeyboard())
      submit(event);
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      <label className="sr-only" htmlFor={id}>
        {t('write')}
      </label>
      <textarea
        id={id}
        className={`input ${styles.field}`}
        rows={1}
        value={draft}
        placeholder={t('message.placeholder')}
        enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
        autoComplete="off"
        data-autofocus={hasKeyboard() || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}h${error ? ` ${id}e` : ''}`}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <IconButton
        type="submit"
        label={t('send')}
        className={styles.send}
        aria-disabled={!isReady || undefined}
      >
        <Icon icon={SendHorizontal} />
      </IconButton>
      <span className="sr-only" id={`${id}h`}>
        {hasKeyboard() ? t('message.keys') : ''}
      </span>
      <LengthNote errorId={`${id}e`} error={error} remaining={remaining} />
    </form>
  );
};
