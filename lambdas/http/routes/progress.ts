import { latestAttempts } from '../../domain/progress/attempts.ts';
import { findPoints } from '../../domain/progress/find-points.ts';
import { type LearnedScene, markScene, submitAnswers } from '../../domain/progress/learn.ts';
import { hasPassed } from '../../domain/progress/marks.ts';
import { presentProgress, presentStanding } from '../../domain/progress/progress.ts';
import { compareAnswer, disputeQuestion, keepView } from '../../domain/progress/remark.ts';
import { open } from '../../domain/session/access.ts';
import { gradingStore, progressStore, sessionStore } from '../../runtime/container.ts';
import type { Routes } from '../../runtime/http/router.ts';
import { grader } from '../../runtime/model/grader.ts';

const standingAfter = ({ entry, reader, session }: LearnedScene) => ({
  entry: presentProgress(entry),
  session: presentStanding(session, reader),
});

const scoreAfter = ({ scene, entry }: LearnedScene) => ({
  score: entry.latest_score,
  passed: hasPassed(scene, entry.latest, entry),
});

export const progress: Routes<
  'getProgress' | 'listAttempts' | 'putProgress' | 'submitAnswers' | 'disputeQuestion' | 'compareAnswer' | 'keepView'
> = {
  getProgress: async ({ caller, params, now }) => {
    const session = open(await sessionStore().find(params.sessionId), caller, now);
    const { reader, entries } = await progressStore().of(caller.userId, session.id);
    return {
      entries: entries.filter(({ order }) => order <= session.scene_end).map(presentProgress),
      session: presentStanding(session, reader),
    };
  },

  listAttempts: async ({ caller, params, now }) => {
    const session = open(await sessionStore().find(params.sessionId), caller, now);
    const [scenes, { entries }] = await Promise.all([
      sessionStore().scenes(session),
      progressStore().of(caller.userId, session.id),
    ]);
    return { attempts: latestAttempts(scenes, entries).map((one) => ({ ...one, questions: [...one.questions] })) };
  },

  putProgress: async ({ caller, params, body, now }) => {
    const learner = { userId: caller.userId, now };
    return standingAfter(await markScene(progressStore(), learner, params.sceneId, body.completion_status));
  },

  submitAnswers: async ({ caller, params, body, now, request }) => {
    const learner = { userId: caller.userId, now };
    const { answers } = body;
    const grading = { sessions: sessionStore(), gradings: gradingStore(), grader };
    const found = await findPoints(grading, learner, params.sceneId, answers);
    const learned = await submitAnswers(progressStore(), learner, params.sceneId, { answers, found, request });
    const { score, passed, questions } = learned.grade;
    return { score, passed, questions: [...questions], ...standingAfter(learned) };
  },

  disputeQuestion: async ({ caller, params, body, now }) => {
    const learner = { userId: caller.userId, now };
    const reason = body.withdraw ? null : body.reason;
    const learned = await disputeQuestion(progressStore(), learner, params.sceneId, body.questionId, reason);
    return { ...scoreAfter(learned), ...standingAfter(learned) };
  },

  compareAnswer: async ({ caller, params, body, now }) => {
    const learner = { userId: caller.userId, now };
    const learned = await compareAnswer(progressStore(), learner, params.sceneId, body.questionId, body.found);
    return { ...scoreAfter(learned), ...standingAfter(learned) };
  },

  keepView: async ({ caller, params, body, now }) => {
    const learner = { userId: caller.userId, now };
    return standingAfter(await keepView(progressStore(), learner, params.sceneId, body.questionId, body.view));
  },
};
