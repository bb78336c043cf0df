import path from 'node:path';
import config from '../../../jest.config.mjs';

const transform = path.join(import.meta.dirname, 'transform.cjs');
const withMutation = (entry) => (Array.isArray(entry) ? [transform, entry[1]] : entry);

export default {
  ...config,
  projects: config.projects.map((project) => ({
    ...project,
    transform: Object.fromEntries(
      Object.entries(project.transform).map(([pattern, entry]) => [pattern, withMutation(entry)]),
    ),
  })),
};
