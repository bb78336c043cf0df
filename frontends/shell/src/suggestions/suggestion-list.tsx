import { goodsOfBrandPath, goodsOfTypePath, itemPath } from '@tokri/contracts';
import type { Suggestion } from '@tokri/contracts/http';
import { stepped } from '@tokri/web-kit/combobox';
import { announce } from '@tokri/web-kit/ui';
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useState, type Ref } from 'react';
import { Listbox } from './listbox.tsx';
import { t } from './texts.ts';
import { useSuggestions } from './use-suggestions.ts';

/** What the field says of its list to those who listen. */
export interface ListShown {
  readonly listId: string;
  /** Of the option that Enter takes; nothing while it takes the typed words. */
  readonly activeId: string | undefined;
}

export interface SuggestionKeys {
  /** @returns whether the list has taken the key, so that the field leaves it alone. */
  readonly press: (key: string) => boolean;
}

export interface SuggestionListProps {
  readonly ref: Ref<SuggestionKeys>;
  /** What stands in the field; empty closes the list. */
  readonly typed: string;
  readonly onShown: (list: ListShown | undefined) => void;
  readonly onClose: () => void;
  readonly onPick: (path: string) => void;
}

const pathOf = ({ Kind, Text, Id }: Suggestion): string => {
  switch (Kind) {
    case 'item':
      return itemPath(Id);
    case 'type':
      return goodsOfTypePath(Id);
    case 'brand':
      return goodsOfBrandPath(Text);
  }
};

const none = -1;
/** They move the caret, and leave the list for it. */
const movesInText = (key: string): boolean => key !== 'ArrowDown' && key !== 'ArrowUp';

/** Suggestions under a search field, which keeps the focus: the listbox of a WAI-ARIA combobox. */
export const SuggestionList = ({ ref, typed, onShown, onClose, onPick }: SuggestionListProps) => {
  const id = useId();
  const { options, isFinal } = useSuggestions(typed);
  const [chosen, setChosen] = useState({ options, at: none });
  const active = chosen.options === options ? chosen.at : none;
  const isOpen = options.length > 0;
  const optionId = (at: number): string => `${id}-${at}`;
  const activeId = active === none ? undefined : optionId(active);

  // Before the frame is drawn: a screen reader must not hear the option that was active before.
  useLayoutEffect(() => {
    onShown(isOpen ? { listId: id, activeId } : undefined);
  }, [onShown, isOpen, id, activeId]);
  useEffect(() => {
    if (isFinal)
      announce(isOpen ? t('suggest.count', { count: options.length }) : t('suggest.none'));
  }, [isFinal, isOpen, options]);

  const pick = (at: number): boolean => {
    const option = options[at];
    if (option) onPick(pathOf(option));
    return option !== undefined;
  };
  const step = (key: string): boolean => {
    const at = stepped(key, { active, count: options.length });
    if (at === undefined) return false;
    setChosen({ options, at });
    return !movesInText(key);
  };
  useImperativeHandle(ref, () => ({
    press: (key) => {
      if (!isOpen) return false;
      if (key === 'Enter') return pick(active);
      if (key !== 'Escape') return step(key);
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
