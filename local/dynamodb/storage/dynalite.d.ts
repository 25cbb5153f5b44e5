// The parts of dynalite 4.0.0 that are used here; the package has no types of its own.
declare module 'dynalite/db/index.js' {
  type Item = import('../types.ts').Item;
  type Table = import('../types.ts').StoredTable;
  type Request = import('../types.ts').ItemRequest;
  export interface Range {
    gte?: string;
    gt?: string;
    lte?: string;
    lt?: string;
    limit?: number;
    reverse?: boolean;
  }
  export type Operation = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };
  export interface Level {
    open(): Promise<void>;
    get(key: string): Promise<unknown>;
    getMany(keys: string[]): Promise<unknown[]>;
    batch(operations: Operation[]): Promise<void>;
    values(range: Range): AsyncIterable<unknown>;
    iterator(range: Range): AsyncIterable<[string, unknown]>;
    keys(range: Range): AsyncIterable<string>;
    clear(range: Range): Promise<void>;
    close(): Promise<void>;
  }
  interface Db {
    create(options: { path?: string }): { db: Level };
    createKey(item: Item, table: Table): string;
    createIndexKey(item: Item, table: Table, keySchema: Table['KeySchema']): string;
    validateKey(key: Item, table: Table): Error | undefined;
    validateItem(item: Item, table: Table): Error | undefined;
    validateKeyPaths(nestedPaths: object | undefined, table: Table): Error | undefined;
    checkConditional(request: Request, item: Item | undefined): Error | undefined;
    matchesExprFilter(item: Item, expression: object): boolean;
    mapPaths(paths: object[], item: Item): Item;
    itemSize(item: Item): number;
    queryTable(
      store: { level: Level },
      table: Table,
      request: Request,
      range: Range,
      isLocal: boolean,
      fetch: boolean,
      keyNames: string[],
      done: (error: Error | null, result?: object) => void,
    ): void;
  }
  const db: Db;
  export default db;
}

declare module 'dynalite/validations/index.js' {
  type Request = import('../types.ts').ItemRequest;
  const validations: {
    checkTypes(data: object, types: object): Request;
    checkValidations(data: object, types: object, custom: unknown, store: object): void;
  };
  export default validations;
}

declare module 'dynalite/validations/*' {
  const rules: { types: object; custom: unknown };
  export default rules;
}

declare module 'dynalite/actions/*' {
  type Request = import('../types.ts').ItemRequest;
  const action: (
    store: object,
    data: Request,
    done: (error: Error | null, result?: Record<string, unknown>) => void,
  ) => void;
  export default action;
}
