import { latestAttempts } from '../../../domain/progress/attempts.ts';
import { checkAnswers } from '../../../domain/progress/check.ts';
import { findPoints } from '../../../domain/progress/find-points.ts';
import { compareAnswer, disputeQuestion, keepView } from '../../../domain/progress/give-feedback.ts';
import { hasPassed } from '../../../domain/progress/question-scores.ts';
import { type LearnedScene, submitAnswers } from '../../../domain/progress/record-progress.ts';
import { open } from '../../../domain/session/access.ts';
import { gradingStore, progressStore, sessionStore } from '../../../runtime/container.ts';
import type { Routes } from '../../../runtime/http/router.ts';
import { grader } from '../../../runtime/model/grader.ts';

import { progressAfter } from './progress.ts';

const scoreAfter = ({ scene, entry }: LearnedScene) => ({
  score: entry.latest_score,
  passed: hasPassed(scene, entry.latest, entry),
});

export const quiz: Routes<
  'listAttempts' | 'submitAnswers' | 'checkAnswers' | 'disputeQuestion' | 'compareAnswer' | 'keepView'
> = {
  listAttempts: async ({ caller, params, now }) => {
    const session = open(await sessionStore().find(params.sessionId), caller, now);
    const [scenes, { entries }] = await Promise.all([
      sessionStore().scenes(session),
      progressStore().of(caller.userId, session.id),
    ]);
    return { attempts: latestAttempts(scenes, entries).map((one) => ({ ...one, questions: [...one.questions] })) };
  },

  submitAnswers: async ({ caller, params, body, now, request }) => {
    const learner = { userId: caller.userId, now };
    const { answers } = body;
    const grading = { sessions: sessionStore(), gradings: gradingStore(), grader };
    const found = await findPoints(grading, learner, params.sceneId, answers);
    const learned = await submitAnswers(progressStore(), learner, params.sceneId, { answers, found, request });
    const { score, passed, questions } = learned.grade;
    return { score, passed, questions: [...questions], ...progressAfter(learned) };
  },

  checkAnswers: async ({ caller, params, body, now }) => {
    const asked = { reader: { userId: caller?.userId }, now };
    const { score, passed, questions } = await checkAnswers(sessionStore(), asked, params.sceneId, body.answers);
    return { score, passed, questions: [...questions] };
  },

  disputeQuestion: async ({ caller, params, body, now }) => {
    const learner = { userId: caller.userId, now };
    const reason = body.withdraw ? null : body.reason;
    const learned = await disputeQuestion(progressStore(), learner, params.sceneId, body.questionId, reason);
    return { ...scoreAfter(learned), ...progressAfter(learned) };
  },

  compareAnswer: async ({ caller, params, body, now }) => {
    const learner = { userId: caller.userId, now };
    const learned = await compareAnswer(progressStore(), learner, params.sceneId, body.questionId, body.found);
    return { ...scoreAfter(learned), ...progressAfter(learned) };
  },

  keepView: async ({ caller, params, body, now }) => {
    const learner = { userId: caller.userId, now };
    return progressAfter(await keepView(progressStore(), learner, params.sceneId, body.questionId, body.view));
  },
};
