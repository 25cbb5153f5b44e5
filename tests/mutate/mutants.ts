import { parseSync } from 'vite';

/** A small change of the meaning of a file, which a test should notice. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const operators: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

/** Methods whose call is left out, and those that are replaced by their opposite. */
const leftOut = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'trim', 'toLowerCase', 'normalize']);
const opposite: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
};

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
/** What of a node is a type, a name or the place of a module, and no value. */
const silent = new Set(['typeAnnotation', 'typeParameters', 'typeArguments', 'returnType', 'id', 'source', 'params']);
const typed = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

const childrenOf = (node: Node): readonly Node[] => {
  if (node.type.startsWith('TS') && !typed.has(node.type)) return [];
  if (node.type.startsWith('Import') || node.type === 'TaggedTemplateExpression') return [];
  const named = node.type === 'Property' || node.type === 'MemberExpression';
  return Object.entries(node).flatMap(([key, value]) => {
    if (silent.has(key) && key !== 'params') return [];
    if (named && (key === 'key' || key === 'property') && !node['computed']) return [];
    return [value].flat().filter(isNode);
  });
};

type Change = (node: Node, after: string, around?: 'value' | 'return' | 'continue') => void;

const isWording = (text: string): boolean => text.includes(' ');

const changeCall = (node: Node, text: (node: Node) => string, change: Change): void => {
  const callee = node['callee'] as Node;
  if (callee.type !== 'MemberExpression' || callee['computed'] || callee['optional']) return;
  const [object, property] = [callee['object'] as Node, callee['property'] as Node];
  const name = String(property['name']);
  if (leftOut.has(name)) change(node, text(object));
  if (Object.hasOwn(opposite, name))
    change(node, `${text(object)}.${opposite[name]}${text(node).slice(callee.end - node.start)}`);
};

const changeFunction = (node: Node, change: Change): void => {
  const body = node['body'] as Node | null;
  if (body?.type === 'BlockStatement') {
    if ((body['body'] as Node[]).length > 0) change(body, '{}', 'return');
  } else if (body && /^(Call|Chain|Conditional|Await|Member|New|Parenthesized)/.test(body.type))
    change(body, 'undefined');
};

const changeNode = (node: Node, text: (node: Node) => string, change: Change): void => {
  const test = node['test'] as Node | null | undefined;
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const [left, right, operator] = [node['left'] as Node, node['right'] as Node, String(node['operator'])];
      if (operators[operator]) change(node, `(${text(left)}) ${operators[operator]} (${text(right)})`);
      break;
    }
    case 'UnaryExpression':
      if (node['operator'] === '!') change(node, text(node['argument'] as Node));
      break;
    case 'Literal':
      if (typeof node['value'] === 'boolean') change(node, String(!node['value']));
      if (typeof node['value'] === 'string' && !isWording(node['value']))
        change(node, node['value'] ? "''" : "'mutant'");
      break;
    case 'TemplateLiteral':
      if (!isWording(text(node).replace(/\$\{[^}]*\}/g, ''))) change(node, '``');
      break;
    case 'ArrayExpression':
      if ((node['elements'] as unknown[]).length > 0) change(node, '[]');
      break;
    case 'ObjectExpression':
      if ((node['properties'] as unknown[]).length > 0) change(node, '({})');
      break;
    case 'CallExpression':
      changeCall(node, text, change);
      break;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      changeFunction(node, change);
      break;
    case 'ForOfStatement':
      if ((node['body'] as Node).type === 'BlockStatement') change(node['body'] as Node, '{}', 'continue');
      break;
  }
  if (!test || !/^(If|Conditional|While)/.test(node.type)) return;
  change(test, 'true');
  if (!/^While/.test(node.type)) change(test, 'false');
};

/** Values whose place in a chain `a?.b.c()` does not bear brackets. */
const inChain = (node: Node, parent: Node | undefined): boolean =>
  parent !== undefined &&
  ((parent.type === 'MemberExpression' && parent['object'] === node) || parent['callee'] === node);

const isError = (node: Node): boolean =>
  node.type === 'NewExpression' && /Error$/.test(String((node['callee'] as Node)['name']));

interface Site {
  readonly start: number;
  readonly end: number;
  readonly around: 'value' | 'return' | 'continue';
  readonly changes: { readonly id: string; readonly after: string }[];
}

/** The file with every mutant in it, each asleep until `globalThis.mutant(id)` says that it is awake. */
export const mutated = (file: string, code: string): { readonly code: string; readonly mutants: readonly Mutant[] } => {
  const sites = new Map<string, Site>();
  const mutants: Mutant[] = [];
  const text = ({ start, end }: Node): string => code.slice(start, end);
  const change: Change = (node, after, around = 'value') => {
    const [id, place] = [`${file}:${mutants.length}`, `${node.start}:${node.end}`];
    const site = sites.get(place) ?? { start: node.start, end: node.end, around, changes: [] };
    site.changes.push({ id, after });
    sites.set(place, site);
    const line = code.slice(0, node.start).split('\n').length;
    mutants.push({ id, file, line, before: text(node), after });
  };
  const walk = (node: Node, parent?: Node): void => {
    if (isError(node)) return;
    if (!inChain(node, parent) || !/Expression$/.test(node.type)) changeNode(node, text, change);
    for (const child of childrenOf(node)) walk(child, node);
  };
  // Nodes are walked by their properties, which the parser's union of types does not allow
  walk(parseSync(file, code, { lang: 'ts' }).program as unknown as Node);

  const ordered = [...sites.values()].sort((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  const emit = (from: number, to: number): string => {
    let [out, at] = ['', from];
    while (ordered[next] && ordered[next]!.end <= to) {
      const { start, end, around, changes } = ordered[next++]!;
      out += code.slice(at, start);
      const awake = changes.map(({ id }) => `globalThis.mutant('${id}')`);
      out +=
        around === 'value'
          ? `(${changes.map(({ after }, index) => `${awake[index]} ? ${after} : `).join('')}(${emit(start, end)}))`
          : `{ if (${awake.join(' || ')}) ${around}; ${emit(start + 1, end)}`;
      at = end;
    }
    return out + code.slice(at, to);
  };
  return { code: emit(0, code.length), mutants };
};
