import { material as materialEndpoints } from '../../shared/contract/session/material.ts';
import { practice as practiceEndpoints } from '../../shared/contract/session/practice.ts';
import { progress as progressEndpoints } from '../../shared/contract/session/progress.ts';
import { quiz as quizEndpoints } from '../../shared/contract/session/quiz.ts';
import { scene as sceneEndpoints } from '../../shared/contract/session/scene.ts';
import { serve } from '../runtime/http/router.ts';
import { material } from './routes/session/material.ts';
import { practice } from './routes/session/practice.ts';
import { progress } from './routes/session/progress.ts';
import { quiz } from './routes/session/quiz.ts';

import { scene } from './routes/session/scene.ts';

export const handler = serve(
  'learning',
  { ...materialEndpoints, ...practiceEndpoints, ...progressEndpoints, ...quizEndpoints, ...sceneEndpoints },
  { ...material, ...practice, ...progress, ...quiz, ...scene },
);
