import { brandPath, itemPath, itemTypePath } from '@tokri/contracts/platform';
import type { Suggestion } from '@tokri/contracts/api';
import { nextActiveIndex } from '@tokri/web-kit/combobox';
import { announce } from '@tokri/web-kit/ui';
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useState, type Ref } from 'react';
import { Listbox } from './listbox.tsx';
import { t } from './labels.ts';
import { useSuggestions } from './use-suggestions.ts';

export interface ListboxState {
  readonly listId: string;
  readonly activeId: string | undefined;
}

export interface SuggestionListHandle {
  readonly handleKey: (key: string) => boolean;
}

export interface SuggestionListProps {
  readonly ref: Ref<SuggestionListHandle>;
  readonly typed: string;
  readonly onShown: (list: ListboxState | undefined) => void;
  readonly onClose: () => void;
  readonly onPick: (path: string) => void;
}

const suggestionPath = ({ Kind, Text, Id }: Suggestion): string => {
  switch (Kind) {
    case 'item':
      return itemPath(Id);
    case 'type':
      return itemTypePath(Id);
    case 'brand':
      return brandPath(Text);
  }
};

const none = -1;
const movesCaret = (key: string): boolean => key !== 'ArrowDown' && key !== 'ArrowUp';

export const SuggestionList = ({ ref, typed, onShown, onClose, onPick }: SuggestionListProps) => {
  const id = useId();
  const { options, isFinal } = useSuggestions(typed);
  const [chosen, setChosen] = useState({ options, at: none });
  const active = chosen.options === options ? chosen.at : none;
  const isOpen = options.length > 0;
  const optionId = (at: number): string => `${id}-${at}`;
  const activeId = active === none ? undefined : optionId(active);

  // A layout effect, so that screen readers never hear the previously active option.
  useLayoutEffect(() => {
    onShown(isOpen ? { listId: id, activeId } : undefined);
  }, [onShown, isOpen, id, activeId]);
  useEffect(() => {
    if (isFinal)
      announce(isOpen ? t('suggest.count', { count: options.length }) : t('suggest.none'));
  }, [isFinal, isOpen, options]);

  const pick = (at: number): boolean => {
    const option = options[at];
    if (option) onPick(suggestionPath(option));
    return option !== undefined;
  };
  const moveActive = (key: string): boolean => {
    const at = nextActiveIndex(key, { active, count: options.length });
    if (at === undefined) return false;
    setChosen({ options, at });
    return !movesCaret(key);
  };
  useImperativeHandle(ref, () => ({
    handleKey: (key) => {
      if (!isOpen) return false;
      if (key === 'Enter') return pick(active);
      if (key !== 'Escape') return moveActive(key);
      onClose();
      return true;
    },
  }));
  return isOpen ? (
    <Listbox
      id={id}
      optionId={optionId}
      options={options}
      typed={typed}
      active={active}
      onPick={pick}
    />
  ) : null;
};
