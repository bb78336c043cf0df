import { useSearchParams } from '@tokri/web-kit/platform';
import { useSession } from '@tokri/web-kit/session';
import { ButtonLink, Empty, ErrorPanel, pictures, usePageTitle } from '@tokri/web-kit/ui';
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

/** Types that have something, and the one that is asked for. */
const useFilledTypes = (groupId: number, asked: number) => {
  const types = useTypesOfGroup(groupId);
  return {
    filled: (types.data ?? []).filter(({ Count, Id }) => Count > 0 || Id === asked),
    isWaiting: types.isLoading,
  };
};

/** The type of the address, else the first that has items. Of an address without its department, the goods tell that. */
const useTypeOf = (search: URLSearchParams) => {
  const [asked, groupOfAddress] = [idIn(search, 'TypeId'), idIn(search, 'GroupId')];
  const first = useFilledTypes(groupOfAddress, asked);
  const typeId = asked || (first.filled[0]?.Id ?? 0);
  const pincode = useSession((state) => state.pincode);
  const wish = { ...wishOf(search), groupId: 0, typeId };
  const list = useItemList(wishedItems(wish, pincode), typeId > 0);
  const item = list.items.find(({ ItemTypeId }) => ItemTypeId === typeId);
  const groupId = groupOfAddress || (item?.ItemGroupId ?? 0);
  const { filled: types, isWaiting } = useFilledTypes(groupId, asked);
  const group = useGroups().data?.find(({ Id }) => Id === groupId);
  const type = types.find(({ Id }) => Id === typeId);
  const isEmpty =
    typeId === 0 ? !isWaiting : !list.isWaiting && !list.problem && list.items.length === 0;
  return {
    wish,
    list,
    typeId,
    groupId,
    group,
    types,
    name: type?.Name ?? item?.ItemTypeName,
    isEmpty: isEmpty && !isWaiting,
  };
};

/** Of a type that is known, the goods are out; one that no department has is not there at all. */
const Nothing = ({ isKnown }: { readonly isKnown: boolean }) => (
  <Empty
    title={t(isKnown ? 'list.nothing' : 'list.unknownType')}
    text={t('list.otherAisles')}
    {...(isKnown ? {} : { picture: pictures.box })}
  >
    <ButtonLink to={allCategoriesPath}>{t('list.browse')}</ButtonLink>
  </Empty>
);

/** Items of a type, with its sister types as tabs. Anyone may look; no pincode is needed. */
export const SubcategoryListPage = () => {
  const [search, setSearch] = useSearchParams();
  const { wish, list, typeId, groupId, group, types, name, isEmpty } = useTypeOf(search);
  const title = name ?? t('list.title');
  usePageTitle(title);
  const sort = {
    sort: wish.sort,
    isSearch: false,
    onSort: (to: string) =>
      setSearch(changedSearch(search, { Sort: to === 'relevance' ? '' : to }), { replace: true }),
  };
  const tabs = types.map(({ Id, Name, Count }) => ({
    id: Id,
    name: Name,
    count: Count,
    isOn: Id === typeId,
    href: typePath({ groupId, typeId: Id }),
  }));
  const isCounted = !list.isWaiting && !list.isOlder && !list.problem && !isEmpty;
  return (
    <main id="main" className="wrap" tabIndex={-1}>
      <Crumbs
        of={[
          { name: t('all.title'), href: allCategoriesPath },
          ...(group ? [{ name: group.Name, href: groupPath(group.Id) }] : []),
          { name: title },
        ]}
      />
      <div className={`row ${styles.title}`}>
        <h1>{title}</h1>
        <span className="fine" role="status">
          {isCounted ? t('list.countHere', { count: list.total }) : ''}
        </span>
        <div className={`end wide-only ${styles.sort}`}>
          <span className="fine" aria-hidden="true">
            {t('sort.by')}
          </span>
          <SortSelect {...sort} className={`input ${styles.select}`} />
        </div>
      </div>
      <Chips label={t('list.sisters')} rows={tabs} isReplacing>
        <SortChip {...sort} />
      </Chips>
      <h2 className="sr">{t('list.items')}</h2>
      {Boolean(list.problem) && <ErrorPanel problem={list.problem} onRetry={list.retry} />}
      {isEmpty && <Nothing isKnown={name !== undefined} />}
      {!list.problem && !isEmpty && <ItemGrid list={list} sort={wish.sort} />}
      <CartBar />
    </main>
  );
};
