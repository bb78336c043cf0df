import { itemListParams, itemListPath, searchPath } from '@tokri/contracts/platform';
import { maxItemSearchLength } from '@tokri/contracts/validation';
import { lazyPage, useLocation, useNavigate } from '@tokri/web-kit/platform';
import { Icon, Search } from '@tokri/web-kit/ui';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { RemoteBoundary } from '../../remotes/remote-boundary.tsx';
import type { ListboxState, SuggestionListHandle } from '../../suggestions/suggestion-list.tsx';
import { t } from '../../labels.ts';
import styles from './header.module.css';

const SuggestionList = lazyPage(() =>
  import('../../suggestions/suggestion-list.tsx').then((file) => file.SuggestionList),
);

const useSearchField = (current: string) => {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const handle = useRef<SuggestionListHandle>(null);
  const [typed, setTyped] = useState('');
  const [list, setList] = useState<ListboxState>();
  const close = (): void => setTyped('');
  const navigateTo = (path: string): void => {
    close();
    void navigate(path);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const query = input.current?.value.trim() ?? '';
    if (query) navigateTo(searchPath(query));
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
    else if (event.key === 'ArrowDown' && !list) setTyped(event.currentTarget.value);
  };
  return { input, handle, typed, setTyped, list, setList, close, submit, select, handleKeyDown };
};

const SearchField = ({ current }: { readonly current: string }) => {
  const { input, handle, typed, setTyped, list, setList, close, submit, select, handleKeyDown } =
    useSearchField(current);
  const [isEntered, setEntered] = useState(false);
  return (
    <form className={`search ${styles.search}`} role="search" onSubmit={submit}>
      <Icon icon={Search} />
      <input
        ref={input}
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
        aria-expanded={list !== undefined}
        aria-controls={list?.listId}
        aria-activedescendant={list?.activeId}
        onFocus={() => setEntered(true)}
        onBlur={close}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
      />
      {isEntered && (
        <RemoteBoundary resetKey={typed} fallback={() => null}>
          <SuggestionList
            ref={handle}
            typed={typed}
            onShown={setList}
            onClose={close}
            onSelect={select}
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
