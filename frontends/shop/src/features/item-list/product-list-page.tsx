import { itemListPath } from '@tokri/contracts';
import { useLocation, useNavigate, useSearchParams } from '@tokri/web-kit/platform';
import { takePincodeOfAddress } from '@tokri/web-kit/pincode';
import { askPincodeFor, useSession } from '@tokri/web-kit/session';
import {
  Button,
  ButtonLink,
  dialogTypes,
  Empty,
  ErrorPanel,
  Sheet,
  showDialog,
  usePageTitle,
} from '@tokri/web-kit/ui';
import { useEffect, useState } from 'react';
import { CartBar } from '../../cart/cart-bar.tsx';
import { allCategoriesPath, groupPath, homePath, listPath } from '../../catalogue/paths.ts';
import { useGroups } from '../../catalogue/queries.ts';
import { Crumbs } from '../../shelf/crumbs.tsx';
import { t } from './texts.ts';
import { Chips, FilterChip, SortChip, SortSelect, type ChipRow } from './chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ItemGrid } from './item-grid.tsx';
import {
  changedSearch,
  filterCount,
  wishOf,
  withoutFilters,
  type ListChange,
  type ListWish,
} from './model.ts';
import styles from './product-list-page.module.css';
import { wishedItems, type Facets } from './item-source.ts';
import { useItemList, type ItemList } from './use-item-list.ts';

/**
 * Section 2: without a stored pincode an alert shows, and acknowledging it goes home. There the pincode is asked for, and once told it leads back to
 * this list. A saved address tells it before all that.
 */
const usePincodeOrHome = (): string => {
  const pincode = useSession((state) => state.pincode);
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (pincode) return undefined;
    let isHere = true;
    const askOrGo = async (): Promise<void> => {
      if ((await takePincodeOfAddress()) || !isHere) return;
      await showDialog({ type: dialogTypes.warning, message: t('list.needPincode') });
      if (!isHere) return;
      void navigate(homePath, { replace: true });
      askPincodeFor(`${itemListPath}${search}`);
    };
    void askOrGo();
    return () => {
      isHere = false;
    };
  }, [pincode, navigate, search]);
  return pincode;
};

const useTitle = (wish: ListWish, { facets, items }: ItemList): string => {
  const groups = useGroups();
  if (wish.search) return t('list.results', { search: wish.search });
  if (wish.typeId)
    return (
      facets?.Types.find(({ ItemTypeId }) => ItemTypeId === wish.typeId)?.Name ??
      items.find(({ ItemTypeId }) => ItemTypeId === wish.typeId)?.ItemTypeName ??
      t('list.title')
    );
  if (wish.groupId)
    return groups.data?.find(({ Id }) => Id === wish.groupId)?.Name ?? t('list.title');
  if (wish.offerId)
    return (
      facets?.Offers.find(({ OfferId }) => OfferId === wish.offerId)?.Name ?? t('offers.title')
    );
  if (wish.brand) return wish.brand;
  return t(wish.sort === 'discount' ? 'home.savings' : 'list.all');
};

/** Departments while nothing is chosen, types inside a department or a search. */
const useChips = (
  wish: ListWish,
  { facets, search }: { readonly facets: Facets | undefined; readonly search: URLSearchParams },
): readonly ChipRow[] => {
  const groups = useGroups();
  const to = (change: ListChange): string => `${itemListPath}?${changedSearch(search, change)}`;
  if (!wish.groupId && !wish.search && !wish.typeId) {
    return (groups.data ?? [])
      .filter(({ Count }) => Count > 0)
      .map(({ Id, Name, Count }) => ({
        id: Id,
        name: Name,
        count: Count,
        href: to({ GroupId: Id }),
        isOn: false,
      }));
  }
  return (facets?.Types ?? []).map(({ ItemTypeId, Name, Count }) => ({
    id: ItemTypeId,
    name: Name,
    count: Count,
    isOn: ItemTypeId === wish.typeId,
    href: to({ TypeId: ItemTypeId === wish.typeId ? '' : ItemTypeId }),
  }));
};

