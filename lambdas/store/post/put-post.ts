import type { PostRecord } from '../../domain/post/post.ts';
import { type Fragment, put } from '../fragment.ts';
import { VersionConflict } from '../version-conflict.ts';
import { postRow } from './row.ts';

/** Writes what was decided from the version that was read; version 0 is one that is not there yet. */
export const putPost = (post: PostRecord): Fragment =>
  put(postRow({ ...post, version: post.version + 1 }), {
    expression: post.version === 0 ? 'attribute_not_exists(PK)' : 'version = :version',
    ...(post.version === 0 ? {} : { values: { ':version': post.version } }),
    refusal: () => new VersionConflict(),
  });
