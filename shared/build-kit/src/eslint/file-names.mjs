import path from 'node:path';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
const vagueNames = new Set([
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'manager',
  'managers',
]);

export const fileNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      kebab: 'File names are kebab-case, such as place-order.ts; rename "{{name}}".',
      vague:
        'The name "{{part}}" does not say what is inside; name the file or folder after its purpose.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const relative = path.relative(context.cwd, context.filename).split(path.sep);
        const name = relative.at(-1);
        const bare = name.replace(/^\./, '');
        if (!kebabCase.test(bare)) context.report({ node, messageId: 'kebab', data: { name } });
        const parts = [...relative.slice(0, -1), bare.split('.')[0]];
        const part = parts.find(
          (candidate) =>
            vagueNames.has(candidate) ||
            [...vagueNames].some((word) => candidate.endsWith(`-${word}`)),
        );
        if (part) context.report({ node, messageId: 'vague', data: { part } });
      },
    };
  },
};
