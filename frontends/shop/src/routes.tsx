import { lazyPage, type RouteObject } from '@tokri/web-kit/platform';
import { HomePage } from './features/home/home-page.tsx';
import { PageSkeleton } from './components/page-skeleton.tsx';

const skeleton = <PageSkeleton />;
const ProductListPage = lazyPage(
  () =>
    import('./features/product-list/product-list-page.tsx').then((file) => file.ProductListPage),
  skeleton,
);
const SubcategoryListPage = lazyPage(
  () =>
    import('./features/product-list/subcategory-list-page.tsx').then(
      (file) => file.SubcategoryListPage,
    ),
  skeleton,
);
const OfferItemListPage = lazyPage(
  () =>
    import('./features/offer-items/offer-item-list-page.tsx').then(
      (file) => file.OfferItemListPage,
    ),
  skeleton,
);
const SingleProductPage = lazyPage(
  () => import('./features/item/single-product-page.tsx').then((file) => file.SingleProductPage),
  skeleton,
);
const AllCategoriesPage = lazyPage(
  () =>
    import('./features/categories/all-categories-page.tsx').then((file) => file.AllCategoriesPage),
  skeleton,
);
const SubCategoryPage = lazyPage(
  () => import('./features/categories/sub-category-page.tsx').then((file) => file.SubCategoryPage),
  skeleton,
);

export const routes: RouteObject[] = [
  { path: 'home', element: <HomePage /> },
  { path: 'product-list', element: <ProductListPage /> },
  { path: 'single-product', element: <SingleProductPage /> },
  { path: 'all-categories', element: <AllCategoriesPage /> },
  { path: 'sub-category', element: <SubCategoryPage /> },
  { path: 'subcategory-list', element: <SubcategoryListPage /> },
  { path: 'offer-item-list', element: <OfferItemListPage /> },
];
