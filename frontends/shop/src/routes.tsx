import { lazyPage, lazyRoute, type RouteObject } from '@tokri/web-kit/platform';
import { HomePage } from './features/home/home-page.tsx';
import { PageSkeleton } from './components/page-skeleton.tsx';

const skeleton = <PageSkeleton />;
const ProductListPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: 'page-product-list' */ './features/product-list/product-list-page.tsx'
    ).then((file) => file.ProductListPage),
  skeleton,
);
const SubcategoryListPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: 'page-subcategory-list' */ './features/product-list/subcategory-list-page.tsx'
    ).then((file) => file.SubcategoryListPage),
  skeleton,
);
const OfferItemListPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: 'page-offer-item-list' */ './features/offer-items/offer-item-list-page.tsx'
    ).then((file) => file.OfferItemListPage),
  skeleton,
);
const SingleProductPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: 'page-single-product' */ './features/item/single-product-page.tsx'
    ).then((file) => file.SingleProductPage),
  skeleton,
);
const AllCategoriesPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: 'page-all-categories' */ './features/categories/all-categories-page.tsx'
    ).then((file) => file.AllCategoriesPage),
  skeleton,
);
const SubCategoryPage = lazyPage(
  () =>
    import(
      /* webpackChunkName: 'page-sub-category' */ './features/categories/sub-category-page.tsx'
    ).then((file) => file.SubCategoryPage),
  skeleton,
);

export const routes: RouteObject[] = [
  { path: 'home', element: <HomePage /> },
  lazyRoute('product-list', ProductListPage),
  lazyRoute('single-product', SingleProductPage),
  lazyRoute('all-categories', AllCategoriesPage),
  lazyRoute('sub-category', SubCategoryPage),
  lazyRoute('subcategory-list', SubcategoryListPage),
  lazyRoute('offer-item-list', OfferItemListPage),
];
