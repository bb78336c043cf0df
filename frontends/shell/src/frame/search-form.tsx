import { useLocation, useNavigate } from '@tokri/web-kit/platform';
import { Icon, Search } from '@tokri/web-kit/ui';
import { useRef, type FormEvent } from 'react';
import { t } from '../texts.ts';

const name = 'Search';

/** Leads to the item list; shows what is searched for while that list is open. */
export const SearchForm = () => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const current = pathname === '/product-list' ? (new URLSearchParams(search).get(name) ?? '') : '';
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const words = input.current?.value.trim() ?? '';
    if (words) void navigate(`/product-list?${new URLSearchParams({ [name]: words })}`);
  };
  return (
    <form className="search" role="search" onSubmit={submit}>
      <Icon of={Search} />
      <input key={current} ref={input} type="search" name={name} enterKeyHint="search" autoComplete="off" maxLength={100} placeholder={t('search.placeholder')} aria-label={t('search')} defaultValue={current} />
    </form>
  );
};
