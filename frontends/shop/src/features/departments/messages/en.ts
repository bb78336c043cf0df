export const en = {
  'sub.title': 'Aisle',
  'sub.types': 'Kinds',
  'sub.all': 'All {name}',
  'sub.empty': 'This aisle is empty just now',
  'sub.unknown': 'There is no such aisle',
  'sub.unknownText': 'It may have been moved. All aisles are one step away.',
} as const;
