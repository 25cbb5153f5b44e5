import { collection as collectionEndpoints } from '../../shared/contract/collection.ts';
import { library as libraryEndpoints } from '../../shared/contract/library.ts';
import { post as postEndpoints } from '../../shared/contract/post.ts';
import { serve } from '../runtime/http/router.ts';
import { collection } from './routes/collection.ts';
import { library } from './routes/library.ts';

import { post } from './routes/post.ts';

export const handler = serve(
  'community',
  { ...collectionEndpoints, ...libraryEndpoints, ...postEndpoints },
  { ...collection, ...library, ...post },
);
