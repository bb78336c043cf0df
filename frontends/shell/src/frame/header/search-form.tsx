import { itemListParams, itemListPath, searchPath } from '@tokri/contracts/platform';
import { maxItemSearchLength } from '@tokri/contracts/validation';
import { lazyPage, useLocation, useNavigate } from '@tokri/web-kit/platform';
import { Icon, Search } from '@tokri/web-kit/ui';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { RemoteBoundary } from '../../remotes/remote-boundary.tsx';
import { rememberSearch } from '../../suggestions/recent-searches.ts';
import type { GridState, SuggestionListHandle } from '../../suggestions/suggestion-list.tsx';
import { t } from '../../labels.ts';
import styles from './header.module.css';

const SuggestionList = lazyPage(() =>
  import('../../suggestions/suggestion-list.tsx').then((file) => file.SuggestionList),
);

const useSearchField = (current: string) => {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const handle = useRef<SuggestionListHandle>(null);
  /** The text to suggest for; undefined while the list is closed. */
  const [typed, setTyped] = useState<string>();
  const [grid, setGrid] = useState<GridState>();
  const close = (): void => {
    setTyped(undefined);
    setGrid(undefined);
  };
  /** A field that holds the search of this page suggests nothing until somebody types. */
  const openIfEmpty = (): void => {
    if (input.current?.value === '') setTyped('');
  };
  const navigateTo = (path: string): void => {
    close();
    void navigate(path);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const query = input.current?.value.trim() ?? '';
    if (!query) return;
    rememberSearch(query);
    navigateTo(searchPath(query));
  };
  const select = (path: string): void => {
    if (input.current) input.current.value = current;
    document.getElementById('main')?.focus({ preventScroll: true });
    navigateTo(path);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // During composition Enter and the arrow keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (handle.current?.handleKey(event.key)) event.preventDefault();
    else if (event.key === 'ArrowDown' && !grid) setTyped(event.currentTarget.value);
  };
  return {
    input,
    handle,
    typed,
    setTyped,
    grid,
    setGrid,
    close,
    openIfEmpty,
    submit,
    select,
    handleKeyDown,
  };
};

const SearchField = ({ current }: { readonly current: string }) => {
  const field = useSearchField(current);
  const { typed, setTyped, grid, close } = field;
  return (
    <form className={`search ${styles.search}`} role="search" onSubmit={field.submit}>
      <Icon icon={Search} />
      <input
        ref={field.input}
        type="search"
        name={itemListParams.search}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxItemSearchLength}
        placeholder={t('search.placeholder')}
        aria-label={t('search')}
        defaultValue={current}
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="grid"
        aria-expanded={grid !== undefined}
        aria-controls={grid?.gridId}
        aria-activedescendant={grid?.activeId}
        onFocus={field.openIfEmpty}
        onClick={field.openIfEmpty}
        onBlur={close}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={field.handleKeyDown}
      />
      {typed !== undefined && (
        <RemoteBoundary resetKey={typed} fallback={() => null}>
          <SuggestionList
            ref={field.handle}
            typed={typed}
            onShown={field.setGrid}
            onClose={close}
            onSelect={field.select}
          />
        </RemoteBoundary>
      )}
    </form>
  );
};

export const SearchForm = () => {
  const { pathname, search } = useLocation();
  const current =
    pathname === itemListPath ? (new URLSearchParams(search).get(itemListParams.search) ?? '') : '';
  return <SearchField key={current} current={current} />;
};
