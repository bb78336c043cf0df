import { Icon, Search } from '@tokri/web-kit/ui';
import type { InputHTMLAttributes } from 'react';
import { useSettledText } from './use-settled-text.ts';

interface SearchFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'maxLength' | 'placeholder' | 'enterKeyHint' | 'onFocus'
> {
  readonly label: string;
  readonly value: string;
  readonly className: string | undefined;
  /** Once typing has paused, or at once on Enter. */
  readonly onSearch: (text: string) => void;
}

export const SearchField = ({ label, value, className, onSearch, ...input }: SearchFieldProps) => {
  const { typed, setTyped, submit } = useSettledText(value, onSearch);
  return (
    <form role="search" className={className} onSubmit={submit}>
      <Icon icon={Search} size={16} />
      <input
        {...input}
        type="search"
        value={typed}
        autoComplete="off"
        aria-label={label}
        onChange={({ target }) => setTyped(target.value)}
      />
    </form>
  );
};
