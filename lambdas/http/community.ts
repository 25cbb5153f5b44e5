import { collections as collectionEndpoints } from '../../shared/contract/collections.ts';
import { community as communityEndpoints } from '../../shared/contract/community.ts';
import { sharing as sharingEndpoints } from '../../shared/contract/sharing.ts';
import { serve } from '../runtime/http/router.ts';
import { collections } from './routes/collections.ts';
import { community } from './routes/community.ts';
import { library } from './routes/library.ts';
import { sharing } from './routes/sharing.ts';

export const handler = serve(
  'community',
  { ...sharingEndpoints, ...communityEndpoints, ...collectionEndpoints },
  { ...sharing, ...community, ...library, ...collections },
);
