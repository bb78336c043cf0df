import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import { HomePage } from './features/home/home-page.tsx';
import { PageWaiting } from './shelf/page-waiting.tsx';

const waiting = <PageWaiting />;
const ProductListPage = lazyPage(
  () => import('./features/item-list/product-list-page.tsx').then((file) => file.ProductListPage),
  waiting,
);
const SubcategoryListPage = lazyPage(
  () =>
    import('./features/item-list/subcategory-list-page.tsx').then(
      (file) => file.SubcategoryListPage,
    ),
  waiting,
);
const OfferItemListPage = lazyPage(
  () =>
    import('./features/item-list/offer-item-list-page.tsx').then((file) => file.OfferItemListPage),
  waiting,
);
const SingleProductPage = lazyPage(
  () => import('./features/item/single-product-page.tsx').then((file) => file.SingleProductPage),
  waiting,
);
const AllCategoriesPage = lazyPage(
  () =>
    import('./features/departments/all-categories-page.tsx').then((file) => file.AllCategoriesPage),
  waiting,
);
const SubCategoryPage = lazyPage(
  () => import('./features/departments/sub-category-page.tsx').then((file) => file.SubCategoryPage),
  waiting,
);

/** Screens of section 2 on which things are chosen. */
export const routes: RouteObject[] = [
  { path: 'home', element: <HomePage /> },
  { path: 'product-list', element: <ProductListPage /> },
  { path: 'single-product', element: <SingleProductPage /> },
  { path: 'all-categories', element: <AllCategoriesPage /> },
  { path: 'sub-category', element: <SubCategoryPage /> },
  { path: 'subcategory-list', element: <SubcategoryListPage /> },
  { path: 'offer-item-list', element: <OfferItemListPage /> },
];