const Nothing = ({
  wish,
  onChange,
}: {
  readonly wish: ListWish;
  readonly onChange: (change: ListChange) => void;
}) => (
  <Empty
    title={wish.search ? t('list.nothingFor', { search: wish.search }) : t('list.nothing')}
    text={t(filterCount(wish) ? 'list.nothingFiltered' : 'list.nothingText')}
  >
    {filterCount(wish) > 0 ? (
      <Button kind="primary" onClick={() => onChange(withoutFilters)}>
        {t('filter.clear')}
      </Button>
    ) : (
      <ButtonLink to={allCategoriesPath}>{t('list.browse')}</ButtonLink>
    )}
  </Empty>
);

const FilterSheet = ({
  list,
  onClose,
  ...panel
}: Parameters<typeof FilterPanel>[0] & {
  readonly list: ItemList;
  readonly onClose: () => void;
}) => (
  <Sheet title={t('filter.title')} onClose={onClose}>
    <FilterPanel {...panel} />
    <div className={styles.done}>
      <Button isBlock isBusy={list.isOlder} onClick={onClose}>
        {t('filter.done', { count: list.total })}
      </Button>
    </div>
  </Sheet>
);

const useCrumbs = (wish: ListWish, title: string) => {
  const groups = useGroups();
  const group = groups.data?.find(({ Id }) => Id === wish.groupId);
  return [
    ...(group && (wish.typeId || wish.search)
      ? [{ name: group.Name, href: groupPath(group.Id) }]
      : []),
    ...(wish.brand && wish.typeId
      ? [{ name: wish.brand, href: listPath({ Brand: wish.brand }) }]
      : []),
    { name: title },
  ];
};

const List = ({ pincode }: { readonly pincode: string }) => {
  const [search, setSearch] = useSearchParams();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const wish = wishOf(search);
  const list = useItemList(wishedItems(wish, pincode));
  const title = useTitle(wish, list);
  const chips = useChips(wish, { facets: list.facets, search });
  const crumbs = useCrumbs(wish, title);
  usePageTitle(title);
  const change = (to: ListChange): void => setSearch(changedSearch(search, to), { replace: true });
  const sort = {
    sort: wish.sort,
    isSearch: wish.search !== '',
    onSort: (to: string) => change({ Sort: to === 'relevance' ? '' : to }),
  };
  const panel = { wish, facets: list.facets, pincode, onChange: change };
  const isEmpty = !list.isWaiting && !list.problem && list.items.length === 0;
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <aside className={`wide-only ${styles.rail}`} aria-label={t('filter.title')}>
        <h2>{t('filter.title')}</h2>
        <FilterPanel {...panel} />
      </aside>
      <div className={styles.result}>
        <Crumbs of={crumbs} className="wide-only" />
        <div className={`row ${styles.title}`}>
          <h1>{title}</h1>
          <span className="fine" role="status">
            {list.isWaiting || list.isOlder || list.problem
              ? ''
              : t('list.count', { count: list.total, pincode })}
          </span>
          <div className={`end wide-only ${styles.sort}`}>
            <span className="fine" aria-hidden="true">
              {t('sort.by')}
            </span>
            <SortSelect {...sort} className={`input ${styles.select}`} />
          </div>
        </div>
        <Chips label={t('list.kinds')} rows={chips}>
          <FilterChip count={filterCount(wish)} onOpen={() => setFilterOpen(true)} />
          <SortChip {...sort} />
        </Chips>
        <h2 className="sr">{t('list.items')}</h2>
        {list.problem ? (
          <ErrorPanel problem={list.problem} onRetry={list.retry} />
        ) : isEmpty ? (
          <Nothing wish={wish} onChange={change} />
        ) : (
          <ItemGrid list={list} sort={wish.sort} columns="beside-rail" />
        )}
      </div>
      {isFilterOpen && <FilterSheet {...panel} list={list} onClose={() => setFilterOpen(false)} />}
      <CartBar />
    </main>
  );
};

/** Items with filters, order and search, all of them kept in the address. */
export const ProductListPage = () => {
  const pincode = usePincodeOrHome();
  if (pincode) return <List pincode={pincode} />;
  return (
    <main id="main" className={`wrap ${styles.page}`} tabIndex={-1}>
      <h1>{t('list.title')}</h1>
    </main>
  );
};
