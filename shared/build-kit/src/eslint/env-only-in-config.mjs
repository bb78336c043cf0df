const isNamed = (node, name) =>
  (node.type === 'Identifier' && node.name === name) ||
  (node.type === 'Literal' && node.value === name);

export const envOnlyInConfig = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      env: 'Only config.ts may read environment variables; pass the value as an argument.',
    },
  },
  create(context) {
    return {
      MemberExpression(node) {
        if (isNamed(node.object, 'process') && isNamed(node.property, 'env'))
          context.report({ node, messageId: 'env' });
      },
      'VariableDeclarator > ObjectPattern.id > Property'(node) {
        if (isNamed(node.parent.parent.init ?? node, 'process') && isNamed(node.key, 'env'))
          context.report({ node, messageId: 'env' });
      },
      ImportSpecifier(node) {
        const from = node.parent.source.value;
        if ((from === 'node:process' || from === 'process') && isNamed(node.imported, 'env'))
          context.report({ node, messageId: 'env' });
      },
    };
  },
};
