export const en = {
  from: 'Applies from {date} • Version {version}',
  nextTitle: 'A new version applies from {date}',
  showNext: 'Read the new version',
  showCurrent: 'Read the version that applies today',
} as const;
