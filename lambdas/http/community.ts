import { collection as collectionEndpoints } from '../../shared/contract/community/collection.ts';
import { library as libraryEndpoints } from '../../shared/contract/community/library.ts';
import { post as postEndpoints } from '../../shared/contract/community/post.ts';
import { serve } from '../runtime/http/router.ts';
import { collection } from './routes/community/collection.ts';
import { library } from './routes/community/library.ts';

import { post } from './routes/community/post.ts';

export const handler = serve(
  'community',
  { ...collectionEndpoints, ...libraryEndpoints, ...postEndpoints },
  { ...collection, ...library, ...post },
);
