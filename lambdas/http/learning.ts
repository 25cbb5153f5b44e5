import { material as materialEndpoints } from '../../shared/contract/material.ts';
import { progress as progressEndpoints } from '../../shared/contract/progress.ts';
import { quiz as quizEndpoints } from '../../shared/contract/quiz.ts';
import { scene as sceneEndpoints } from '../../shared/contract/scene.ts';
import { serve } from '../runtime/http/router.ts';
import { material } from './routes/material.ts';
import { progress } from './routes/progress.ts';
import { quiz } from './routes/quiz.ts';

import { scene } from './routes/scene.ts';

export const handler = serve(
  'learning',
  { ...materialEndpoints, ...progressEndpoints, ...quizEndpoints, ...sceneEndpoints },
  { ...material, ...progress, ...quiz, ...scene },
);
