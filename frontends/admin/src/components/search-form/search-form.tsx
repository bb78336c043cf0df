import { Button, Icon, Search } from '@tokri/web-kit/ui';
import { useId, type SyntheticEvent } from 'react';
import styles from './search-form.module.css';

/** A search that is sent by Enter or its button, for lists that are slow to search. */
export const SearchForm = ({
  label,
  isLabelVisible = true,
  hint,
  submitLabel,
  maxLength,
  value,
  onSearch,
}: {
  readonly label: string;
  readonly isLabelVisible?: boolean;
  readonly hint: string;
  readonly submitLabel: string;
  readonly maxLength: number;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}) => {
  const id = useId();
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('search');
    onSearch(typeof search === 'string' ? search.trim() : '');
  };
  return (
    <form role="search" className={styles.search} onSubmit={submit}>
      <div className={styles.field}>
        <label className={isLabelVisible ? undefined : 'sr-only'} htmlFor={id}>
          {label}
        </label>
        <input
          key={value}
          id={id}
          className="input"
          type="search"
          name="search"
          defaultValue={value}
          maxLength={maxLength}
          autoComplete="off"
          placeholder={hint}
        />
      </div>
      <Button type="submit" kind="secondary" aria-label={submitLabel}>
        <Icon icon={Search} size={16} />
      </Button>
    </form>
  );
};
