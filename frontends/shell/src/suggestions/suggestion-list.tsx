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
  readonly onSelect: (path: string) => void;
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

export const SuggestionList = ({ ref, typed, onShown, onClose, onSelect }: SuggestionListProps) => {
  const id = useId();
  const { options, isFinal } = useSuggestions(typed);
  const [activeOption, setActiveOption] = useState({ options, index: none });
  const active = activeOption.options === options ? activeOption.index : none;
  const isOpen = options.length > 0;
  const optionId = (index: number): string => `${id}-${index}`;
  const activeId = active === none ? undefined : optionId(active);

  // A layout effect, so that screen readers never hear the previously active option.
  useLayoutEffect(() => {
    onShown(isOpen ? { listId: id, activeId } : undefined);
  }, [onShown, isOpen, id, activeId]);
  useEffect(() => {
    if (isFinal)
      announce(isOpen ? t('suggest.count', { count: options.length }) : t('suggest.none'));
  }, [isFinal, isOpen, options]);

  const select = (index: number): boolean => {
    const option = options[index];
    if (option) onSelect(suggestionPath(option));
    return option !== undefined;
  };
  const moveActive = (key: string): boolean => {
    const index = nextActiveIndex(key, { active, count: options.length });
    if (index === undefined) return false;
    setActiveOption({ options, index });
    return !movesCaret(key);
  };
  useImperativeHandle(ref, () => ({
    handleKey: (key) => {
      if (!isOpen) return false;
      if (key === 'Enter') return select(active);
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
      onSelect={select}
    />
  ) : null;
};
