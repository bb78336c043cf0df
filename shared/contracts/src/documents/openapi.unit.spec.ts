import { publicOperations } from '../api/index.ts';
import { openApiDocument } from './openapi.ts';

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string }>>>
  >;
}

it('openApiDocument lists every public operation once, even when operations share a path', () => {
  const { paths } = openApiDocument() as unknown as Document;
  const listed = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);
  expect(listed.sort()).toEqual(publicOperations.map(({ operationId: id }) => id).sort());
});
