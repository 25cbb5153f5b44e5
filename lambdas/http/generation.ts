import { serve } from '../runtime/router.ts';
import { running } from './routes/running.ts';
import { stories } from './routes/stories.ts';
import { uploads } from './routes/uploads.ts';

export const handler = serve('generation', { ...uploads, ...stories, ...running });
