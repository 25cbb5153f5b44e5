import { material as materialEndpoints } from '../../shared/contract/session/material.ts';
import { progress as progressEndpoints } from '../../shared/contract/session/progress.ts';
import { quiz as quizEndpoints } from '../../shared/contract/session/quiz.ts';
import { scene as sceneEndpoints } from '../../shared/contract/session/scene.ts';
import { serve } from '../runtime/http/router.ts';
import { material } from './routes/session/material.ts';
import { progress } from './routes/session/progress.ts';
import { quiz } from './routes/session/quiz.ts';

import { scene } from './routes/session/scene.ts';

export const handler = serve(
  'learning',
  { ...materialEndpoints, ...progressEndpoints, ...quizEndpoints, ...sceneEndpoints },
  { ...material, ...progress, ...quiz, ...scene },
);
