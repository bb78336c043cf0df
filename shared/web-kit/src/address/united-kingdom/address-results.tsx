import type { AddressSuggestionResponse } from '@tokri/contracts/api';
import { highlightMatches } from '@tokri/web-kit/combobox';
import { useEffect } from 'react';
import { t } from '../labels.ts';
import styles from './address-results.module.css';
import type { AddressSuggestions } from './use-address-suggestions.ts';

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

const messageIds = {
  loading: 'address.searching',
  failed: 'address.searchFailed',
  offline: 'address.searchOffline',
} as const;

export const resultsText = ({ state, suggestions }: AddressSuggestions): string => {
  if (state === 'idle') return '';
  if (state !== 'ready') return t(messageIds[state]);
  return suggestions.length > 0
    ? t('address.suggestionCount', { count: suggestions.length })
    : t('address.noneFound');
};

interface AddressResultsProps {
  readonly id: string;
  readonly results: AddressSuggestions;
  readonly typed: string;
  readonly active: number;
  readonly onChoose: (suggestion: AddressSuggestionResponse) => void;
}

const Options = ({ id, results, typed, active, onChoose }: AddressResultsProps) => (
  <ul id={id} role="listbox" aria-label={t('address.suggestions')} className={styles.list}>
    {results.suggestions.map((suggestion, index) => (
      <li
        key={suggestion.Id}
        id={optionId(id, index)}
        role="option"
        aria-selected={index === active}
        data-active={index === active || undefined}
        className={styles.option}
        onClick={() => onChoose(suggestion)}
      >
        <span>
          {highlightMatches(suggestion.Address, typed).map(({ text, isMatch }, part) =>
            isMatch ? <b key={part}>{text}</b> : text,
          )}
        </span>
      </li>
    ))}
  </ul>
);

/** A press keeps the focus in the field, whose blur would close the list before the click. */
export const AddressResults = (props: AddressResultsProps) => {
  const { id, active, results } = props;
  useEffect(() => {
    if (active >= 0)
      document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      {results.suggestions.length > 0 ? (
        <Options {...props} />
      ) : (
        <p className={styles.note}>{resultsText(results)}</p>
      )}
    </div>
  );
};
