import { learning } from '../../shared/contract/learning.ts';
import { quizzes } from '../../shared/contract/quizzes.ts';
import { serve } from '../runtime/http/router.ts';
import { materials } from './routes/materials.ts';
import { progress } from './routes/progress.ts';
import { promptInputs } from './routes/prompt-inputs.ts';
import { scenes } from './routes/scenes.ts';

export const handler = serve(
  'learning',
  { ...learning, ...quizzes },
  { ...scenes, ...materials, ...promptInputs, ...progress },
);
