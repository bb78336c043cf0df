import { publicOperations } from '../api/index.ts';
import { openApiDocument } from './openapi.ts';

interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly operationId: string }>>>
  >;
}

it('the document of the contract, generated, holds every public row once, whatever shares its path', () => {
  const { paths } = openApiDocument() as unknown as Document;
  const listed = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);
  expect(listed.sort()).toEqual(publicOperations.map(({ operationId: id }) => id).sort());
});
