import type { CollectionStore } from '../../domain/collection/ports.ts';
import { collectionKey } from '../keys.ts';
import { findReaders } from '../progress/find-readers.ts';
import { deleteRow, type Table } from '../table.ts';
import { changeCollection } from './change-collection.ts';
import { createCollection } from './create-collection.ts';
import { findCollection } from './find-collection.ts';
import { listCollections } from './list-collections.ts';

export const createCollectionStore = (table: Table): CollectionStore => ({
  create: (collection, request) => createCollection(table, collection, request),
  find: (id) => findCollection(table, id),
  list: (query) => listCollections(table, query),
  change: (id, decide) => changeCollection(table, id, decide),
  remove: (id) => deleteRow(table, collectionKey(id)),
  readers: (userId, sessions) => findReaders(table, userId, sessions),
});
