type Values = Readonly<Record<string, unknown>>;

interface Changes {
  readonly set?: Values;
  readonly add?: Values;
  readonly remove?: Values;
}

interface Expression {
  readonly expression: string;
  readonly names: Record<string, string>;
  readonly values: Record<string, unknown>;
}

/**
 * An update expression from fields and values: `set` puts them, `add` counts up or joins sets, `remove` takes members
 * out of sets. Names stand behind placeholders, because some are reserved words.
 */
export const changing = ({ set = {}, add = {}, remove = {} }: Changes): Expression => {
  const names: Record<string, string> = {};
  const values: Record<string, unknown> = {};
  const clause = (verb: string, fields: Values, prefix: string, link: string): string[] => {
    const terms = Object.entries(fields).map(([field, value], at) => {
      names[`#${prefix}${at}`] = field;
      values[`:${prefix}${at}`] = value;
      return `#${prefix}${at}${link}:${prefix}${at}`;
    });
    return terms.length > 0 ? [`${verb} ${terms.join(', ')}`] : [];
  };
  const clauses = [
    ...clause('SET', set, 's', ' = '),
    ...clause('ADD', add, 'a', ' '),
    ...clause('DELETE', remove, 'd', ' '),
  ];
  return { expression: clauses.join(' '), names, values };
};
