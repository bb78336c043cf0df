import { useSearchParams } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { ButtonLink, Empty, ErrorPanel, usePageTitle } from '@tokri/web-kit/ui';
import { CartBar } from '../../cart/cart-bar.tsx';
import { allCategoriesPath, groupPath, idIn, typePath } from '../../catalogue/paths.ts';
import { useGroups, useTypesOfGroup } from '../../catalogue/queries.ts';
import { Crumbs } from '../../shelf/crumbs.tsx';
import { t } from './texts.ts';
import { Chips, SortChip, SortSelect } from './chips.tsx';
import { ItemGrid } from './item-grid.tsx';
import { changedSearch, wishOf } from './model.ts';
import styles from './product-list-page.module.css';
import { wishedItems } from './item-source.ts';
import { useItemList } from './use-item-list.ts';

/** The type to show: the one of the address, else the first that has items. */
const useType = (search: URLSearchParams) => {
  const [groupId, asked] = [idIn(search, 'GroupId'), idIn(search, 'TypeId')];
  const groups = useGroups();
  const types = useTypesOfGroup(groupId);
  const filled = (types.data ?? []).filter(({ Count, Id }) => Count > 0 || Id === asked);
  const typeId = asked || (filled[0]?.Id ?? 0);
  return { groupId, typeId, types: filled, group: groups.data?.find(({ Id }) => Id === groupId), type: filled.find(({ Id }) => Id === typeId), isWaiting: types.isLoading };
};

/** Items of a type, with its sister types as tabs. Anyone may look; no pincode is needed. */
export const SubcategoryListPage = () => {
  const [search, setSearch] = useSearchParams();
  const { groupId, typeId, types, group, type, isWaiting } = useType(search);
  const wish = { ...wishOf(search), groupId: 0, typeId };
  const pincode = useSession((state) => state.pincode);
  const list = useItemList(wishedItems(wish, pincode), typeId > 0);
  const title = type?.Name ?? list.items.find(({ ItemTypeId }) => ItemTypeId === typeId)?.ItemTypeName ?? t('list.title');
  usePageTitle(title);
  const sort = { sort: wish.sort, isSearch: false, onSort: (to: string) => setSearch(changedSearch(search, { Sort: to === 'relevance' ? '' : to }), { replace: true }) };
  const tabs = types.map(({ Id, Name, Count }) => ({ id: Id, name: Name, count: Count, isOn: Id === typeId, href: typePath({ groupId, typeId: Id }) }));
  const isEmpty = typeId === 0 ? !isWaiting : !list.isWaiting && !list.problem && list.items.length === 0;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Crumbs of={[{ name: t('all.title'), href: allCategoriesPath }, ...(group ? [{ name: group.Name, href: groupPath(group.Id) }] : []), { name: title }]} />
      <div className={`row ${styles.title}`}>
        <h1>{title}</h1>
        <span className="fine" role="status">{list.isWaiting || list.isOlder || list.problem ? '' : t('list.countHere', { count: list.total })}</span>
        <div className={`end wide-only ${styles.sort}`}><span className="fine" aria-hidden="true">{t('sort.by')}</span><SortSelect {...sort} className={`input ${styles.select}`} /></div>
      </div>
      <Chips label={t('list.sisters')} rows={tabs} isReplacing><SortChip {...sort} /></Chips>
      <h2 className="sr">{t('list.items')}</h2>
      {Boolean(list.problem) && <ErrorPanel problem={list.problem} onRetry={list.retry} />}
      {isEmpty && <Empty title={t('list.nothing')} text={t('list.nothingText')}><ButtonLink to={allCategoriesPath}>{t('list.browse')}</ButtonLink></Empty>}
      {!list.problem && !isEmpty && <ItemGrid list={list} sort={wish.sort} />}
      <CartBar />
    </main>
  );
};
