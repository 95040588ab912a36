import { type ESTree, parseSync } from 'vite';

/** Returns the value of an expression that consists of literals. Other parts are undefined. */
export function literalOf(code: string): unknown {
  const { program, errors } = parseSync('literal.tsx', `x = (${code}\n)`);
  const [statement] = program.body;
  if (errors.length > 0 || statement?.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  return expression.type === 'AssignmentExpression' ? valueIn(expression.right) : undefined;
}

function valueIn(node: ESTree.Expression): unknown {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return valueIn(node.expression);
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? '') : undefined;
    case 'ArrayExpression':
      return node.elements.map((item) => (item && item.type !== 'SpreadElement' ? valueIn(item) : undefined));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) => {
          if (property.type !== 'Property') return [];
          const { key, value } = property;
          const name =
            key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
          return name === null ? [] : [[name, valueIn(value)]];
        }),
      );
    default:
      return undefined;
  }
}
