import type { PartyNameResponse } from '@tokri/contracts/api';
import { nextActiveIndex } from '@tokri/web-kit/combobox';
import { announce } from '@tokri/web-kit/ui';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { t } from './labels.ts';
import { unresolvedParty } from './party-choice.ts';
import { noResultsText, optionId } from './party-results.tsx';
import { usePartyNames } from './use-party-names.ts';
import { usePartySearch, type PartySearch } from './use-party-search.ts';

export interface PartyChoice {
  /** The number of the party, empty for everyone, or `unresolvedParty`. */
  readonly value: string;
  readonly onChange: (party: string) => void;
}

const none = -1;

/** What the field shows: the name of the party, or what was typed while it names none. */
const usePartyText = (value: string) => {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<PartyNameResponse>();
  const id = Number(value) || 0;
  const isKnown = chosen?.PartyId === id;
  const nameOf = usePartyNames(isKnown ? [] : [id]);
  const name = isKnown ? chosen.Name : nameOf(id);
  const isUnresolved = value === unresolvedParty;
  return {
    text: isUnresolved ? typed : id > 0 ? name : '',
    searchText: isUnresolved ? typed : '',
    setTyped,
    setChosen,
  };
};

const useAnnouncedResults = ({ state, total }: PartySearch, search: string, isOpen: boolean) => {
  useEffect(() => {
    if (!isOpen || state !== 'ready') return;
    announce(total > 0 ? t('count', { count: total }) : noResultsText(search));
  }, [isOpen, state, total, search]);
};

interface ListKeys {
  readonly active: number;
  readonly parties: readonly PartyNameResponse[];
  /** What Enter chooses while no option is active. */
  readonly onlyMatch: PartyNameResponse | undefined;
  readonly choose: (party: PartyNameResponse) => void;
  readonly setActive: (active: number) => void;
  readonly close: () => void;
}

/** Whether the open list uses up the key. */
const handleListKey = (key: string, list: ListKeys): boolean => {
  const { active, parties } = list;
  const party = parties[active] ?? list.onlyMatch;
  if (key === 'Escape') list.close();
  else if (key === 'Enter' && party) list.choose(party);
  else {
    const next = nextActiveIndex(key, { active, count: parties.length });
    if (next !== undefined) list.setActive(next);
    return key === 'ArrowDown' || key === 'ArrowUp';
  }
  return true;
};

const toAriaProps = (
  listId: string,
  { hasOptions, active }: { hasOptions: boolean; active: number },
) =>
  ({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': hasOptions,
    'aria-controls': hasOptions ? listId : undefined,
    'aria-activedescendant': hasOptions && active >= 0 ? optionId(listId, active) : undefined,
  }) as const;

export const usePartyCombobox = ({ value, onChange }: PartyChoice) => {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(none);
  const { text, searchText, setTyped, setChosen } = usePartyText(value);
  const search = usePartySearch(searchText, isOpen);
  useAnnouncedResults(search, searchText.trim(), isOpen);
  const { parties } = search;
  const onlyMatch = searchText !== '' && parties.length === 1 ? parties[0] : undefined;
  const show = (isShown: boolean): void => {
    setOpen(isShown);
    setActive(none);
  };
  const close = (): void => show(false);
  const choose = (party: PartyNameResponse): void => {
    setChosen(party);
    onChange(String(party.PartyId));
    close();
    announce(t('chosen', { name: party.Name }));
  };
  const type = (typed: string): void => {
    setTyped(typed);
    onChange(typed.trim() === '' ? '' : unresolvedParty);
    show(true);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const keys = { active, parties, onlyMatch, choose, setActive, close };
    // During composition Enter and the arrow keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (!isOpen && event.key === 'ArrowDown') show(true);
    else if (!isOpen || !handleListKey(event.key, keys)) return;
    event.preventDefault();
    // Escape closes the list, not the sheet or panel around it.
    event.stopPropagation();
  };
  return {
    results: { id: listId, search, typed: searchText, active, onChoose: choose },
    isOpen,
    close,
    inputProps: {
      ...toAriaProps(listId, { hasOptions: isOpen && parties.length > 0, active }),
      autoComplete: 'off',
      value: text,
      onChange: ({ target }: { readonly target: { readonly value: string } }) => type(target.value),
      onClick: () => show(true),
      onKeyDown: handleKeyDown,
    },
  };
};
