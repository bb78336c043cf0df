import { lazyPage, useParams, type RouteObject } from '@tokri/web-kit/platform';
import type { ReactNode } from 'react';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { PageSkeleton } from '../../components/page.tsx';
import { RequireSection } from '../../layout/access-guard.tsx';

const skeleton = <PageSkeleton />;
const ItemsPage = lazyPage(
  () => import('./items/items-page.tsx').then((file) => file.ItemsPage),
  skeleton,
);
const ItemFormPage = lazyPage(
  () => import('./items/form/item-form-page.tsx').then((file) => file.ItemFormPage),
  skeleton,
);
const StockPage = lazyPage(
  () => import('./stock/stock-page.tsx').then((file) => file.StockPage),
  skeleton,
);
const MovementsPage = lazyPage(
  () => import('./stock/movements/movements-page.tsx').then((file) => file.MovementsPage),
  skeleton,
);
const CategoriesPage = lazyPage(
  () => import('./categories/categories-page.tsx').then((file) => file.CategoriesPage),
  skeleton,
);
const PricesPage = lazyPage(
  () => import('./prices/prices-page.tsx').then((file) => file.PricesPage),
  skeleton,
);
const BulkChangePage = lazyPage(
  () => import('./bulk-changes/bulk-change-page.tsx').then((file) => file.BulkChangePage),
  skeleton,
);
const BulkChangeListPage = lazyPage(
  () => import('./bulk-changes/bulk-change-list-page.tsx').then((file) => file.BulkChangeListPage),
  skeleton,
);
const NewImportPage = lazyPage(
  () => import('./imports/new-import-page.tsx').then((file) => file.NewImportPage),
  skeleton,
);
const ImportPage = lazyPage(
  () => import('./imports/import-page.tsx').then((file) => file.ImportPage),
  skeleton,
);

/** An address that no page has, not a record that does not exist. */
const NumberedPage = ({ children }: { readonly children: ReactNode }) =>
  /^\d+$/.test(useParams().id ?? '') ? children : <NotFoundPage />;

const items = (page: ReactNode) => <RequireSection name="items">{page}</RequireSection>;
const stock = (page: ReactNode) => <RequireSection name="stock">{page}</RequireSection>;
const prices = (page: ReactNode) => <RequireSection name="prices">{page}</RequireSection>;

/** Below `/admin`. */
export const catalogRoutes: RouteObject[] = [
  { path: 'items', element: items(<ItemsPage />) },
  { path: 'items/new', element: items(<ItemFormPage key="new" />) },
  { path: 'items/categories', element: items(<CategoriesPage />) },
  { path: 'items/changes', element: items(<BulkChangeListPage path="/admin/items" />) },
  { path: 'items/changes/:batchId', element: items(<BulkChangePage path="/admin/items" />) },
  { path: 'items/import', element: items(<NewImportPage />) },
  { path: 'items/import/:id', element: items(<ImportPage />) },
  {
    path: 'items/:id',
    element: items(
      <NumberedPage>
        <ItemFormPage />
      </NumberedPage>,
    ),
  },
  { path: 'stock', element: stock(<StockPage />) },
  { path: 'stock/movements', element: stock(<MovementsPage />) },
  { path: 'stock/changes', element: stock(<BulkChangeListPage path="/admin/stock" />) },
  { path: 'stock/changes/:batchId', element: stock(<BulkChangePage path="/admin/stock" />) },
  { path: 'prices', element: prices(<PricesPage />) },
  { path: 'prices/changes', element: prices(<BulkChangeListPage path="/admin/prices" />) },
  { path: 'prices/changes/:batchId', element: prices(<BulkChangePage path="/admin/prices" />) },
  {
    path: 'prices/:id',
    element: prices(
      <NumberedPage>
        <PricesPage />
      </NumberedPage>,
    ),
  },
];
