import { itemOperations, type AuditEntryResponse, type ItemResponse } from '@tokri/contracts/api';
import { maxPageSize } from '@tokri/contracts/validation';
import { callApi, keepPreviousData, useQuery } from '@tokri/web-kit/platform';
import type { NamesBySubject } from '../../../audit/describe-fields.ts';
import { useStaffNames } from '../../../audit/use-staff-names.ts';
import { usePartyNames } from '../../../components/party-field/use-party-names.ts';
import { useCustomerNames } from '../../../customers/use-customer-names.ts';
import { useLocations } from '../../../locations/use-locations.ts';
import { findNamesInChanges, useOfferNames, useOrderNumbers } from './use-record-names.ts';

const { listItemGroups, listItemsForPlace, listItemTypes } = itemOperations;

const idsOf = (subjects: readonly string[], kind: string): readonly number[] =>
  [
    ...new Set(
      subjects
        .filter((subject) => subject.startsWith(`${kind}:`))
        .map((subject) => Number(subject.slice(kind.length + 1))),
    ),
  ]
    .filter((id) => id > 0)
    .sort((a, b) => a - b)
    .slice(0, maxPageSize);

/** What is not on sale keeps its number. */
const useItems = (ids: readonly number[]): readonly ItemResponse[] => {
  const { data = [] } = useQuery({
    queryKey: [listItemsForPlace.operationId, 'names', ids],
    queryFn: ({ signal }) =>
      callApi(listItemsForPlace, {
        query: {
          typeId: 0,
          categoryId: 0,
          pincode: '0',
          userId: 0,
          PDate: '0',
          ids: ids.join(','),
          pageSize: maxPageSize,
        },
        signal,
      }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return data;
};

const useCategories = (isNeeded: boolean) => {
  const options = { query: { pageSize: maxPageSize } };
  const { data: types = [] } = useQuery({
    queryKey: [listItemTypes.operationId, 'names'],
    queryFn: ({ signal }) => callApi(listItemTypes, { ...options, signal }),
    enabled: isNeeded,
  });
  const { data: groups = [] } = useQuery({
    queryKey: [listItemGroups.operationId, 'names'],
    queryFn: ({ signal }) => callApi(listItemGroups, { ...options, signal }),
    enabled: isNeeded,
  });
  return { types, groups };
};

/** Best effort: a record whose name this reader cannot read keeps its number. */
export const useSubjectNames = (entries: readonly AuditEntryResponse[]): NamesBySubject => {
  const subjects = entries.flatMap(({ Subjects, Changes }) => [
    ...Subjects,
    ...Changes.map(({ Subject }) => Subject),
  ]);
  const items = useItems(idsOf(subjects, 'item'));
  const { types, groups } = useCategories(subjects.some((subject) => /^item-/.test(subject)));
  const { names: staff } = useStaffNames();
  const { names: customers } = useCustomerNames(idsOf(subjects, 'user'));
  const { data: locations = [] } = useLocations();
  const offers = useOfferNames(subjects.some((subject) => subject.startsWith('offer:')));
  const orders = useOrderNumbers(idsOf(subjects, 'order'));
  const partyIds = idsOf(subjects, 'party');
  const nameOfParty = usePartyNames(partyIds);
  const units = items.flatMap(({ Name, Units }) =>
    Units.map((unit) => [unit.UnitId, `${Name}, ${unit.Name}`] as const),
  );
  return new Map(
    [
      ...findNamesInChanges(entries).toReversed(),
      ...offers,
      ...orders,
      ...partyIds.map((id) => [`party:${id}`, nameOfParty(id)] as const),
      ...items.map(({ Id, Name }) => [`item:${Id}`, Name] as const),
      ...units.flatMap(([id, name]) => [
        [`unit:${id}`, name] as const,
        [`stock:${id}`, name] as const,
      ]),
      ...types.map(({ Id, Name }) => [`item-type:${Id}`, Name] as const),
      ...groups.map(({ Id, Name }) => [`item-group:${Id}`, Name] as const),
      ...locations.map(({ Id, Name }) => [`location:${Id}`, Name] as const),
      ...[...customers, ...staff].map(([id, name]) => [`user:${id}`, name] as const),
    ].filter(([, name]) => name !== ''),
  );
};
