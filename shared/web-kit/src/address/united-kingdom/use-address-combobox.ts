import type { AddressSuggestionResponse } from '@tokri/contracts/api';
import { nextActiveIndex } from '@tokri/web-kit/combobox';
import { announce } from '@tokri/web-kit/ui';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { optionId, resultsText } from './address-results.tsx';
import { useAddressSuggestions } from './use-address-suggestions.ts';

const none = -1;

interface ListKeys {
  readonly active: number;
  readonly suggestions: readonly AddressSuggestionResponse[];
  readonly choose: (suggestion: AddressSuggestionResponse) => void;
  readonly setActive: (active: number) => void;
  readonly close: () => void;
}

/** Whether the open list uses up the key. */
const handleListKey = (key: string, list: ListKeys): boolean => {
  const { active, suggestions } = list;
  const suggestion = suggestions[active];
  if (key === 'Escape') {
    list.close();
    return true;
  }
  if (key === 'Enter' && suggestion) {
    list.choose(suggestion);
    return true;
  }
  const next = nextActiveIndex(key, { active, count: suggestions.length });
  if (next !== undefined) list.setActive(next);
  return key === 'ArrowDown' || key === 'ArrowUp';
};

const toAriaProps = (
  listId: string,
  { hasOptions, active }: { readonly hasOptions: boolean; readonly active: number },
) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': hasOptions,
    'aria-controls': hasOptions ? listId : undefined,
    'aria-activedescendant': hasOptions && active >= 0 ? optionId(listId, active) : undefined,
  }) as const;

export interface AddressCombobox {
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (suggestion: AddressSuggestionResponse) => void;
}

export const useAddressCombobox = ({ typed, onType, onChoose }: AddressCombobox) => {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(none);
  const results = useAddressSuggestions(typed, isOpen);
  const { suggestions, state } = results;
  const text = state === 'loading' ? '' : resultsText(results);
  useEffect(() => {
    if (text) announce(text);
  }, [text, typed]);

  const show = (isShown: boolean): void => {
    setOpen(isShown);
    setActive(none);
  };
  const close = (): void => show(false);
  const choose = (suggestion: AddressSuggestionResponse): void => {
    close();
    onChoose(suggestion);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // During composition Enter and the arrow keys belong to the input method.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!isOpen && event.key === 'ArrowDown') show(true);
    else if (state === 'idle') return;
    else if (!handleListKey(event.key, { active, suggestions, choose, setActive, close })) return;
    event.preventDefault();
    // Escape closes the list, not the sheet around it.
    event.stopPropagation();
  };
  return {
    isShown: state !== 'idle',
    close,
    results: { id: listId, results, typed, active, onChoose: choose },
    inputProps: {
      ...toAriaProps(listId, { hasOptions: suggestions.length > 0 && state === 'ready', active }),
      autoComplete: 'off',
      value: typed,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        onType(target.value);
        show(true);
      },
      onKeyDown: handleKeyDown,
    },
  };
};
