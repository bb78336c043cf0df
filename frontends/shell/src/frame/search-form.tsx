import { itemListPath, itemSearchLettersMax, listNames, searchPath } from '@tokri/contracts';
import { lazyPage, useLocation, useNavigate } from '@tokri/web-kit/platform';
import { Icon, Search } from '@tokri/web-kit/ui';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import type { ListShown, SuggestionKeys } from '../suggestions/suggestion-list.tsx';
import { t } from '../texts.ts';
import styles from './header.module.css';

/** Its code comes to those who are about to type. */
const SuggestionList = lazyPage(() =>
  import('../suggestions/suggestion-list.tsx').then((file) => file.SuggestionList),
);

const SearchField = ({ current }: { readonly current: string }) => {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<SuggestionKeys>(null);
  const [isEntered, setEntered] = useState(false);
  const [typed, setTyped] = useState('');
  const [list, setList] = useState<ListShown>();
  const close = (): void => setTyped('');
  const goTo = (path: string): void => {
    close();
    void navigate(path);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const words = input.current?.value.trim() ?? '';
    if (words) goTo(searchPath(words));
  };
  const pick = (path: string): void => {
    if (input.current) input.current.value = current;
    // The keyboard of a phone goes with the focus.
    document.getElementById('main')?.focus({ preventScroll: true });
    goTo(path);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter and arrows belong to a Hindi keyboard while it composes a word.
    if (event.nativeEvent.isComposing) return;
    if (keys.current?.press(event.key)) event.preventDefault();
    else if (event.key === 'ArrowDown' && !list) setTyped(event.currentTarget.value);
  };
  return (
    <form className={`search ${styles.search}`} role="search" onSubmit={submit}>
      <Icon of={Search} />
      <input
        ref={input}
        type="search"
        name={listNames.search}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={itemSearchLettersMax}
        placeholder={t('search.placeholder')}
        aria-label={t('search')}
        defaultValue={current}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list?.listId}
        aria-activedescendant={list?.activeId}
        onFocus={() => setEntered(true)}
        onBlur={close}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={press}
      />
      {isEntered && (
        <RemoteBoundary resetKey={typed} fallback={() => null}>
          <SuggestionList
            ref={keys}
            typed={typed}
            onShown={setList}
            onClose={close}
            onPick={pick}
          />
        </RemoteBoundary>
      )}
    </form>
  );
};

/** Leads to the item list; shows what is searched for while that list is open. */
export const SearchForm = () => {
  const { pathname, search } = useLocation();
  const current =
    pathname === itemListPath ? (new URLSearchParams(search).get(listNames.search) ?? '') : '';
  return <SearchField key={current} current={current} />;
};
